import type { CurriculumNode } from '@plinth/domain/curriculum/curriculum-node';
import type { Progress } from '@plinth/domain/progress/progress';
import { DimensionLine } from '@plinth/ui/DimensionLine';
import Lock from 'lucide-react/icons/lock';
import type { CurriculumPart } from '../../../data/curriculum.ts';
import type { CoursePage } from '../../../parts/outline/course-pages.ts';
import { lockText } from '../../../parts/outline/lock-text.ts';
import { ownZone } from '../../../parts/own-zone.ts';
import { stepKind, stepWord } from '../../../parts/step-kind.ts';
import * as css from './CurriculumMap.css.ts';
import { ElectiveChoice } from './ElectiveChoice.tsx';
import { PagesOfModule } from './PagesOfModule.tsx';

/** More ticks than this are too close together to tell steps apart. */
const TICKS_MAX = 30;

type ModuleOfMapProps = {
  part: CurriculumPart;
  module: CurriculumNode;
  pages: readonly CoursePage[];
  /** The position among the counted modules; null for a break, a bonus or a guide. */
  number: number | null;
  isOpened: boolean;
  /** Whether its pages are rendered: those of a closed module may follow after the rest of the map. */
  drawsPages: boolean;
  stateOf: (node: CurriculumNode) => Progress;
  /** Whether a page is part of the work that the progress is measured by. */
  counts: (page: CoursePage) => boolean;
};

/** One stage: its progress and its pages. A locked one says when it opens. */
export function ModuleOfMap({
  part,
  module,
  pages,
  number,
  isOpened,
  drawsPages,
  stateOf,
  counts,
}: ModuleOfMapProps) {
  const zone = ownZone();
  const counted = pages.filter(counts);
  const done = counted.filter(({ node }) => stateOf(node) === 'COMPLETED').length;
  const isLocked = module.isLocked ?? false;
  const isLearners = (part.area ?? 'learn') === 'learn';
  if (module.type === 'BREAK')
    return (
      <li className={css.pause}>
        <span className={css.kind}>{stepKind(module.type)}</span>
        <h2 className={css.title}>{module.meta.title}</h2>
      </li>
    );

  return (
    <li className={css.module} data-locked={isLocked || undefined}>
      <details open={isOpened} className={css.details}>
        <summary className={css.summary}>
          <span className={css.number} aria-hidden="true">
            {number === null ? '·' : String(number).padStart(2, '0')}
          </span>
          <div className={css.titles}>
            <span className={css.kind}>
              {stepWord(module)}
              {isLocked && (
                <>
                  {' · '}
                  <Lock size={12} aria-hidden="true" className={css.lock} /> {lockText([module], zone)}
                </>
              )}
              {!isLocked &&
                (stateOf(module) === 'COMPLETED' ? (
                  ' · Completed'
                ) : isLearners && number !== null && counted.length > 0 ? (
                  <span className={css.doneSoFar}>{` · ${done} of ${counted.length} done`}</span>
                ) : null)}
            </span>
            <h2 className={css.title}>{module.meta.title}</h2>
          </div>
        </summary>
        {isLearners && !isLocked && counted.length > 0 && (
          <div className={css.progress}>
            <DimensionLine
              label={`Progress in ${module.meta.title}`}
              hideLabel
              value={done}
              max={counted.length}
              text={`${done} of ${counted.length} done`}
              parts={counted.length <= TICKS_MAX ? counted.length : undefined}
            />
          </div>
        )}
        {!isLocked && module.children.some(({ isElective }) => isElective) && (
          <ElectiveChoice part={part} electives={module.children.filter(({ isElective }) => isElective)} />
        )}
        {drawsPages && <PagesOfModule part={part} module={module} pages={pages} stateOf={stateOf} />}
      </details>
    </li>
  );
}
