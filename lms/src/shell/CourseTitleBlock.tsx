import { completionDate, startDate } from '@plinth/domain/cohorts/start-date';
import { Skeleton } from '@plinth/ui/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { useSnapshot } from 'valtio';
import { cohortQuery } from '../data/cohorts.ts';
import { session } from '../stores/session.ts';
import * as css from './CohortFrame.css.ts';

const WEEK_MS = 7 * 86_400_000;

function weekText(start: string | null, end: string | null, now: string): string | null {
  if (start === null || end === null || now < start || now > end) return null;
  const week = (to: string) => Math.ceil((Date.parse(to) - Date.parse(start)) / WEEK_MS);
  return `Week ${Math.max(1, week(now))} of ${Math.max(1, week(end))}`;
}

/** The course and the learner's position in it, like the title block of a drawing. */
export function CourseTitleBlock({ cohortId, now }: { cohortId: string; now: string }) {
  const { data, isPending } = useQuery(cohortQuery(cohortId));
  const { cohorts } = useSnapshot(session);
  const cohort = data?.cohort;
  if (!cohort) return <div className={css.course}>{isPending && <Skeleton shape="text" width="half" />}</div>;
  const batch = cohorts.find((item) => item.cohort.cohortId === cohortId)?.cohort.batchNumber;
  const week = weekText(startDate(cohort.timelines), completionDate(cohort.timelines), now);
  return (
    <div className={css.course}>
      <span className={css.courseTitle}>{cohort.courseTitle}</span>
      <span className={css.courseFacts}>
        {[week, batch && `Batch ${batch}`, cohort.productId.replaceAll('_', '-')].filter(Boolean).join(' · ')}
      </span>
    </div>
  );
}
