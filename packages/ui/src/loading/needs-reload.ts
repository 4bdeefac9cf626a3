/**
 * Whether a part that could not be loaded never will be by this page: the server answers, so either it no longer has
 * the file, as after an update, or it has it and the browser remembers that it once could not be fetched. By the HTML
 * standard a document keeps a module that failed for as long as it lives, so importing it again fetches nothing.
 * @param error of the import
 * @returns false while there is no connection: the import may still succeed
 */
export async function needsReload(error: unknown): Promise<boolean> {
  if (!navigator.onLine) return false;
  // Some browsers do not name the file; then it is enough that the server is there.
  const [file = '/'] = /https?:\/\/\S+/.exec(String(error)) ?? [];
  try {
    const { status } = await fetch(file, { method: 'HEAD', cache: 'no-store' });
    return status < 500;
  } catch {
    return false;
  }
}
