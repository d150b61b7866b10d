import { askPlace, openPlace, type PlaceShown } from './api';

/** Where other devices find this page: opened on the server's own machine, the address in the browser is of no use to them. */
const OWN_MACHINE = /^(localhost|.+\.localhost|127\..+|0\.0\.0\.0|\[::1\])$/;

export class Place {
  /** Where the server says that others find it. */
  private found = $state('');
  private readonly base = $derived(this.found || document.baseURI);
  /** Whether only this device gets here, as far as is known. */
  readonly local = $derived(!this.found && OWN_MACHINE.test(new URL(this.base).hostname));

  /** Whether whoever sits here can let others in the network in. */
  door = $state(false);

  /** Asks the server where others find it, if the own address does not say. */
  async find(): Promise<void> {
    if (this.local) await askPlace().then((place) => this.know(place), () => {});
  }

  /** Lets others in the network in. */
  async open(): Promise<void> {
    this.know(await openPlace());
  }

  private know({ addresses, door }: PlaceShown): void {
    this.found = addresses[0] ?? '';
    this.door = door;
  }

  link(address: string): string {
    return new URL(address, this.base).href;
  }
}
