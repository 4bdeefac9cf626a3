import { calendarDateIn } from '@plinth/domain/dates/calendar-date';
import { slotTime } from '@plinth/domain/dates/slot-time';
import { Heading } from '@plinth/ui/Heading';
import { StatusChip } from '@plinth/ui/StatusChip';
import { Fragment } from 'react';
import type { ListedInterview } from '../../../data/interviews.ts';
import { dayText } from '../../../parts/day-text.ts';
import { ownZone } from '../../../parts/own-zone.ts';
import * as css from './day.css.ts';
import { GUIDE_TEXTS } from './guide-texts.ts';
import { interviewsPath } from './interviews-path.ts';

/** Groups interviews by day in a time zone, in order; those without a time separately. */
function byDay(interviews: readonly ListedInterview[], zone: string): Map<string, ListedInterview[]> {
  const days = new Map<string, ListedInterview[]>();
  for (const one of interviews) {
    const day = one.startDate === null ? '' : calendarDateIn(zone, one.startDate);
    days.set(day, [...(days.get(day) ?? []), one]);
  }
  return days;
}

/** Interviews by day: time, learner and status; each links to its form. */
export function InterviewRows({
  cohortId,
  interviews,
}: {
  cohortId: string;
  interviews: readonly ListedInterview[];
}) {
  const zone = ownZone();
  return [...byDay(interviews, zone)].map(([day, ofDay]) => (
    <Fragment key={day}>
      <Heading level={2} size="s">
        {ofDay[0]?.startDate ? dayText(ofDay[0].startDate, zone) : 'Without a time'}
      </Heading>
      <ul className={css.rows}>
        {ofDay.map(({ userId, firstName, lastName, startDate, slotStatus }) => {
          const { text, tone } = GUIDE_TEXTS[slotStatus];
          return (
            <li
              key={userId}
              className={css.row}
              data-now={slotStatus === 'INTERVIEW_IN_PROGRESS' || undefined}
            >
              <a className={css.link} href={interviewsPath(cohortId, { learner: userId })}>
                <span className={css.time}>{startDate === null ? '' : slotTime(startDate, zone)}</span>
                <span className={css.name}>{[firstName, lastName].filter(Boolean).join(' ')}</span>
                <StatusChip tone={tone}>{text}</StatusChip>
              </a>
            </li>
          );
        })}
      </ul>
    </Fragment>
  ));
}
