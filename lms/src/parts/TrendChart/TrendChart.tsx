import { VisuallyHidden } from '@plinth/ui/VisuallyHidden';
import { useId } from 'react';
import * as css from './TrendChart.css.ts';

export type TrendPoint = {
  key: string;
  /** The short label under the column; empty where the axis would be too dense. */
  tick: string;
  /** The full label, in the table. */
  label: string;
  /** Null if nothing was measured: no column, and no figure that would look like one. */
  value: number | null;
  /** The value as text. */
  text: string;
};

type TrendChartProps = {
  /** A description of the chart for people who cannot see it. */
  caption: string;
  /** The headings of the table. */
  columns: [string, string];
  points: readonly TrendPoint[];
  /** The top of the scale; columns fill it at this value. */
  max: number;
};

const WIDTH = 640;
const HEIGHT = 180;
const TOP = 22;
const FOOT = 26;
const BAR = 0.56;

/** Shows the newest columns first if not all fit. */
const showLatest = (scroller: HTMLElement | null) => {
  if (scroller) scroller.scrollLeft = scroller.scrollWidth;
};

/**
 * Columns over time, drawn like a section: every value is written above its column, so nothing depends on colour, and
 * the same figures are available as a table.
 */
export function TrendChart({ caption, columns, points, max }: TrendChartProps) {
  const id = useId();
  const step = WIDTH / Math.max(points.length, 1);
  const room = HEIGHT - TOP - FOOT;
  const ground = HEIGHT - FOOT;
  return (
    <figure className={css.figure} aria-labelledby={id}>
      <figcaption id={id}>
        <VisuallyHidden>{caption}</VisuallyHidden>
      </figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must scroll by keys too */}
      <section ref={showLatest} className={css.scroll} aria-labelledby={id} tabIndex={0}>
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className={css.drawing} aria-hidden="true">
          <line x1="0" x2={WIDTH} y1={ground} y2={ground} className={css.ground} />
          {points.map((point, index) => {
            const value = point.value ?? 0;
            const height = max <= 0 ? 0 : (Math.min(value, max) / max) * room;
            const x = index * step + (step * (1 - BAR)) / 2;
            const middle = index * step + step / 2;
            return (
              <g key={point.key}>
                {value > 0 && (
                  <rect x={x} y={ground - height} width={step * BAR} height={height} className={css.bar} />
                )}
                <text x={middle} y={ground - height - 7} className={css.value}>
                  {point.value}
                </text>
                <text x={middle} y={HEIGHT - 8} className={css.tick}>
                  {point.tick}
                </text>
              </g>
            );
          })}
        </svg>
      </section>
      <details className={css.details}>
        <summary className={css.summary}>As a table</summary>
        <table className={css.table}>
          <caption>
            <VisuallyHidden>{caption}</VisuallyHidden>
          </caption>
          <thead>
            <tr>
              <th scope="col">{columns[0]}</th>
              <th scope="col">{columns[1]}</th>
            </tr>
          </thead>
          <tbody>
            {points.map((point) => (
              <tr key={point.key}>
                <th scope="row">{point.label}</th>
                <td>{point.text}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}
