import { type ComponentType, lazy } from 'react';

/** The browser does not always notice when a connection returns. */
const RETRY_MS = 10_000;

const waitForConnection = () =>
  new Promise((resolve) => {
    window.addEventListener('online', resolve, { once: true });
    setTimeout(resolve, RETRY_MS);
  });

/**
 * A part that is loaded when it is first shown. Until it can be loaded, as without a connection, a placeholder is shown
 * and the page remains usable; React's own `lazy` would break the page permanently.
 */
export const lazyPart = <P extends object>(load: () => Promise<ComponentType<P>>) => {
  const loadAtLast = (): Promise<{ default: ComponentType<P> }> =>
    load().then(
      (part) => ({ default: part }),
      () => waitForConnection().then(loadAtLast),
    );
  return lazy(loadAtLast);
};
