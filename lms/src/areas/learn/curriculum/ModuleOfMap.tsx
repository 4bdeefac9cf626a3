import type { CurriculumNode } from '@plinth/domain/curriculum/curriculum-node';
import type { Progress } from '@plinth/domain/progress/progress';
import { DimensionLine } from '@plinth/ui/DimensionLine';
import Lock from 'lucide-react/icons/lock';
import { useState } from 'react';
import type { CurriculumPart } from '../../../data/curriculum.ts';
import { formatDay } from '../../../parts/format-day.ts';
import { coursePages } from '../../../parts/outline/course-pages.ts';
import { lockText } from '../../../parts/outline/lock-text.ts';
import { pagePath } from '../../../parts/outline/page-path.ts';
import { ownZone } from '../../../parts/own-zone.ts';
import { ProgressMark } from '../../../parts/ProgressMark.tsx';
import { stepKind, stepWord } from '../../../parts/step-kind.ts';
import * as css from './CurriculumMap.css.ts';
import { ElectiveChoice } from './ElectiveChoice.tsx';

/** More ticks than this stand too close to tell a step by. */
const TICKS_MAX = 30;

type ModuleOfMapProps = {
  part: CurriculumPart;
  module: CurriculumNode;
  /** The place among the modules that are counted; null for a break, a bonus or a guide. */
  number: number | null;
  isOpened: boolean;
  /** In a very long course the pages of a module are drawn when it is first opened. */
  isLong: boolean;
  stateOf: (node: CurriculumNode) => Progress;
};

/** One stage: how far it is done, and its pages. What is locked says when it opens. */
export function ModuleOfMap({ part, module, number, isOpened, isLong, stateOf }: ModuleOfMapProps) {
  const zone = ownZone();
  const [isUnfolded, setUnfolded] = useState(false);
  const pages = coursePages([module]);
  const counted = pages.filter(({ node }) => node.type !== 'LIVE_SESSION');
  const done = counted.filter(({ node }) => stateOf(node) === 'COMPLETED').length;
  const isLocked = module.isLocked ?? false;
  if (module.type === 'BREAK')
    return (
      <li className={css.pause}>
        <span className={css.kind}>{stepKind(module.type)}</span>
        <h2 className={css.title}>{module.meta.title}</h2>
      </li>
    );

  return (
    <li className={css.module} data-locked={isLocked || undefined}>
      <details
        open={isOpened}
        className={css.details}
        onToggle={(event) => setUnfolded((was) => was || event.currentTarget.open)}
      >
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
              {!isLocked && stateOf(module) === 'COMPLETED' && ' · Completed'}
            </span>
            <h2 className={css.title}>{module.meta.title}</h2>
          </div>
        </summary>
        {!isLocked && counted.length > 0 && (
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
        <ul className={css.pages}>
          {(isLong && !isOpened && !isUnfolded ? [] : pages).map(({ node, above }) => {
            const isClosed = node.isLocked ?? isLocked;
            const state = stateOf(node);
            const date = node.type === 'LIVE_SESSION' ? node.meta.startDate : node.meta.endDate;
            const facts = [
              stepWord(node),
              isClosed
                ? lockText([module, ...above, node], zone)
                : date && `${node.type === 'LIVE_SESSION' ? '' : 'due '}${formatDay(date, zone)}`,
            ].filter(Boolean);
            const inside = (
              <>
                <ProgressMark state={state} isLocked={isClosed} />
                <span className={css.name}>{node.meta.title}</span>
                <span className={css.facts}>{facts.join(' · ')}</span>
              </>
            );
            return (
              <li key={node.nodeId} data-depth={above.length}>
                {isClosed ? (
                  <span className={css.closed}>{inside}</span>
                ) : (
                  <a className={css.pageLink} href={pagePath(part, module.nodeId, node.nodeId)}>
                    {inside}
                  </a>
                )}
              </li>
            );
          })}
        </ul>
      </details>
    </li>
  );
}
