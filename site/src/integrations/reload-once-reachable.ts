const keyOf = () => `reloaded:${location.pathname}`;

/**
 * Loads the page anew if the school answers, once for each time that a part of it failed. By the HTML standard a
 * document keeps a script that could not be fetched: importing it again fetches nothing.
 * @throws while there is no connection
 */
export async function reloadOnceReachable(reload = () => location.reload()): Promise<void> {
  if (sessionStorage.getItem(keyOf()) !== null) return;
  const { ok } = await fetch(location.href, { method: 'HEAD', cache: 'no-store' });
  if (!ok) throw new Error('the school is out of order');
  sessionStorage.setItem(keyOf(), '');
  reload();
}

/** Allows another reload, once the part has come. */
export function forgetReload(): void {
  try {
    sessionStorage.removeItem(keyOf());
  } catch {
    // Without storage the page was not loaded anew.
  }
}
