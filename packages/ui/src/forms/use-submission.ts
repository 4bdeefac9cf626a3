import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { type Problems, withoutPath } from './judged.ts';

type State = {
  isBusy: boolean;
  /** Accepted, with nothing sent since. */
  isSent: boolean;
  /** A submission was tried since the last one was accepted. */
  isTried: boolean;
  /** Counts the tries that had problems. */
  faults: number;
  failure: Error | null;
};

const AT_REST: State = { isBusy: false, isSent: false, isTried: false, faults: 0, failure: null };

/** The submission of a form: one at a time, refusals by path, and the focus on the first fault. */
export function useSubmission() {
  const ref = useRef<HTMLFormElement>(null);
  const isBusy = useRef(false);
  const [state, setState] = useState(AT_REST);
  const [refused, setRefused] = useState<Problems>({});

  const [look, setLook] = useState(0);
  // In the commit that renders the messages, so that a visible message always has the focus at its field.
  useLayoutEffect(() => {
    if (look > 0) ref.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [look]);
  const focusFault = useCallback(() => setLook((count) => count + 1), []);

  /**
   * Runs the work unless some is already running; returns false when nothing was sent. An error it throws becomes the
   * failure.
   * @param onFailure called before the form can be submitted again
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
    /** Shows the problems; returns whether there are any. */
    refuse: useCallback((problems: Problems): boolean => {
      const isFaulty = Object.keys(problems).length > 0;
      setRefused(problems);
      if (isFaulty) setState((now) => ({ ...now, faults: now.faults + 1 }));
      return isFaulty;
    }, []),
    /** Shows a problem at one path immediately. */
    place: useCallback(
      (path: string, message: string) => setRefused((known) => ({ ...known, [path]: message })),
      [],
    ),
    /** Clears the refusal at this path, since its value may be valid now. */
    settle: useCallback((path: string) => setRefused((known) => withoutPath(known, path)), []),
    /** Records a try for which nothing is sent. */
    fault: useCallback(() => {
      setState((now) => ({ ...now, isSent: false, isTried: true, faults: now.faults + 1, failure: null }));
      focusFault();
    }, [focusFault]),
    /** Resets the state as if nothing had been tried. */
    rest: useCallback(() => {
      setState((now) => ({ ...AT_REST, isBusy: now.isBusy }));
      setRefused({});
    }, []),
  };
}

export type Submission = ReturnType<typeof useSubmission>;
