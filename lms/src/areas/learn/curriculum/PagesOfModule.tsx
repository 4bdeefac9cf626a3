import type { CurriculumNode } from '@plinth/domain/curriculum/curriculum-node';
import type { Progress } from '@plinth/domain/progress/progress';
import type { CurriculumPart } from '../../../data/curriculum.ts';
import type { CoursePage } from '../../../parts/outline/course-pages.ts';
import * as css from './CurriculumMap.css.ts';
import { PageRow } from './PageRow.tsx';

/** The number of rows laid out together when they come near the window. */
const ROWS_TOGETHER = 20;
/** The height of a one-line row; the real height applies once the browser has laid it out. */
const ROW_REM = 2.75;

type PagesOfModuleProps = {
  part: CurriculumPart;
  module: CurriculumNode;
  pages: readonly CoursePage[];
  stateOf: (node: CurriculumNode) => Progress;
};

/** The pages of one stage; a long stage is several lists, so that only those near the window are laid out. */
export function PagesOfModule({ part, module, pages, stateOf }: PagesOfModuleProps) {
  return Array.from({ length: Math.ceil(pages.length / ROWS_TOGETHER) }, (_, list) => {
    const first = list * ROWS_TOGETHER;
    const together = pages.slice(first, first + ROWS_TOGETHER);
    return (
      <ul
        key={together[0]?.node.nodeId}
        className={css.pages}
        style={{ containIntrinsicBlockSize: `auto ${together.length * ROW_REM}rem` }}
        aria-label={
          pages.length > ROWS_TOGETHER
            ? `Pages ${first + 1} to ${first + together.length} of ${pages.length}`
            : undefined
        }
      >
        {together.map((page) => (
          <PageRow
            key={page.node.nodeId}
            part={part}
            page={page}
            state={stateOf(page.node)}
            isClosed={page.node.isLocked ?? module.isLocked ?? false}
          />
        ))}
      </ul>
    );
  });
}
