/** Lamplit as an app of its own, where the browser offers that. */
interface InstallOffer extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

class Installing {
  private offer = $state.raw<InstallOffer | null>(null);

  constructor() {
    addEventListener('beforeinstallprompt', (event) => {
      event.preventDefault();
      this.offer = event as InstallOffer;
    });
    addEventListener('appinstalled', () => (this.offer = null));
  }

  get possible(): boolean {
    return this.offer !== null;
  }

  async begin(): Promise<void> {
    const offer = this.offer;
    // An offer is good for one question.
    this.offer = null;
    await offer?.prompt();
  }
}

export const installing = new Installing();
