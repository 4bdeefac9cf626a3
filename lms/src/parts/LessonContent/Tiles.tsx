import type { CurriculumNode } from '@plinth/domain/curriculum/curriculum-node';
import { orderByRank } from '@plinth/domain/curriculum/order-by-rank';
import { Drawing } from './Drawing.tsx';
import * as css from './LessonContent.css.ts';

/** Pictures side by side (TILE_IMAGE), each of which can be enlarged. */
export function Tiles({ nodes }: { nodes: readonly CurriculumNode[] }) {
  return (
    <ul className={css.tiles}>
      {orderByRank(nodes).map((node) => (
        <li key={node.nodeId}>
          <Drawing meta={node.meta} />
        </li>
      ))}
    </ul>
  );
}
