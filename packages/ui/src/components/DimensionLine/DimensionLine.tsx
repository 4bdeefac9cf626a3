import type { ReactNode } from 'react';
import { cx } from '../../private/cx.ts';
import * as css from './DimensionLine.css.ts';

export type DimensionLineProps = {
  /** The name of what is measured. */
  label: string;
  hideLabel?: boolean | undefined;
  value: number;
  max: number;
  /** The value as text, such as `7 of 24 topics`; by default the percentage. */
  text?: string | undefined;
  /** The number of equal parts marked by ticks, such as the questions of a quiz. */
  parts?: number | undefined;
  /** Values marked by ticks if the parts are unequal, such as the instalments of a plan. */
  marks?: readonly number[] | undefined;
  tone?: keyof typeof css.tone | undefined;
};

const slash = 'M-5 5 5-5';

/** Progress, drawn the way a draughtsman marks a length: extension lines, slashes, a figure above the line. */
export function DimensionLine({
  label,
  hideLabel = false,
  value,
  max,
  text,
  parts = 0,
  marks = [],
  tone = 'signal',
}: DimensionLineProps) {
  const share = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0;
  const ticks =
    parts > 0
      ? Array.from({ length: parts - 1 }, (_, i) => (i + 1) / parts)
      : marks.filter((mark) => mark > 0 && mark < max).map((mark) => mark / max);
  const percent = Math.round(share * 100);
  const at = `${(share * 100).toFixed(2)}%`;
  const anchor = percent > 50 ? 'end' : 'start';

  return (
    <div className={css.root}>
      {!(hideLabel && text === undefined) && (
        <div className={css.head} aria-hidden="true">
          <span className={css.label}>{hideLabel ? '' : label}</span>
          {text !== undefined && <span className={css.value}>{text}</span>}
        </div>
      )}
      <div
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={value}
        aria-valuetext={text ?? `${percent} %`}
      >
        <svg width="100%" height="30" className={css.drawing} aria-hidden="true">
          <At x="0">
            <path d="M0-11V9" stroke="currentColor" />
          </At>
          <At x="100%">
            <path d="M0-11V9" stroke="currentColor" />
          </At>
          <line x1="0" x2="100%" y1="21" y2="21" stroke="currentColor" />
          {ticks.map((tick) => (
            <At key={tick} x={`${(tick * 100).toFixed(2)}%`}>
              <path d="M0-4V4" stroke="currentColor" />
            </At>
          ))}
          {share > 0 && (
            <line
              x1="0"
              x2={at}
              y1="21"
              y2="21"
              strokeWidth="3"
              pathLength="1"
              className={cx(css.done, css.tone[tone])}
            />
          )}
          <At x="0">
            <path d={slash} strokeWidth="1.75" className={css.tick} />
          </At>
          <At x={at}>
            <path d={slash} strokeWidth="1.75" className={css.tick} />
            <text x={anchor === 'end' ? -9 : 7} y="-7" textAnchor={anchor} className={css.figure}>
              {percent}%
            </text>
          </At>
          {share < 1 && (
            <At x="100%">
              <path d={slash} stroke="currentColor" strokeWidth="1.75" />
            </At>
          )}
        </svg>
      </div>
    </div>
  );
}

/** A position on the line, at a share of its length. */
function At({ x, children }: { x: string; children: ReactNode }) {
  return (
    <svg x={x} y="21" overflow="visible" aria-hidden="true">
      {children}
    </svg>
  );
}
