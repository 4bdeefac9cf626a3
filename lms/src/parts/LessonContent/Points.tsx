import type { CurriculumNode } from '@plinth/domain/curriculum/curriculum-node';
import { orderByRank } from '@plinth/domain/curriculum/order-by-rank';
import type { ReactNode } from 'react';
import * as css from './LessonContent.css.ts';
import { Runs } from './Runs.tsx';

type PointsProps = {
  node: CurriculumNode;
  /** Renders the content of a point. */
  inside: (nodes: readonly CurriculumNode[]) => ReactNode;
};

/** A list: numbered if its points are, otherwise with dashes. */
export function Points({ node, inside }: PointsProps) {
  const isNumbered = node.children.some((child) => child.type === 'NUMBER_POINT');
  const Tag = isNumbered ? 'ol' : 'ul';
  const title = node.meta.heading ?? node.meta.title;
  return (
    <>
      {title && <p className={css.h4}>{title}</p>}
      <Tag
        className={isNumbered ? css.numbers : css.points}
        {...(isNumbered && node.meta.value ? { start: Number(node.meta.value) } : {})}
      >
        {orderByRank(node.children).map((point) => (
          <li key={point.nodeId} className={css.point}>
            {['NUMBER_POINT', 'BULLET_POINT', 'LIST_ENTRY'].includes(point.type) ? (
              <>
                {point.meta.heading && <strong>{point.meta.heading} </strong>}
                <Runs meta={point.meta} />
                {inside(point.children)}
              </>
            ) : (
              inside([point])
            )}
          </li>
        ))}
      </Tag>
    </>
  );
}
