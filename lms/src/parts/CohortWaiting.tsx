import { slotTime } from '@plinth/domain/dates/slot-time';
import { zoneText } from '@plinth/domain/dates/zone-text';
import type { MentorCohort } from '@plinth/domain/mentors/mentor-dashboard';
import { Annotation } from '@plinth/ui/Annotation';
import { Text } from '@plinth/ui/Text';
import { facts } from './CourseCard.css.ts';
import { dayText } from './day-text.ts';
import { ownZone } from './own-zone.ts';

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

/** The pending work in a mentor's cohort, and its next live session, for its card. */
export function CohortWaiting({ cohort }: { cohort: MentorCohort }) {
  const { openQueries, tasksToAssess, nextSession } = cohort;
  const zone = ownZone();
  return (
    <>
      <div className={facts}>
        <Annotation tone={openQueries > 0 ? 'signal' : 'faint'}>
          {counted(openQueries, 'open query', 'open queries')}
        </Annotation>
        <Annotation tone={tasksToAssess > 0 ? 'signal' : 'faint'}>
          {counted(tasksToAssess, 'hand-in to assess', 'hand-ins to assess')}
        </Annotation>
      </div>
      {nextSession && (
        <Text secondary>
          Next session: {nextSession.title}, {dayText(nextSession.startDate, zone)},{' '}
          {slotTime(nextSession.startDate, zone)} ({zoneText(zone)})
        </Text>
      )}
    </>
  );
}
