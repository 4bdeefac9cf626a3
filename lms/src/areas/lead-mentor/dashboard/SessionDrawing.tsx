import type { LedSession } from '@plinth/domain/lead-mentors/session-stats';
import { VisuallyHidden } from '@plinth/ui/VisuallyHidden';
import * as css from './dashboard.css.ts';

const WIDTH = 320;
const WIDEST = 40;
const ROOM = 56;
const GROUND = 78;
/** More columns would be too thin; the newest are drawn. */
const DRAWN = 16;

const says = (sessions: readonly LedSession[]) => {
  const shares = sessions.flatMap(({ attendance }) => (attendance ? [attendance.percentage] : []));
  return `Attendance of ${shares.length === 1 ? 'one session' : `${shares.length} sessions`}, between ${Math.min(...shares)} and ${Math.max(...shares)} per cent.`;
};

/**
 * The sessions as a section through the course: past ones as columns as high as their attendance, with their stars
 * noted above; future ones as empty places. The figures are in the table below.
 */
export function SessionDrawing({ sessions }: { sessions: readonly LedSession[] }) {
  const drawn = sessions.slice(-DRAWN);
  if (!drawn.some(({ attendance }) => attendance !== null)) return null;
  const step = Math.min(WIDEST, WIDTH / drawn.length);
  const width = step * 0.62;
  return (
    <figure className={css.drawingFrame}>
      <svg viewBox={`0 0 ${WIDTH} ${GROUND + 8}`} className={css.drawing} aria-hidden="true">
        <path d={`M0 ${GROUND - ROOM}H${WIDTH}`} className={css.full} />
        <path d={`M0 ${GROUND}H${WIDTH}`} className={css.ground} />
        {drawn.map(({ liveSessionId, attendance, rating }, index) => {
          const height = ((attendance?.percentage ?? 0) / 100) * ROOM;
          const middle = index * step + step / 2;
          return (
            <g key={liveSessionId}>
              <rect
                x={middle - width / 2}
                y={GROUND - (attendance ? height : 10)}
                width={width}
                height={attendance ? height : 10}
                className={attendance ? css.columnOfSession : css.ahead}
              />
              {rating && (
                <text x={middle} y={GROUND - ROOM - 6} className={css.star}>
                  {rating.average.toFixed(1)}
                </text>
              )}
              <path d={`M${middle - 4} ${GROUND + 4}l8-8`} className={css.slash} />
            </g>
          );
        })}
      </svg>
      <figcaption className={css.caption}>
        <VisuallyHidden>{says(drawn)} </VisuallyHidden>
        <span aria-hidden="true">Attendance of each session, stars above. The dashed line is everybody.</span>
      </figcaption>
    </figure>
  );
}
