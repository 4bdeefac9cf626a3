import { useMutation } from '@tanstack/react-query';
import { useOfficeChanged } from './use-office-changed.ts';

type Ending<Answer, Input> = {
  /** What is said once it is done. */
  said: string | ((answer: Answer, input: Input) => string);
  onDone?: (answer: Answer) => unknown;
};

/** A change that is made by a press, without a form: it is pending until the office is drawn anew. */
export function useOfficeChange<Answer, Input = void>(
  change: (input: Input) => Promise<Answer>,
  { said, onDone }: Ending<Answer, Input>,
) {
  const changed = useOfficeChanged();
  return useMutation({
    mutationFn: change,
    onSuccess: async (answer, input) => {
      await changed(typeof said === 'string' ? said : said(answer, input));
      onDone?.(answer);
    },
  });
}
