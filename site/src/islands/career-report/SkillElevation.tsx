import type { SkillStanding } from '@plinth/domain/career-builder/career-result';
import {
  axisLetter,
  drawProfile,
  type Line,
  type Rectangle,
} from '@plinth/domain/career-builder/draw-profile';
import { useId } from 'react';
import * as css from './report.css.ts';

type Props = { skills: readonly SkillStanding[]; role: string };

const round = (value: number) => Math.round(value * 10) / 10;

/**
 * The skills as an elevation: existing skills are hatched, missing ones are dashed up to the heavy line of what the
 * role needs. The schedule beside it has the same content as text.
 */
export function SkillElevation({ skills, role }: Props) {
  const id = useId();
  const { width, height, levels, bays, bubble, axisTop } = drawProfile(skills);
  // The y axis of the drawing points upwards, that of the screen downwards.
  const down = (y: number) => round(height - y);
  const path = ({ from, to }: Line) => `M${round(from.x)} ${down(from.y)}L${round(to.x)} ${down(to.y)}`;
  const box = ({ x, y, width: wide, height: high }: Rectangle) => ({
    x: round(x),
    y: down(y + high),
    width: round(wide),
    height: round(high),
  });
  const gaps = skills.filter(({ gap }) => gap > 0).length;

  return (
    <figure className={css.drawing}>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-labelledby={`${id}-title ${id}-text`}
        className={css.elevation}
      >
        <title id={`${id}-title`}>{`Elevation of your skills against ${role}`}</title>
        <desc id={`${id}-text`}>
          {skills.map(({ title, held, needed }) => `${title}: ${held} held, ${needed} needed.`).join(' ')}
        </desc>
        {levels.map(({ y, level, text }) => (
          <g key={level}>
            <path d={`M64 ${down(y)}H${width}`} className={level === 0 ? css.ground : css.storey} />
            <text x="0" y={down(y) + 4} className={css.annotation}>
              {level} {text}
            </text>
          </g>
        ))}
        {bays.map(({ axis, x, held, needed, gap }) => (
          <g key={axis}>
            <path
              d={`M${round(x)} ${down(axisTop)}V${down(bubble.y + bubble.radius)}`}
              className={css.axis}
            />
            <circle cx={round(x)} cy={down(bubble.y)} r={bubble.radius} className={css.bubble} />
            <text x={round(x)} y={down(bubble.y) + 4} textAnchor="middle" className={css.letter}>
              {axis}
            </text>
            {held && (
              <>
                <rect {...box(held)} className={css.wall} />
                <path d={held.hatch.map(path).join('')} className={css.hatch} />
              </>
            )}
            {gap && (
              <>
                <rect {...box(gap)} className={css.missing} />
                <rect
                  x={round(x - 16)}
                  y={down(gap.y + gap.height / 2 + 7)}
                  width="32"
                  height="14"
                  className={css.plate}
                />
                <text
                  x={round(x)}
                  y={down(gap.y + gap.height / 2) + 4}
                  textAnchor="middle"
                  className={css.measure}
                >
                  gap {gap.steps}
                </text>
              </>
            )}
            <path d={path(needed)} className={css.needed} />
          </g>
        ))}
      </svg>
      <ol className={css.key}>
        {skills.map(({ skill, title, held, needed }, index) => (
          <li key={skill} className={css.keyEntry}>
            <span className={css.keyLetter}>{axisLetter(index)}</span>
            <span>{title}</span>
            <span className={css.keyFigure}>
              {Math.min(held, needed)} of {needed}
            </span>
          </li>
        ))}
      </ol>
      <figcaption className={css.legend}>
        Hatched: you hold it. Dashed: missing. Heavy line: what the role needs.{' '}
        {gaps === 0 ? 'Nothing is missing.' : `${gaps} of ${skills.length} skills have a gap.`}
      </figcaption>
    </figure>
  );
}
