import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { type Problems, withoutPath } from './judged.ts';

type State = {
  isBusy: boolean;
  /** It was taken, and nothing was sent since. */
  isSent: boolean;
  /** Someone has tried to send it since it was last taken. */
  isTried: boolean;
  /** Counts the tries that something was wrong with. */
  faults: number;
  failure: Error | null;
};

const AT_REST: State = { isBusy: false, isSent: false, isTried: false, faults: 0, failure: null };

/** The sending of a form: once at a time, what was refused by its path, and the focus on the first fault. */
export function useSubmission() {
  const ref = useRef<HTMLFormElement>(null);
  const isBusy = useRef(false);
  const [state, setState] = useState(AT_REST);
  const [refused, setRefused] = useState<Problems>({});

  const [look, setLook] = useState(0);
  // In the commit that draws the messages: whoever sees one finds the focus at its field.
  useLayoutEffect(() => {
    if (look > 0) ref.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [look]);
  const focusFault = useCallback(() => setLook((count) => count + 1), []);

  /**
   * Does the work unless some is under way; it answers false when nothing was sent. What it throws is the failure.
   * @param onFailure told before the form is free again
   */
  const run = useCallback(
    async (work: () => Promise<unknown>, onFailure?: (error: Error) => void): Promise<void> => {
      if (isBusy.current) return;
      isBusy.current = true;
      setState((now) => ({ ...now, isBusy: true, isSent: false, isTried: true, failure: null }));
      try {
        const isSent = (await work()) !== false;
        setState((now) => ({ ...now, isBusy: false, isSent, isTried: !isSent }));
      } catch (caught) {
        const failure = caught instanceof Error ? caught : new Error(String(caught));
        setState((now) => ({ ...now, isBusy: false, failure }));
        onFailure?.(failure);
      } finally {
        isBusy.current = false;
      }
    },
    [],
  );

  return {
    ...state,
    ref,
    refused,
    run,
    focusFault,
    /** Tells what is wrong; whether anything is. */
    refuse: useCallback((problems: Problems): boolean => {
      const isFaulty = Object.keys(problems).length > 0;
      setRefused(problems);
      if (isFaulty) setState((now) => ({ ...now, faults: now.faults + 1 }));
      return isFaulty;
    }, []),
    /** Tells what is wrong at one path, at once. */
    place: useCallback(
      (path: string, message: string) => setRefused((known) => ({ ...known, [path]: message })),
      [],
    ),
    /** What was refused at this path may be right now. */
    settle: useCallback((path: string) => setRefused((known) => withoutPath(known, path)), []),
    /** A try that nothing is sent for. */
    fault: useCallback(() => {
      setState((now) => ({ ...now, isSent: false, isTried: true, faults: now.faults + 1, failure: null }));
      focusFault();
    }, [focusFault]),
    /** As if nobody had tried. */
    rest: useCallback(() => {
      setState((now) => ({ ...AT_REST, isBusy: now.isBusy }));
      setRefused({});
    }, []),
  };
}

export type Submission = ReturnType<typeof useSubmission>;
