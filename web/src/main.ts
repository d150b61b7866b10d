import { mount } from 'svelte';
import './app.css';
import App from './frame/App.svelte';
import { router } from './lib/router.svelte';
import { settings } from './lib/settings.svelte';
import { sounds } from './lib/sound';

settings.apply();
router.start();
for (const touch of ['pointerdown', 'keydown']) addEventListener(touch, () => sounds.awaken(), { passive: true });
mount(App, { target: document.getElementById('app')! });
if (import.meta.env.PROD && 'serviceWorker' in navigator)
  navigator.serviceWorker.register('./service-worker.js').catch(() => {});
