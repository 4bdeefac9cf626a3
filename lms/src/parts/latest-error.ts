import type { UseMutationResult } from '@tanstack/react-query';

type Tried = Pick<UseMutationResult<unknown, Error, never>, 'error' | 'submittedAt'>;

/** The error of whichever was tried last; none once that is under way or done, though another failed before. */
export const latestError = (...tried: readonly Tried[]): Error | null =>
  tried.toSorted((one, other) => other.submittedAt - one.submittedAt)[0]?.error ?? null;
