import type { ReactNode } from 'react';
import { cx } from '../../private/cx.ts';
import * as css from './StatusChip.css.ts';

// State is not shown by colour alone: each tone has its own mark.
const marks = {
  neutral: <circle cx="4.5" cy="4.5" r="3.5" />,
  signal: <path d="M4.5 1a3.5 3.5 0 0 1 0 7z" fill="currentColor" />,
  info: <path d="M1 1h7v7H1z" />,
  success: <circle cx="4.5" cy="4.5" r="3.5" fill="currentColor" />,
  warning: <path d="m4.5 1 3.7 7H.8z" />,
  error: <path d="m1 1 7 7m0-7L1 8" />,
} as const;

export type StatusChipProps = { tone?: keyof typeof marks | undefined; children: ReactNode };

/** A state, drawn as a stamp. */
export function StatusChip({ tone = 'neutral', children }: StatusChipProps) {
  return (
    <span className={cx(css.chip, css.tone[tone])}>
      <svg
        className={css.mark}
        width="9"
        height="9"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.4"
        aria-hidden="true"
      >
        {tone === 'signal' && marks.neutral}
        {marks[tone]}
      </svg>
      {children}
    </span>
  );
}
