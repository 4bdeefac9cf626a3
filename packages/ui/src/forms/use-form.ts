import { type FormEvent, useRef } from 'react';
import { fieldBindings } from './field-bindings.ts';
import { type Issue, type Judged, problemAt, problemsOf, refusalsOf } from './judged.ts';
import type { PathOf, ValueAt } from './paths.ts';
import type { Held } from './use-draft.ts';
import { useSubmission } from './use-submission.ts';

type FormOptions<D extends object, Data> = {
  held: Held<D>;
  /** The server's own schema where there is one. Judged anew at each drawing, told from the first try on. */
  judge: (draft: D) => Judged<Data>;
  send: (data: Data) => Promise<unknown>;
  /** Other words for a problem than its schema's. */
  messageOf?: (issue: Issue) => string;
  /** Told of what was thrown, before the form is free again. */
  onFailure?: (error: Error) => void;
};

/**
 * A form over a draft: all that is wrong is told at once from the first try on, each beside its field; what the server
 * refuses is told there too, until that field is edited. Sent once at a time; what was typed stays.
 */
export function useForm<D extends object, Data>({
  held,
  judge,
  send,
  messageOf,
  onFailure,
}: FormOptions<D, Data>) {
  const submission = useSubmission();
  const latest = useRef({ judge, send });
  latest.current = { judge, send };
  const result = judge(held.draft);
  const problems = submission.isTried
    ? { ...submission.refused, ...problemsOf(result, messageOf) }
    : submission.refused;
  const problemOf = (path: string) => problemAt(problems, path);

  const change = <P extends PathOf<D>>(path: P, value: ValueAt<D, P>) => {
    submission.settle(path);
    held.change(path, value);
  };
  const submit = async (): Promise<void> => {
    const draft = held.latest();
    const now = latest.current.judge(draft);
    submission.refuse({});
    if (!now.success) submission.fault();
    else
      await submission.run(
        () => latest.current.send(now.data),
        (error) => {
          submission.refuse(refusalsOf(error, Object.keys(draft)));
          submission.focusFault();
          onFailure?.(error);
        },
      );
  };

  return {
    ...submission,
    ...fieldBindings({ draft: held.draft, latest: held.latest, change, problemOf }),
    draft: held.draft,
    /** What would be sent, or null while something about it is wrong. */
    data: result.success ? result.data : null,
    change,
    problemOf,
    submit,
    onSubmit: (event: FormEvent) => {
      event.preventDefault();
      void submit();
    },
  };
}

/** A form as its frame needs it. */
export type FormState = Pick<
  ReturnType<typeof useForm<Record<string, unknown>, unknown>>,
  'ref' | 'onSubmit' | 'isBusy' | 'isSent' | 'failure'
>;
