import { pagePath } from '@plinth/domain/navigation/page-path';
import type { Progress } from '@plinth/domain/progress/progress';
import { memo } from 'react';
import type { CurriculumPart } from '../../../data/curriculum.ts';
import { dayText } from '../../../parts/day-text.ts';
import type { CoursePage } from '../../../parts/outline/course-pages.ts';
import { lockText } from '../../../parts/outline/lock-text.ts';
import { ownZone } from '../../../parts/own-zone.ts';
import { ProgressMark } from '../../../parts/ProgressMark.tsx';
import { stepWord } from '../../../parts/step-kind.ts';
import * as css from './CurriculumMap.css.ts';

type PageRowProps = { part: CurriculumPart; page: CoursePage; state: Progress; isClosed: boolean };

/** One page in the list of its stage: its progress, its type and when it is due or opens. */
export const PageRow = memo(function PageRow({ part, page, state, isClosed }: PageRowProps) {
  const { node, module, above } = page;
  const zone = ownZone();
  const date = node.type === 'LIVE_SESSION' ? node.meta.startDate : node.meta.endDate;
  const facts = [
    stepWord(node),
    isClosed
      ? lockText([module, ...above, node], zone)
      : date && `${node.type === 'LIVE_SESSION' ? '' : 'due '}${dayText(date, zone)}`,
  ].filter(Boolean);
  const inside = (
    <>
      <ProgressMark state={state} isLocked={isClosed} />
      <span className={css.name}>{node.meta.title}</span>
      <span className={css.facts}>{facts.join(' · ')}</span>
    </>
  );
  return (
    <li data-depth={above.length}>
      {isClosed ? (
        <span className={css.closed}>{inside}</span>
      ) : (
        <a className={css.pageLink} href={pagePath(part, module.nodeId, node.nodeId)}>
          {inside}
        </a>
      )}
    </li>
  );
});
