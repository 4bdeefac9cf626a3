import { useSubmission } from '@plinth/ui/forms/use-submission';
import { useState } from 'react';
import { isOvertaken, toMessage } from '../api/to-message.ts';

/**
 * Several acts on one thing, only one of which runs at a time. If its state has changed meanwhile, the current state is
 * read and the refusal is shown beside it.
 */
export function useActs<Act extends string>(onReload: () => Promise<unknown>) {
  const { run, failure, isBusy } = useSubmission();
  const [act, setAct] = useState<Act | null>(null);
  return {
    busy: isBusy ? act : null,
    failure: failure && toMessage(failure),
    run: (next: Act, step: () => Promise<unknown>) =>
      void run(async () => {
        setAct(next);
        try {
          await step();
        } catch (error) {
          if (isOvertaken(error)) await onReload();
          throw error;
        }
      }),
  };
}
