import { JOIN_MINUTES_BEFORE, mayJoin } from '@plinth/domain/calendar/may-join';
import { slotTime } from '@plinth/domain/dates/slot-time';
import { Annotation } from '@plinth/ui/Annotation';
import { Button } from '@plinth/ui/Button';
import { Text } from '@plinth/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { roomQuery } from '../../../data/interviews.ts';
import { dayText } from '../../../parts/day-text.ts';
import { LoadState } from '../../../parts/LoadState.tsx';
import { ownZone } from '../../../parts/own-zone.ts';
import { useNow } from '../../../parts/use-now.ts';
import * as css from './day.css.ts';
import { isInterviewNow } from './is-interview-now.ts';

const MINUTE_MS = 60_000;

/** The room in which all interviews of the day take place: open around its hours, and around the guide's interviews. */
export function RoomPanel({ cohortId }: { cohortId: string }) {
  const now = useNow(15_000);
  const room = useQuery(roomQuery(cohortId));
  const zone = ownZone();
  return (
    <LoadState query={room} loading="The room is loading" skeleton={<span />}>
      {({ liveSession, interviews }) => {
        if (liveSession === null) return null;
        const { startDate, endDate, joinLink, sessionStatus } = liveSession;
        const isOpen =
          sessionStatus !== 'RESCHEDULED' &&
          (mayJoin(liveSession, now) || interviews.some((one) => isInterviewNow(one.startDate, now)));
        const isOver = Date.parse(now) > Date.parse(endDate);
        const opens = new Date(Date.parse(startDate) - JOIN_MINUTES_BEFORE * MINUTE_MS).toISOString();
        return (
          <section className={css.room} aria-label="The room">
            <div className={css.roomFacts}>
              <Text weight="strong">The room</Text>
              <Annotation>
                {dayText(startDate, zone)}, {slotTime(startDate, zone)} to {slotTime(endDate, zone)}
              </Annotation>
            </div>
            {joinLink !== null && isOpen ? (
              <Button variant="primary" href={joinLink} target="_blank" rel="noopener noreferrer">
                Join the room
              </Button>
            ) : (
              <Text secondary>
                {sessionStatus === 'RESCHEDULED'
                  ? 'It was called off.'
                  : isOver
                    ? 'It is closed. For an interview at another time it opens again when that begins.'
                    : joinLink === null
                      ? 'The school has not added the link yet.'
                      : `It opens at ${slotTime(opens, zone)}.`}
              </Text>
            )}
          </section>
        );
      }}
    </LoadState>
  );
}
