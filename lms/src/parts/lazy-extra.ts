import { type ComponentType, lazy } from 'react';

/**
 * A part that is loaded when it is first shown and that the page can do without: if it cannot be loaded, as without a
 * connection, it is left out, and the page stays.
 */
export const lazyExtra = <P extends object>(load: () => Promise<ComponentType<P>>) =>
  lazy(async () => ({ default: await load().catch((): ComponentType<P> => () => null) }));
