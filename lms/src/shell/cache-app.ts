import { APP_WORKER } from '@plinth/domain/navigation/fixed-addresses';
/** Lets the app open without a network from now on. Called for signed-in users once the page is idle. */
export function cacheApp(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const register = () => {
    // An app that cannot be cached merely needs the network, which is not worth a message.
    navigator.serviceWorker.register(APP_WORKER, { scope: '/' }).catch(() => {});
  };
  if ('requestIdleCallback' in window) requestIdleCallback(register, { timeout: 10_000 });
  else setTimeout(register, 3_000);
}
