import type { CurriculumNode } from '@plinth/domain/curriculum/curriculum-node';
import { orderByRank } from '@plinth/domain/curriculum/order-by-rank';
import { ScrollBox } from '../ScrollBox.tsx';
import * as css from './LessonContent.css.ts';
import { Runs } from './Runs.tsx';

/** A LIST of readType TABLE: rows of cells that carry their column's heading. It scrolls separately from the page. */
export function TableOfNodes({ node }: { node: CurriculumNode }) {
  const rows = orderByRank(node.children).map((row) => ({
    nodeId: row.nodeId,
    cells: orderByRank(row.children),
  }));
  const heads = rows[0]?.cells ?? [];
  const caption = node.meta.heading ?? node.meta.title;
  return (
    <ScrollBox label={caption ?? 'Table'} className={css.scroll}>
      <table className={css.table}>
        {caption && <caption className={css.caption}>{caption}</caption>}
        <thead>
          <tr>
            {heads.map((cell) => (
              <th key={cell.nodeId} scope="col" className={css.head} data-align={cell.meta.align}>
                {cell.meta.key}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.nodeId}>
              {row.cells.map((cell) => (
                <td key={cell.nodeId} className={css.cell} data-align={cell.meta.align}>
                  <Runs meta={cell.meta} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  );
}
