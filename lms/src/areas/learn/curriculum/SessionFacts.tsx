import { sessionStatusAt } from '@plinth/domain/calendar/session-status-at';
import type { CurriculumNode } from '@plinth/domain/curriculum/curriculum-node';
import { sessionLabel } from '@plinth/domain/curriculum/session-label';
import { COMING_SOON, displayDate } from '@plinth/domain/dates/display-date';
import { formatInstant } from '@plinth/domain/dates/format-day';
import { slotSpan } from '@plinth/domain/dates/slot-span';
import { slotTime } from '@plinth/domain/dates/slot-time';
import { zoneText } from '@plinth/domain/dates/zone-text';
import { Annotation } from '@plinth/ui/Annotation';
import { Button } from '@plinth/ui/Button';
import { Link } from '@plinth/ui/Link';
import { StatusChip } from '@plinth/ui/StatusChip';
import { Text } from '@plinth/ui/Text';
import { useQueryClient } from '@tanstack/react-query';
import { dayText } from '../../../parts/day-text.ts';
import { ownZone } from '../../../parts/own-zone.ts';
import { useNow } from '../../../parts/use-now.ts';
import { useRoom } from '../../../parts/use-room.ts';
import * as css from './LessonPage.css.ts';

/** When a live session takes place, in the learner's time zone, its status, and the way in once it is open. */
export function SessionFacts({ node }: { node: CurriculumNode }) {
  const client = useQueryClient();
  const zone = ownZone();
  const { startDate, endDate, referenceLink } = node.meta;
  const now = useNow(15_000);
  const isOff = node.sessionStatus === 'RESCHEDULED' || node.isCalledOff === true;
  const { isOpen, isAhead, opensAt } = useRoom(
    startDate && endDate && !isOff ? { startDate, endDate } : null,
    Boolean(referenceLink),
    () => void client.invalidateQueries({ queryKey: ['content'] }),
  );
  const { sessionStatus: recorded } = node;
  // The page may stay open until the session begins and ends.
  const status =
    recorded && startDate && endDate
      ? sessionStatusAt({ startDate, endDate, sessionStatus: recorded }, now)
      : recorded;
  return (
    <div className={css.session}>
      <div className={css.sessionFacts}>
        <Text strong>{startDate ? displayDate(startDate, zone) : COMING_SOON}</Text>
        {startDate && endDate && (
          <Annotation>
            {slotSpan({ startDate, endDate }, zone)}, {zoneText(zone)}
          </Annotation>
        )}
        {status && (
          <span>
            <StatusChip
              tone={status === 'ONGOING' ? 'signal' : status === 'COMPLETED' ? 'success' : 'neutral'}
            >
              {sessionLabel({ ...node, sessionStatus: status })}
            </StatusChip>
          </span>
        )}
        {node.movedFrom && !isOff && (
          <Annotation>
            Moved from {formatInstant(node.movedFrom, zone)}, {slotTime(node.movedFrom, zone)}
          </Annotation>
        )}
        {node.materialLink && (
          <Link href={node.materialLink} external>
            Material
          </Link>
        )}
        {node.recordingLink && (
          <Link href={node.recordingLink} external>
            Recording
          </Link>
        )}
      </div>
      {referenceLink && isOpen ? (
        <Button variant="primary" href={referenceLink} target="_blank" rel="noopener noreferrer">
          Join the session
        </Button>
      ) : (
        (isAhead || isOpen) &&
        opensAt && (
          <div className={css.sessionFacts}>
            <Button disabled aria-describedby={`opens-${node.nodeId}`}>
              Join the session
            </Button>
            <span id={`opens-${node.nodeId}`}>
              <Annotation>
                {isOpen
                  ? 'The link is not available yet.'
                  : `Opens on ${dayText(opensAt, zone)} at ${slotTime(opensAt, zone)}`}
              </Annotation>
            </span>
          </div>
        )
      )}
    </div>
  );
}
