import { BREAKPOINTS } from '@plinth/domain/constants/limits';
import { useSyncExternalStore } from 'react';

const query = `(min-width: ${BREAKPOINTS.md}px)`;
const media = () => (typeof window.matchMedia === 'function' ? window.matchMedia(query) : null);

const follow = (onChange: () => void) => {
  const list = media();
  list?.addEventListener('change', onChange);
  return () => list?.removeEventListener('change', onChange);
};

/** Whether the window is narrow: below md (D-77). */
export const useNarrow = (): boolean => useSyncExternalStore(follow, () => media()?.matches === false);
