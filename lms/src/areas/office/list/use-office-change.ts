import { ApiError } from '@plinth/api-client/api-error';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useOfficeChanged } from './use-office-changed.ts';

type Ending<Answer, Input> = {
  /** The message shown once the change is made. */
  said: string | ((answer: Answer, input: Input) => string);
  onDone?: (answer: Answer) => unknown;
};

/** Someone else was faster: what is shown, and what a further press would be based on, is gone or different. */
const isOvertaken = (error: Error) =>
  error instanceof ApiError && (error.status === 404 || error.status === 409);

/**
 * A change made by one press, without a form: it is pending until the office has been reloaded, also when it was refused
 * because of what others have changed meanwhile.
 */
export function useOfficeChange<Answer, Input = void>(
  change: (input: Input) => Promise<Answer>,
  { said, onDone }: Ending<Answer, Input>,
) {
  const client = useQueryClient();
  const changed = useOfficeChanged();
  return useMutation({
    mutationFn: change,
    onError: (error) => (isOvertaken(error) ? client.invalidateQueries({ queryKey: ['office'] }) : undefined),
    onSuccess: async (answer, input) => {
      await changed(typeof said === 'string' ? said : said(answer, input));
      onDone?.(answer);
    },
  });
}
