import { type ComponentType, lazy } from 'react';

/** The browser does not always know when a connection comes back. */
const RETRY_MS = 10_000;

const waitForConnection = () =>
  new Promise((resolve) => {
    window.addEventListener('online', resolve, { once: true });
    setTimeout(resolve, RETRY_MS);
  });

/**
 * A part that is loaded when it is first shown. Until it can be loaded, as without a connection, its place shows what
 * stands in for it, and the page stays; React's own `lazy` would end the page for good.
 */
export const lazyPart = <P extends object>(load: () => Promise<ComponentType<P>>) => {
  const loadAtLast = (): Promise<{ default: ComponentType<P> }> =>
    load().then(
      (part) => ({ default: part }),
      () => waitForConnection().then(loadAtLast),
    );
  return lazy(loadAtLast);
};
