import { sessionLabel } from '@plinth/domain/curriculum/session-label';
import { slotSpan } from '@plinth/domain/dates/slot-span';
import { zoneText } from '@plinth/domain/dates/zone-text';
import type { MentorDashboard } from '@plinth/domain/mentors/mentor-dashboard';
import { Annotation } from '@plinth/ui/Annotation';
import { Button } from '@plinth/ui/Button';
import { Skeleton } from '@plinth/ui/Skeleton';
import { StatusChip } from '@plinth/ui/StatusChip';
import { Text } from '@plinth/ui/Text';
import type { UseQueryResult } from '@tanstack/react-query';
import { dayText } from '../../../parts/day-text.ts';
import { ownZone } from '../../../parts/own-zone.ts';
import { QueryPanel } from '../../../parts/QueryPanel/QueryPanel.tsx';
import * as css from './dashboard.css.ts';

/** The next live sessions of the cohort; the way in appears 15 minutes before. */
export function SessionsPanel({ dashboard }: { dashboard: UseQueryResult<MentorDashboard> }) {
  const zone = ownZone();
  return (
    <QueryPanel
      title="Upcoming sessions"
      query={dashboard}
      note={<Annotation>{zoneText(zone)}</Annotation>}
      skeleton={['a', 'b', 'c'].map((row) => <Skeleton key={row} shape="row" />)}
    >
      {({ upcomingSessions }) =>
        upcomingSessions.length === 0 ? (
          <Text secondary>No live session is planned at the moment.</Text>
        ) : (
          <ul className={css.rows}>
            {upcomingSessions.map(
              ({ liveSessionId, title, startDate, endDate, sessionStatus, movedFrom, joinLink }) => (
                <li key={liveSessionId} className={css.row}>
                  <div className={css.text}>
                    <Text strong>{title}</Text>
                    <Annotation dateTime={startDate}>
                      {dayText(startDate, zone)}, {slotSpan({ startDate, endDate }, zone)}
                    </Annotation>
                  </div>
                  {joinLink ? (
                    <Button href={joinLink} size="s" target="_blank" rel="noopener noreferrer">
                      Join now
                    </Button>
                  ) : (
                    <StatusChip tone={sessionStatus === 'ONGOING' ? 'signal' : 'neutral'}>
                      {sessionLabel({ sessionStatus, movedFrom })}
                    </StatusChip>
                  )}
                </li>
              ),
            )}
          </ul>
        )
      }
    </QueryPanel>
  );
}
