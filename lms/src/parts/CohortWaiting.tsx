import { slotTime } from '@plinth/domain/dates/slot-time';
import { zoneText } from '@plinth/domain/dates/zone-text';
import type { MentorCohort } from '@plinth/domain/mentors/mentor-dashboard';
import { areaPagePath } from '@plinth/domain/navigation/learner-pages';
import { Annotation } from '@plinth/ui/Annotation';
import { Link } from '@plinth/ui/Link';
import { Text } from '@plinth/ui/Text';
import { facts } from './CourseCard.css.ts';
import { dayText } from './day-text.ts';
import { ownZone } from './own-zone.ts';

/**
 * The pending work in a mentor's cohort, each number with a link to the list of exactly these, and its next live
 * session, for its card.
 */
export function CohortWaiting({ cohort }: { cohort: MentorCohort }) {
  const { cohortId, openQueries, tasksToAssess, nextSession } = cohort;
  const zone = ownZone();
  return (
    <>
      <div className={facts}>
        <Counted
          count={openQueries}
          words={['open query', 'open queries']}
          href={`${areaPagePath('mentor', cohortId, 'queries')}?assigned=me-or-nobody`}
        />
        <Counted
          count={tasksToAssess}
          words={['hand-in to assess', 'hand-ins to assess']}
          href={areaPagePath('mentor', cohortId, 'task-assessment')}
        />
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

type CountedProps = { count: number; words: readonly [one: string, many: string]; href: string };

function Counted({ count, words: [one, many], href }: CountedProps) {
  const text = `${count} ${count === 1 ? one : many}`;
  return count === 0 ? <Annotation>{text}</Annotation> : <Link href={href}>{text}</Link>;
}
