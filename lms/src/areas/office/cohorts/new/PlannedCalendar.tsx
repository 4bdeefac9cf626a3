import type { CalendarEntry, CalendarEntryKind } from '@plinth/domain/cohorts/calendar-entry';
import type { CohortSchedule } from '@plinth/domain/cohorts/new-cohort';
import type { PlanWarning } from '@plinth/domain/cohorts/plan-warning';
import { TIMELINE_TITLES } from '@plinth/domain/cohorts/timeline-titles';
import { formatDay } from '@plinth/domain/dates/format-day';
import { slotTime } from '@plinth/domain/dates/slot-time';
import { zoneText } from '@plinth/domain/dates/zone-text';
import { Banner } from '@plinth/ui/Banner';
import { Heading } from '@plinth/ui/Heading';
import { StatusChip } from '@plinth/ui/StatusChip';
import { Text } from '@plinth/ui/Text';
import { cohortPreviewQuery } from '../../../../data/office-cohorts.ts';
import { LoadState } from '../../../../parts/LoadState.tsx';
import { usePagedQuery } from '../../../../parts/use-paged-query.ts';
import * as css from './new-cohort.css.ts';
import { weeksOf } from './weeks-of.ts';

const KINDS: Record<CalendarEntryKind, { text: string; tone: 'signal' | 'info' | 'warning' | 'neutral' }> = {
  MILESTONE: { text: 'Milestone', tone: 'signal' },
  SESSION: { text: 'Session', tone: 'info' },
  DEADLINE: { text: 'Deadline', tone: 'warning' },
  RELEASE: { text: 'Opens', tone: 'neutral' },
};

const counted = (calendar: readonly CalendarEntry[], kind: CalendarEntryKind, one: string) => {
  const count = calendar.filter((entry) => entry.kind === kind).length;
  return `${count} ${one}${count === 1 ? '' : 's'}`;
};

const warningText = ({ kind, title, at, cohort }: PlanWarning, timeZone: string): string => {
  const when = at ? `, ${slotTime(at, timeZone)}` : '';
  switch (kind) {
    case 'OVERLAPS':
      return cohort
        ? `${title ?? 'A session'}${when}: the lead mentor has a session of ${cohort.courseTitle}, ${cohort.productId}-${cohort.batchNumber} at that time.`
        : `${title ?? 'A session'}${when} clashes with another session of this plan.`;
    case 'NO_CONTENT':
      return `${title ?? 'The first module'} has no lessons yet.`;
    case 'AFTER_COMPLETION':
      return `${title ?? 'A date'} is after the end of the course.`;
  }
};

/** The whole calendar a cohort would have, and what to check before creating it. */
export function PlannedCalendar({ schedule }: { schedule: CohortSchedule }) {
  const plan = usePagedQuery(cohortPreviewQuery(schedule));
  return (
    <LoadState query={plan} loading="The calendar is being worked out">
      {({ calendar, warnings }) => (
        <div className={css.calendar} aria-busy={plan.isPlaceholderData || undefined}>
          <Text secondary>
            {[
              counted(calendar, 'SESSION', 'session'),
              counted(calendar, 'DEADLINE', 'deadline'),
              counted(calendar, 'RELEASE', 'opening'),
              counted(calendar, 'MILESTONE', 'milestone'),
            ].join(', ')}
            . Times in {zoneText(schedule.timeZone)}. Nothing is saved yet.
          </Text>
          {warnings.length > 0 && (
            <Banner tone="warning" live="status" title="Check first">
              <ul className={css.warnings}>
                {warnings.map((one) => {
                  const text = warningText(one, schedule.timeZone);
                  return <li key={text}>{text}</li>;
                })}
              </ul>
            </Banner>
          )}
          {weeksOf(calendar, schedule.startsOn).map(({ week, entries }) => (
            <section
              key={week}
              className={css.week}
              aria-label={week === 0 ? 'Before the start' : `Week ${week}`}
            >
              <Heading level={3}>{week === 0 ? 'Before the start' : `Week ${week}`}</Heading>
              <ol className={css.entries}>
                {entries.map((entry) => (
                  <EntryLine
                    key={`${entry.kind} ${entry.nodeId ?? entry.key}`}
                    entry={entry}
                    timeZone={schedule.timeZone}
                  />
                ))}
              </ol>
            </section>
          ))}
        </div>
      )}
    </LoadState>
  );
}

function EntryLine({ entry, timeZone }: { entry: CalendarEntry; timeZone: string }) {
  const { kind, key, title, at, day, movedByDays, isPreWork } = entry;
  const { text, tone } = KINDS[kind];
  return (
    <li className={css.entry}>
      <time className={css.when} dateTime={at}>
        {formatDay(day)}, {slotTime(at, timeZone)}
      </time>
      <StatusChip tone={tone}>{text}</StatusChip>
      <span>
        {key ? TIMELINE_TITLES[key] : title}
        {isPreWork && ' (pre-work)'}
        {movedByDays ? ` (${movedByDays} days later, for holidays)` : ''}
      </span>
    </li>
  );
}
