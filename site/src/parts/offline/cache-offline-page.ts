/**
 * Registers the worker of the offline page if the origin has none. People who use the app have the app's own, which
 * knows that page too: an origin has room for one worker, and two would replace each other in the middle of a visit.
 */
export async function cacheOfflinePage(
  workers: Pick<ServiceWorkerContainer, 'getRegistration' | 'register'> | undefined = navigator.serviceWorker,
): Promise<void> {
  try {
    if (!(await workers?.getRegistration('/'))) await workers?.register('/sw.js');
  } catch {
    // Without a worker the browser's own page reports the missing connection.
  }
}
