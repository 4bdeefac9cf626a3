import { mayJoin } from '@plinth/domain/calendar/may-join';
import type { CurriculumNode } from '@plinth/domain/curriculum/curriculum-node';
import { sessionStatusLabel } from '@plinth/domain/curriculum/session-status-label';
import { COMING_SOON, displayDate } from '@plinth/domain/dates/display-date';
import { slotTime } from '@plinth/domain/dates/slot-time';
import { Annotation } from '@plinth/ui/Annotation';
import { Button } from '@plinth/ui/Button';
import { StatusChip } from '@plinth/ui/StatusChip';
import { Text } from '@plinth/ui/Text';
import { ownZone } from '../../../parts/own-zone.ts';
import { useNow } from '../../../parts/use-now.ts';
import * as css from './LessonPage.css.ts';

/** When a live session takes place, in the own zone, how it stands, and the way in once it is open (CURR-05..08). */
export function SessionFacts({ node }: { node: CurriculumNode }) {
  const now = useNow(15_000);
  const zone = ownZone();
  const { startDate, endDate, referenceLink } = node.meta;
  const isOpen = Boolean(startDate && endDate && mayJoin({ startDate, endDate }, now));
  return (
    <div className={css.session}>
      <div className={css.sessionFacts}>
        <Text as="span" weight="strong">
          {startDate ? displayDate(startDate, zone) : COMING_SOON}
        </Text>
        {startDate && endDate && (
          <Annotation>
            {slotTime(startDate, zone)}–{slotTime(endDate, zone)}, {zone.replaceAll('_', ' ')}
          </Annotation>
        )}
        {node.sessionStatus && (
          <span>
            <StatusChip
              tone={
                node.sessionStatus === 'ONGOING'
                  ? 'signal'
                  : node.sessionStatus === 'COMPLETED'
                    ? 'success'
                    : 'neutral'
              }
            >
              {sessionStatusLabel(node.sessionStatus)}
            </StatusChip>
          </span>
        )}
      </div>
      {referenceLink && isOpen && (
        <Button variant="primary" href={referenceLink} target="_blank" rel="noopener noreferrer">
          Join the session
        </Button>
      )}
    </div>
  );
}
