/**
 * Puts the photos of an opened lesson into the cache that the service worker answers from, one after the other. Without
 * a worker, or when the reader saves data, they are loaded on scrolling.
 */
export async function cachePictures(addresses: readonly string[]): Promise<void> {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  if (!navigator.serviceWorker?.controller || connection?.saveData) return;
  for (const address of addresses) {
    // A photo that fails to load now is loaded when it is viewed.
    const answer = await fetch(address, { priority: 'low' }).catch(() => null);
    if (!answer) return;
  }
}
