import type { CurriculumNode } from '@plinth/domain/curriculum/curriculum-node';
import type { Namespace } from '@plinth/domain/curriculum/namespace';
import { DimensionLine } from '@plinth/ui/DimensionLine';
import { Skeleton } from '@plinth/ui/Skeleton';
import { Text } from '@plinth/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { learnersOutlineQuery } from '../../../data/lead-mentors.ts';
import { dayText } from '../../../parts/day-text.ts';
import { LoadState } from '../../../parts/LoadState.tsx';
import { coursePages } from '../../../parts/outline/course-pages.ts';
import { ownZone } from '../../../parts/own-zone.ts';
import * as css from './curriculum.css.ts';

type OpenTodayProps = { part: { cohortId: string; namespace: Namespace } };

/** Returns the part that opens next for the learners: the earliest of those still locked that have a date. */
const opensNext = (nodes: readonly CurriculumNode[]) =>
  nodes
    .filter(({ isLocked, meta }) => isLocked && meta.startDate)
    .toSorted((a, b) => (a.meta.startDate ?? '').localeCompare(b.meta.startDate ?? ''))[0];

/** How much of the course is open to the learners today, and what opens next. */
export function OpenToday({ part }: OpenTodayProps) {
  const outline = useQuery(learnersOutlineQuery(part));
  const zone = ownZone();
  return (
    <section className={css.strip} aria-label="What learners have today">
      <LoadState
        query={outline}
        loading="What learners have today is loading"
        skeleton={<Skeleton shape="row" />}
      >
        {({ nodes }) => {
          const pages = coursePages(nodes);
          const open = pages.filter(
            ({ node, module }) => !(node.isLocked ?? module.isLocked ?? false),
          ).length;
          const next = opensNext(nodes);
          return pages.length === 0 ? (
            <Text secondary>This part of the course has no pages yet.</Text>
          ) : (
            <>
              <DimensionLine
                label="Open to learners today"
                value={open}
                max={pages.length}
                text={`${open} of ${pages.length} pages`}
              />
              <Text secondary>
                {next?.meta.startDate
                  ? `“${next.meta.title}” opens to them on ${dayText(next.meta.startDate, zone)}. You read ahead: everything below is open to you, and nothing you do here is recorded.`
                  : 'Everything below is open to you, and nothing you do here is recorded.'}
              </Text>
            </>
          );
        }}
      </LoadState>
    </section>
  );
}
