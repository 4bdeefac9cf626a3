import { BREAKPOINTS } from '@plinth/domain/constants/limits';
import { useBelow } from './use-below.ts';

/** Whether the window is narrow: below md. */
export const useNarrow = (): boolean => useBelow(BREAKPOINTS.md);
