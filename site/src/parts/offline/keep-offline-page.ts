/**
 * Registers the worker of the offline page where the origin has none. Whoever uses the app has the app's own, which
 * knows that page too: one origin has room for one worker, and two would take turns in the middle of a visit.
 */
export async function keepOfflinePage(
  workers: Pick<ServiceWorkerContainer, 'getRegistration' | 'register'> | undefined = navigator.serviceWorker,
): Promise<void> {
  try {
    if (!(await workers?.getRegistration('/'))) await workers?.register('/sw.js');
  } catch {
    // Without a worker the browser's own page says that there is no connection.
  }
}
