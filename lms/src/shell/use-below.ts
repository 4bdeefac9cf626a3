import { useSyncExternalStore } from 'react';

const media = (width: number) =>
  typeof window.matchMedia === 'function' ? window.matchMedia(`(min-width: ${width}px)`) : null;

/** Whether the window is narrower than this many px. */
export const useBelow = (width: number): boolean =>
  useSyncExternalStore(
    (onChange) => {
      const list = media(width);
      list?.addEventListener('change', onChange);
      return () => list?.removeEventListener('change', onChange);
    },
    () => media(width)?.matches === false,
  );
