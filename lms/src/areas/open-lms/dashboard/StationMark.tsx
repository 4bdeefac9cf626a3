import type { Progress } from '@plinth/domain/progress/progress';

type StationMarkProps = { state: Progress; isClosed: boolean; isReward: boolean };

/** A survey mark: a ring with cross hairs; filled when done, half when begun, dashed when closed, a square at the end. */
export function StationMark({ state, isClosed, isReward }: StationMarkProps) {
  const isDone = state === 'COMPLETED';
  const dash = isClosed && !isDone ? { strokeDasharray: '3 3' } : {};
  const shape = { fill: isDone ? 'currentColor' : 'var(--ground)', ...dash };
  return (
    <svg
      width="40"
      height="40"
      viewBox="0 0 40 40"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      aria-hidden="true"
    >
      <path d="M20 3v5M20 32v5M3 20h5M32 20h5" strokeWidth="1.25" />
      {isReward ? (
        <rect x="9" y="9" width="22" height="22" {...shape} />
      ) : (
        <circle cx="20" cy="20" r="11" {...shape} />
      )}
      {state === 'STARTED' && <path d="M20 9a11 11 0 0 1 0 22z" fill="currentColor" stroke="none" />}
      {isDone && <path d="m14.5 20.5 4 4 7.5-8.5" style={{ stroke: 'var(--ground)' }} strokeWidth="2.25" />}
    </svg>
  );
}
