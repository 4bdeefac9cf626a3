import { ApiError } from '@plinth/api-client/api-error';
import { useMutation } from '@tanstack/react-query';
import { type AttemptAddress, completeQuiz, forceSubmit } from '../../../data/quizzes.ts';
import { quiz } from '../../../stores/quiz.ts';

/** How an attempt was closed, and the results from the server. */
export type Closing = { isByHand: boolean; results: Awaited<ReturnType<typeof completeQuiz>>['results'] };

type HandIn = {
  address: AttemptAddress;
  /** Saves what is left to save; returns whether that succeeded. */
  drain: () => Promise<boolean>;
  onClosed: (closing: Closing) => void;
};

const LONGEST_WAIT_MS = 10_000;

/**
 * Returns the two ways to close an attempt from here: by hand, with every answer saved first, and by force, when the
 * server accepts no more. The second retries as long as the connection is down.
 */
export function useHandIn({ address, drain, onClosed }: HandIn) {
  const submit = useMutation({
    mutationFn: async () => {
      if (!(await drain()) || quiz.unsaved.length > 0)
        throw new Error(
          'Nothing is handed in yet: your last answers have not reached the school. They are kept on this device. Submit again in a moment.',
        );
      return completeQuiz(address);
    },
    onSuccess: ({ results }) => onClosed({ isByHand: true, results }),
  });
  const end = useMutation({
    mutationFn: async () => {
      await drain();
      return forceSubmit(address);
    },
    retry: (_count, error) => error instanceof ApiError && error.isOutage,
    retryDelay: (count) => Math.min(LONGEST_WAIT_MS, 1_000 * 2 ** count),
    onSuccess: ({ results }) => onClosed({ isByHand: false, results }),
  });
  return {
    submit,
    /** Closes with what is saved; repeated requests are one closing. */
    end: () => end.isIdle && end.mutate(),
    isEnding: end.isPending,
    isCutOff: end.isPending && end.failureCount > 0,
    problem: end.error ?? submit.error,
  };
}
