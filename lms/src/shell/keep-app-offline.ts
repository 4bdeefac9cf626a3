import { APP_WORKER } from '@plinth/domain/navigation/fixed-addresses';
/** Lets the app open without a network from now on. Called for those signed in, once the page is quiet. */
export function keepAppOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const register = () => {
    // An app that cannot be kept is one that needs the network: nothing to tell anybody.
    navigator.serviceWorker.register(APP_WORKER, { scope: '/' }).catch(() => {});
  };
  if ('requestIdleCallback' in window) requestIdleCallback(register, { timeout: 10_000 });
  else setTimeout(register, 3_000);
}
