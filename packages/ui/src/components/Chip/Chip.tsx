import type { ReactNode } from 'react';
import * as css from './Chip.css.ts';

export type ChipProps = {
  /** Whether it is on; only with `onClick`. */
  pressed?: boolean | undefined;
  onClick?: (() => void) | undefined;
  disabled?: boolean | undefined;
  /** How many items it represents. */
  count?: number | undefined;
  icon?: ReactNode;
  children: ReactNode;
};

/** A term that can be switched on: a filter, a skill. Without `onClick` it only informs. */
export function Chip({ pressed = false, onClick, disabled, count, icon, children }: ChipProps) {
  const content = (
    <>
      {icon}
      {children}
      {count !== undefined && <span className={css.count}>{count}</span>}
    </>
  );
  return onClick ? (
    <button type="button" className={css.chip} aria-pressed={pressed} disabled={disabled} onClick={onClick}>
      {content}
    </button>
  ) : (
    <span className={css.chip}>{content}</span>
  );
}
