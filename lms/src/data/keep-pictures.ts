/**
 * Puts the photos of an opened lesson on the shelf that the service worker answers from, one after the other. Without a
 * worker, or when the reader saves data, they come as they are scrolled to.
 */
export async function keepPictures(addresses: readonly string[]): Promise<void> {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  if (!navigator.serviceWorker?.controller || connection?.saveData) return;
  for (const address of addresses) {
    // A photo that does not come now comes when it is looked at.
    const answer = await fetch(address, { priority: 'low' }).catch(() => null);
    if (!answer) return;
  }
}
