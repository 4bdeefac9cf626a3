import { sessionStatusLabel } from '@plinth/domain/curriculum/session-status-label';
import type { UpcomingSession } from '@plinth/domain/dashboards/learner-dashboard';
import { nextThursday } from '@plinth/domain/dates/next-thursday';
import { slotTime } from '@plinth/domain/dates/slot-time';
import { Annotation } from '@plinth/ui/Annotation';
import { Button } from '@plinth/ui/Button';
import { StatusChip } from '@plinth/ui/StatusChip';
import { Text } from '@plinth/ui/Text';
import { formatDay } from '../../../parts/format-day.ts';
import { ownZone } from '../../../parts/own-zone.ts';
import * as css from './ContinuePanel.css.ts';

/** The next live session; it can be joined from the time the server hands out the link. */
export function NextSession({ session }: { session: UpcomingSession | null }) {
  const zone = ownZone();
  if (!session)
    return (
      <div className={css.session}>
        <Text size="s" tone="soft">
          No live session is planned at the moment. Sessions are usually on a Thursday; the next is{' '}
          {formatDay(`${nextThursday(new Date().toISOString(), zone)}T00:00:00Z`, 'UTC')}.
        </Text>
      </div>
    );
  return (
    <div className={css.session}>
      <div className={css.text}>
        <Annotation label>Next live session</Annotation>
        <Text as="span" weight="strong">
          {session.title}
        </Text>
        <Annotation as="time" dateTime={session.startDate}>
          {formatDay(session.startDate, zone)}, {slotTime(session.startDate, zone)}–
          {slotTime(session.endDate, zone)}
        </Annotation>
      </div>
      {session.joinLink ? (
        <Button href={session.joinLink} target="_blank" rel="noopener noreferrer">
          Join now
        </Button>
      ) : (
        <StatusChip tone={session.sessionStatus === 'ONGOING' ? 'signal' : 'neutral'}>
          {sessionStatusLabel(session.sessionStatus)}
        </StatusChip>
      )}
    </div>
  );
}
