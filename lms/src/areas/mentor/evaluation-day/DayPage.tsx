import { PAGE_SIZE } from '@plinth/domain/fields/page-no';
import { Annotation } from '@plinth/ui/Annotation';
import { DimensionLine } from '@plinth/ui/DimensionLine';
import { EmptyState } from '@plinth/ui/EmptyState';
import { Text } from '@plinth/ui/Text';
import { useNavigate } from '@tanstack/react-router';
import { interviewsQuery } from '../../../data/interviews.ts';
import { ListPagination } from '../../../parts/ListPagination.tsx';
import { LoadState } from '../../../parts/LoadState.tsx';
import { ownZoneText } from '../../../parts/own-zone-text.ts';
import { PageHeading } from '../../../parts/PageHeading.tsx';
import { useLastPage } from '../../../parts/use-last-page.ts';
import { usePagedQuery } from '../../../parts/use-paged-query.ts';
import { DayAhead } from './DayAhead.tsx';
import { DaySkeleton } from './DaySkeleton.tsx';
import * as css from './day.css.ts';
import { InterviewRows } from './InterviewRows.tsx';
import { interviewsPath } from './interviews-path.ts';
import { OwnTimes } from './OwnTimes.tsx';
import { RoomPanel } from './RoomPanel.tsx';

/** The day of a guide: how many interviews are done, the way into the room, and every interview by its start. */
export function DayPage({ cohortId, page }: { cohortId: string; page: number }) {
  const navigate = useNavigate();
  const interviews = usePagedQuery(interviewsQuery(cohortId, page - 1));
  const turn = (next: number, isReplacing = false) =>
    void navigate({ href: interviewsPath(cohortId, { page: next }), replace: isReplacing });
  useLastPage(interviews, page, ({ feedback, total }) => ({ rows: feedback.length, total }), turn);
  return (
    <LoadState query={interviews} what="The interviews" isPlural level={1} skeleton={<DaySkeleton />}>
      {({ feedback, interviewsCount: { total, completed, pending }, total: listed }) => (
        <div className={css.page}>
          <div className={css.top}>
            <PageHeading title="Evaluation day" cohortId={cohortId} />
            <Annotation>Times in {ownZoneText()}</Annotation>
          </div>
          <DayAhead cohortId={cohortId} />
          {total > 0 && (
            <section className={css.sum} aria-label="Your interviews">
              <dl className={css.counts}>
                {[
                  ['Interviews', total],
                  ['Completed', completed],
                  ['Pending', pending],
                ].map(([name, count]) => (
                  <div key={name} className={css.count}>
                    <dt>{name}</dt>
                    <dd>{count}</dd>
                  </div>
                ))}
              </dl>
              <DimensionLine
                label="Interviews completed"
                hideLabel
                value={completed}
                max={total}
                parts={total <= PAGE_SIZE ? total : 0}
              />
            </section>
          )}
          <RoomPanel cohortId={cohortId} />
          {total === 0 ? (
            <EmptyState title="No interviews yet" level={2}>
              <Text tone="soft">
                Learners choose from your times. Each interview appears here when it is booked.
              </Text>
            </EmptyState>
          ) : (
            <div className={css.list} aria-busy={interviews.isPlaceholderData}>
              {feedback.length === 0 && <Text tone="soft">There is nothing on this page of the list.</Text>}
              <InterviewRows cohortId={cohortId} interviews={feedback} />
              <ListPagination label="Pages of the interviews" page={page} total={listed} onPage={turn} />
            </div>
          )}
          <OwnTimes cohortId={cohortId} />
        </div>
      )}
    </LoadState>
  );
}
