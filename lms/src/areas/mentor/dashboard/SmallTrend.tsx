import * as css from './dashboard.css.ts';

type SmallTrendProps = { label: string; values: readonly (number | null)[]; ends: readonly [string, string] };

const WIDTH = 320;
const HEIGHT = 40;
const GAP = 6;

/** A small column chart over weeks: the shape of a development. Its message is in the text beside it. */
export function SmallTrend({ label, values, ends }: SmallTrendProps) {
  const max = Math.max(...values.map((value) => value ?? 0));
  const step = WIDTH / values.length;
  return (
    <div>
      <svg className={css.trend} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" role="img">
        <title>{label}</title>
        <line x1="0" x2={WIDTH} y1={HEIGHT} y2={HEIGHT} className={css.ground} />
        {values.map((value, at) => {
          if (value === null || max === 0) return null;
          const height = Math.max((value / max) * (HEIGHT - 2), 2);
          const x = at * step;
          return (
            <rect
              key={x}
              x={x + GAP / 2}
              y={HEIGHT - height}
              width={step - GAP}
              height={height}
              className={css.bar}
            />
          );
        })}
      </svg>
      <div className={css.ends} aria-hidden="true">
        <span>{ends[0]}</span>
        <span>{ends[1]}</span>
      </div>
    </div>
  );
}
