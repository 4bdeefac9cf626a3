import { JOIN_MINUTES_BEFORE } from '@plinth/domain/calendar/may-join';
import { slotTime } from '@plinth/domain/dates/slot-time';
import { zoneText } from '@plinth/domain/dates/zone-text';
import { pagePath } from '@plinth/domain/navigation/page-path';
import { Annotation } from '@plinth/ui/Annotation';
import { Button } from '@plinth/ui/Button';
import { Heading } from '@plinth/ui/Heading';
import { Link } from '@plinth/ui/Link';
import { Skeleton } from '@plinth/ui/Skeleton';
import { Text } from '@plinth/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { leadDashboardQuery } from '../../../data/lead-mentors.ts';
import { dayText } from '../../../parts/day-text.ts';
import { ownZone } from '../../../parts/own-zone.ts';
import { QueryPanel } from '../../../parts/QueryPanel/QueryPanel.tsx';
import { useNow } from '../../../parts/use-now.ts';
import { leadPath } from '../lead-path.ts';
import { Checklist } from './Checklist.tsx';
import * as css from './dashboard.css.ts';
import { startsText } from './starts-text.ts';

/** The mentor's next session: its time, the way in once it is open, and what to do beforehand. */
export function NextSessionPanel({ cohortId }: { cohortId: string }) {
  const now = useNow(15_000);
  const zone = ownZone();
  return (
    <QueryPanel
      title="Next session"
      emphasis="strong"
      query={useQuery(leadDashboardQuery(cohortId))}
      skeleton={
        <>
          <Skeleton shape="heading" width="half" />
          <Skeleton shape="annotation" width="third" />
          <Skeleton shape="row" />
          <Skeleton shape="row" />
          <Skeleton shape="row" />
        </>
      }
    >
      {({ nextSession, preSessionChecklist }) =>
        nextSession === null ? (
          <Text tone="soft">
            You have no session ahead in this cohort. The school plans sessions; your next one appears here
            with its checklist.
          </Text>
        ) : (
          <>
            <div className={css.session}>
              <div className={css.sessionText}>
                <Heading level={3} size="m">
                  {nextSession.title}
                </Heading>
                <Annotation dateTime={nextSession.startDate}>
                  {dayText(nextSession.startDate, zone)}, {slotTime(nextSession.startDate, zone)}–
                  {slotTime(nextSession.endDate, zone)}, {zoneText(zone)}
                </Annotation>
                <Annotation tone={nextSession.sessionStatus === 'ONGOING' ? 'signal' : 'faint'}>
                  {nextSession.sessionStatus === 'ONGOING'
                    ? 'Live now'
                    : startsText(nextSession.startDate, now)}
                </Annotation>
              </div>
              {nextSession.joinLink ? (
                <Button
                  variant="primary"
                  href={nextSession.joinLink}
                  target="_blank"
                  rel="noopener noreferrer"
                >
                  Open the room
                </Button>
              ) : (
                <Text secondary>The room opens {JOIN_MINUTES_BEFORE} minutes before.</Text>
              )}
            </div>
            <div className={css.links}>
              <Link
                href={pagePath(
                  {
                    cohortId,
                    namespace: nextSession.namespace ?? 'LEARNING',
                    isPreview: true,
                    area: 'lm',
                  },
                  nextSession.nodeId,
                  nextSession.nodeId,
                )}
              >
                Read its page
              </Link>
              <Link href={`${leadPath(cohortId, { session: nextSession.liveSessionId })}#tips`}>
                Write a tip for it
              </Link>
            </div>
            <Checklist
              cohortId={cohortId}
              liveSessionId={nextSession.liveSessionId}
              items={preSessionChecklist}
            />
          </>
        )
      }
    </QueryPanel>
  );
}
