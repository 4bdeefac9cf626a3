import type { CohortInfo } from '@plinth/domain/cohorts/cohort-info';
import { hasCome } from '@plinth/domain/cohorts/derive-capstone-info';
import { timelineTime } from '@plinth/domain/cohorts/timeline-time';
import { schoolDay } from '@plinth/domain/dates/school-day';
import { Timeline } from '@plinth/ui/Timeline';

const DATES = [
  ['CAPSTONE_ONBOARDING_DATE', 'Onboarding'],
  ['CAPSTONE_START_DATE', 'First stage opens'],
  ['CAPSTONE_END_DATE', 'Last hand-in'],
] as const;

/** The dates of the capstone, in school days: past ones struck off, the next one marked. */
export function CapstoneDates({ cohort, now }: { cohort: CohortInfo; now: string }) {
  const dates = DATES.flatMap(([key, title]) => {
    const date = timelineTime(cohort.timelines, key);
    return date === null ? [] : [{ id: key, title, date }];
  });
  const next = dates.find(({ date }) => !hasCome(date, now));
  if (dates.length === 0) return null;
  return (
    <Timeline
      label="Dates of the capstone"
      events={dates.map((one) => ({
        ...one,
        dateText: schoolDay(one.date),
        state: hasCome(one.date, now) ? 'past' : one === next ? 'now' : 'future',
      }))}
    />
  );
}
