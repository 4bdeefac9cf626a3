import { type FormEvent, useRef } from 'react';
import { fieldBindings } from './field-bindings.ts';
import { type Issue, type Judged, problemAt, problemsOf, refusalsOf } from './judged.ts';
import type { PathOf, ValueAt } from './paths.ts';
import type { Held } from './use-draft.ts';
import { useSubmission } from './use-submission.ts';

type FormOptions<D extends object, Data> = {
  held: Held<D>;
  /** The server's own schema, if there is one. Evaluated at each render, shown from the first try on. */
  judge: (draft: D) => Judged<Data>;
  send: (data: Data) => Promise<unknown>;
  /** Replaces the schema's message for a problem. */
  messageOf?: (issue: Issue) => string;
  /** Called with the error thrown, before the form can be submitted again. */
  onFailure?: (error: Error) => void;
};

/**
 * A form over a draft. From the first try on all problems are shown together, each beside its field; server refusals
 * are shown there too, until that field is edited. Only one submission runs at a time; what was typed stays.
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
    /** The data that would be sent, or null while it is invalid. */
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

/** The state of a form that its frame needs. */
export type FormState = Pick<
  ReturnType<typeof useForm<Record<string, unknown>, unknown>>,
  'ref' | 'onSubmit' | 'isBusy' | 'isSent' | 'failure'
>;
