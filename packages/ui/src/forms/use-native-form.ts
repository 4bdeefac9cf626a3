import type { FormEvent } from 'react';
import { type Judged, problemsOf, refusalsOf } from './judged.ts';
import { useSubmission } from './use-submission.ts';

type NativeFormOptions<Data> = {
  /** The schema of the server; it may come with the first try. */
  judge: (typed: Record<string, FormDataEntryValue>) => Judged<Data> | Promise<Judged<Data>>;
  send: (data: Data) => Promise<unknown>;
  /** Told of a failure; null when all of it stands beside fields. */
  onFailure?: (error: Error | null) => void;
};

/**
 * A form whose fields are the browser's own: what was typed before the script came is in them, and a password manager
 * fills them as it likes. They are read and judged when it is sent; a problem stands until its field is edited.
 */
export function useNativeForm<Data>({ judge, send, onFailure }: NativeFormOptions<Data>) {
  const submission = useSubmission();
  const { refused, failure } = submission;
  const isPlaced = Object.keys(refused).length > 0;
  return {
    ...submission,
    /** What failed and stands beside no field. */
    failure: isPlaced ? null : failure,
    problemOf: (name: string) => refused[name] ?? null,
    /** For the form element. */
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
