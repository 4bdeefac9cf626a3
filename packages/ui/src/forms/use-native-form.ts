import type { FormEvent } from 'react';
import { type Judged, problemsOf, refusalsOf } from './judged.ts';
import { useSubmission } from './use-submission.ts';

type NativeFormOptions<Data> = {
  /** The server's schema; it may be loaded with the first try. */
  judge: (typed: Record<string, FormDataEntryValue>) => Judged<Data> | Promise<Judged<Data>>;
  send: (data: Data) => Promise<unknown>;
  /** Called on a failure; with null when all of it is shown beside fields. */
  onFailure?: (error: Error | null) => void;
};

/**
 * A form whose fields are the browser's own: they contain what was typed before the script was loaded, and a password
 * manager can fill them freely. They are read and checked on submit; a problem is shown until its field is edited.
 */
export function useNativeForm<Data>({ judge, send, onFailure }: NativeFormOptions<Data>) {
  const submission = useSubmission();
  const { refused, failure } = submission;
  const isPlaced = Object.keys(refused).length > 0;
  return {
    ...submission,
    /** The failure that is shown beside no field. */
    failure: isPlaced ? null : failure,
    problemOf: (name: string) => refused[name] ?? null,
    /** Properties for the form element. */
    frame: {
      ref: submission.ref,
      noValidate: true,
      onInput: ({ target }: { target: EventTarget }) => {
        if ('name' in target && typeof target.name === 'string') submission.settle(target.name);
      },
      onSubmit: (event: FormEvent<HTMLFormElement>) => {
        event.preventDefault();
        const typed = Object.fromEntries(new FormData(event.currentTarget));
        void submission.run(
          async () => {
            submission.refuse({});
            const result = await judge(typed);
            if (result.success) return send(result.data).then(() => true);
            submission.refuse(problemsOf(result));
            submission.focusFault();
            return false;
          },
          (error) => {
            const placed = refusalsOf(error, Object.keys(typed));
            submission.refuse(placed);
            submission.focusFault();
            onFailure?.(Object.keys(placed).length > 0 ? null : error);
          },
        );
      },
    },
  };
}
