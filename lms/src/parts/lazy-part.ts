import { type ComponentType, lazy } from 'react';
import { build } from '../stores/build.ts';

/** The browser does not always notice when a connection returns. */
const RETRY_MS = 10_000;

const waitForConnection = () =>
  new Promise((resolve) => {
    window.addEventListener('online', resolve, { once: true });
    setTimeout(resolve, RETRY_MS);
  });

/** Whether the server answers but no longer has the file, as after an update of the school while the page was open. */
async function isGone(error: unknown): Promise<boolean> {
  if (!navigator.onLine) return false;
  const [file] = /https?:\/\/\S+/.exec(String(error)) ?? [];
  try {
    const { ok, status } = await fetch(file ?? '/', { method: 'HEAD', cache: 'no-store' });
    // Some browsers do not name the file; then it is enough that the server is there.
    return file === undefined ? ok : status === 404;
  } catch {
    return false;
  }
}

/**
 * A part that is loaded when it is first shown. Until it can be loaded, as without a connection, a placeholder is shown
 * and the page remains usable; React's own `lazy` would break the page permanently. For a part that the server no
 * longer has, the page asks to be reloaded.
 */
export const lazyPart = <P extends object>(load: () => Promise<ComponentType<P>>) => {
  const loadAtLast = (isRetry: boolean): Promise<{ default: ComponentType<P> }> =>
    load().then(
      (part) => ({ default: part }),
      async (error: unknown) => {
        if (isRetry && (await isGone(error))) {
          build.isReplaced = true;
          return { default: () => null };
        }
        await waitForConnection();
        return loadAtLast(true);
      },
    );
  return lazy(() => loadAtLast(false));
};
