import { useMutation } from '@tanstack/react-query';
import { useLookAgain } from './use-look-again.ts';
import { useOfficeChanged } from './use-office-changed.ts';

type Ending<Answer, Input> = {
  /** The message shown once the change is made. */
  said: string | ((answer: Answer, input: Input) => string);
  onDone?: (answer: Answer) => unknown;
};

/**
 * A change made by one press, without a form: it is pending until the office has been reloaded, also when it was refused
 * because of what others have changed meanwhile.
 */
export function useOfficeChange<Answer, Input = void>(
  change: (input: Input) => Promise<Answer>,
  { said, onDone }: Ending<Answer, Input>,
) {
  const changed = useOfficeChanged();
  const lookAgain = useLookAgain();
  return useMutation({
    mutationFn: change,
    onError: lookAgain,
    onSuccess: async (answer, input) => {
      await changed(typeof said === 'string' ? said : said(answer, input));
      onDone?.(answer);
    },
  });
}
