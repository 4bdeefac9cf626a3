import { useCallback, useEffect, useRef, useState } from 'react';
import { type Problems, problemAt } from './judged.ts';

type StepsOptions<Id> = {
  first: Id | (() => Id);
  /** How a step appears in the address; absent for steps that the browser's Back does not follow. */
  address?: {
    hashOf: (step: Id) => string | null;
    /** The step that a hash names and that may be opened; null for any other hash, such as a link to a field. */
    stepOf: (hash: string) => Id | null;
  };
  /** Called on each move by a button, before the step changes. */
  onMove?: (to: Id) => void;
};

/** The steps of a wizard: the current step, the moves, and the focus on the heading of the new step. */
export function useSteps<Id extends string | number>(options: StepsOptions<Id>) {
  const head = useRef<HTMLDivElement>(null);
  const [step, setStep] = useState(options.first);
  const latest = useRef(options);
  latest.current = options;
  const isAddressed = options.address !== undefined;

  useEffect(() => {
    if (!isAddressed) return;
    const follow = () => {
      const asked = latest.current.address?.stepOf(location.hash.slice(1)) ?? null;
      if (asked !== null) setStep(asked);
    };
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, [isAddressed]);

  const go = useCallback((to: Id, takesFocus = true) => {
    const { address, onMove } = latest.current;
    onMove?.(to);
    setStep(to);
    const hash = address?.hashOf(to);
    if (hash) history.pushState(null, '', `#${hash}`);
    if (takesFocus) requestAnimationFrame(() => head.current?.focus());
  }, []);

  /** Sets the step without a move, to continue a saved form; the browser's Back leads here again. */
  const open = useCallback((to: Id) => {
    setStep(to);
    const hash = latest.current.address?.hashOf(to);
    if (hash) history.replaceState(null, '', `#${hash}`);
  }, []);

  return { step, head, go, open };
}

/** Returns the first step with a problem, by the paths that each step contains. */
export const faultyStep = <Step>(
  steps: readonly Step[],
  pathsOf: (step: Step) => readonly string[],
  problems: Problems,
): Step | undefined => steps.find((step) => pathsOf(step).some((path) => problemAt(problems, path) !== null));
