import { sessionLabel } from '@plinth/domain/curriculum/session-label';
import type { UpcomingSession } from '@plinth/domain/dashboards/learner-dashboard';
import { slotSpan } from '@plinth/domain/dates/slot-span';
import { slotTime } from '@plinth/domain/dates/slot-time';
import { Annotation } from '@plinth/ui/Annotation';
import { Button } from '@plinth/ui/Button';
import { StatusChip } from '@plinth/ui/StatusChip';
import { Text } from '@plinth/ui/Text';
import { useQueryClient } from '@tanstack/react-query';
import { dayText } from '../../../parts/day-text.ts';
import { ownZone } from '../../../parts/own-zone.ts';
import { useRoom } from '../../../parts/use-room.ts';
import * as css from './ContinuePanel.css.ts';
import { NoSession } from './NoSession.tsx';

/** The next live session; it can be joined from the time the server hands out the link. */
export function NextSession({ cohortId, session }: { cohortId: string; session: UpcomingSession | null }) {
  const zone = ownZone();
  const client = useQueryClient();
  const { opensAt, isAhead } = useRoom(
    session,
    Boolean(session?.joinLink),
    () => void client.invalidateQueries({ queryKey: ['dashboards', 'dashboard'] }),
  );
  if (!session)
    return (
      <div className={css.session}>
        <NoSession cohortId={cohortId} />
      </div>
    );
  return (
    <div className={css.session}>
      <div className={css.text}>
        <Annotation label>Next live session</Annotation>
        <Text strong>{session.title}</Text>
        <Annotation dateTime={session.startDate}>
          {dayText(session.startDate, zone)}, {slotSpan(session, zone)}
        </Annotation>
        {session.movedFrom && (
          <Annotation>
            Moved from {dayText(session.movedFrom, zone)}, {slotTime(session.movedFrom, zone)}
          </Annotation>
        )}
        {isAhead && opensAt && !session.joinLink && (
          <Annotation>
            The room opens on {dayText(opensAt, zone)} at {slotTime(opensAt, zone)}
          </Annotation>
        )}
      </div>
      {session.joinLink ? (
        <Button href={session.joinLink} target="_blank" rel="noopener noreferrer">
          Join now
        </Button>
      ) : (
        <StatusChip tone={session.sessionStatus === 'ONGOING' ? 'signal' : 'neutral'}>
          {sessionLabel(session)}
        </StatusChip>
      )}
    </div>
  );
}
