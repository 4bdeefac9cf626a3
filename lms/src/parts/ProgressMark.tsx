import type { Progress } from '@plinth/domain/progress/progress';
import { VisuallyHidden } from '@plinth/ui/VisuallyHidden';

const SAID: Record<Progress, string> = {
  NOT_STARTED: 'Not started',
  ONBOARDING_STARTED: 'Started',
  STARTED: 'Started',
  COMPLETED: 'Completed',
};

/**
 * The progress of a step, as a mark that does not depend on colour: empty, half filled, filled and ticked, dashed when
 * locked.
 */
export function ProgressMark({ state, isLocked = false }: { state: Progress; isLocked?: boolean }) {
  const isDone = state === 'COMPLETED';
  const isStarted = state === 'STARTED' || state === 'ONBOARDING_STARTED';
  return (
    <span data-state={isLocked ? 'LOCKED' : state}>
      <svg
        width="18"
        height="18"
        viewBox="0 0 18 18"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        aria-hidden="true"
      >
        <circle
          cx="9"
          cy="9"
          r="7"
          {...(isLocked ? { strokeDasharray: '2.4 2.6' } : {})}
          fill={isDone ? 'currentColor' : 'none'}
        />
        {isStarted && <path d="M9 2a7 7 0 0 1 0 14z" fill="currentColor" stroke="none" />}
        {isDone && <path d="m5.6 9.2 2.3 2.4 4.5-5" style={{ stroke: 'var(--ground)' }} strokeWidth="1.7" />}
      </svg>
      <VisuallyHidden>{isLocked ? 'Locked: ' : `${SAID[state]}: `}</VisuallyHidden>
    </span>
  );
}
