import { type ComponentType, lazy } from 'react';

const FIRST_WAIT_MS = 2_000;
const LONGEST_WAIT_MS = 60_000;

/** Waits for the browser to see a connection, at most so long: it does not always know when one comes back. */
const waitOnline = (longestMs: number) =>
  new Promise<void>((resolve) => {
    const go = () => {
      clearTimeout(timer);
      window.removeEventListener('online', go);
      resolve();
    };
    const timer = setTimeout(go, longestMs);
    window.addEventListener('online', go);
  });

/**
 * A part that is loaded when it is first shown and that the page can do without: until it can be loaded, as without a
 * connection, its place shows what stands in for it, and the page stays.
 */
export const lazyExtra = <P extends object>(load: () => Promise<ComponentType<P>>) =>
  lazy(async () => {
    for (let wait = FIRST_WAIT_MS; ; wait = Math.min(wait * 2, LONGEST_WAIT_MS)) {
      const part = await load().catch(() => null);
      if (part) return { default: part };
      await waitOnline(wait);
    }
  });
