/** Where other devices find this page: opened on the server's own machine, the address in the browser is of no use to them. */
const OWN_MACHINE = /^(localhost|.+\.localhost|127\..+|0\.0\.0\.0|\[::1\])$/;

export class Place {
  private base = $state(document.baseURI);
  /** Whether only this device gets here, as far as is known. */
  readonly local = $derived(OWN_MACHINE.test(new URL(this.base).hostname));

  /** Asks the server where others find it, if the own address does not say. */
  async find(): Promise<void> {
    if (!this.local) return;
    const place = await fetch(new URL('api/place', document.baseURI)).then((answer) => answer.json(), () => null);
    this.base = place?.addresses?.[0] ?? this.base;
  }

  link(address: string): string {
    return new URL(address, this.base).href;
  }
}
