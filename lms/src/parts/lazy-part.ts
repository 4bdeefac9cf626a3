import { needsReload } from '@plinth/ui/loading/needs-reload';
import { type ComponentType, lazy } from 'react';
import { build } from '../stores/build.ts';

/** The browser does not always notice when a connection returns. */
const RETRY_MS = 10_000;

const waitForConnection = () =>
  new Promise((resolve) => {
    window.addEventListener('online', resolve, { once: true });
    setTimeout(resolve, RETRY_MS);
  });

/**
 * A part that is loaded when it is first shown. Until it can be loaded, as without a connection, a placeholder is shown
 * and the page remains usable; React's own `lazy` would break the page permanently. For a part that this page
 * can never load, the page asks to be reloaded.
 */
export const lazyPart = <P extends object>(load: () => Promise<ComponentType<P>>) => {
  const loadAtLast = (isRetry: boolean): Promise<{ default: ComponentType<P> }> =>
    load().then(
      (part) => ({ default: part }),
      async (error: unknown) => {
        if (isRetry && (await needsReload(error))) {
          build.needsReload = true;
          return { default: () => null };
        }
        await waitForConnection();
        return loadAtLast(true);
      },
    );
  return lazy(() => loadAtLast(false));
};
