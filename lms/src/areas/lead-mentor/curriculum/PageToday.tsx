import type { Namespace } from '@plinth/domain/curriculum/namespace';
import { sessionStatusLabel } from '@plinth/domain/curriculum/session-status-label';
import { slotTime } from '@plinth/domain/dates/slot-time';
import { Annotation } from '@plinth/ui/Annotation';
import { Button } from '@plinth/ui/Button';
import { Skeleton } from '@plinth/ui/Skeleton';
import { StatusChip } from '@plinth/ui/StatusChip';
import { useQuery } from '@tanstack/react-query';
import { learnersNodeQuery, sessionStatsQuery } from '../../../data/lead-mentors.ts';
import { dayText } from '../../../parts/day-text.ts';
import { LoadState } from '../../../parts/LoadState.tsx';
import { lockText } from '../../../parts/outline/lock-text.ts';
import { ownZone } from '../../../parts/own-zone.ts';
import { leadPath } from '../lead-path.ts';
import * as css from './curriculum.css.ts';

type PageTodayProps = { part: { cohortId: string; namespace: Namespace }; nodeId: string };

/** Whether learners have a page today; for a live session also its time, its mentor, and how it went. */
export function PageToday({ part, nodeId }: PageTodayProps) {
  const { cohortId } = part;
  const page = useQuery(learnersNodeQuery({ ...part, nodeId }));
  const isSession = page.data?.node.liveSessionId !== undefined;
  const stats = useQuery({ ...sessionStatsQuery(cohortId), enabled: isSession });
  const zone = ownZone();
  return (
    <section className={css.strip} aria-label="What learners have today">
      <LoadState
        query={page}
        loading="What learners have today is loading"
        skeleton={<Skeleton shape="row" />}
      >
        {({ node }) => {
          const { liveSessionId, sessionStatus } = node;
          const own = stats.data?.sessions.find((session) => session.liveSessionId === liveSessionId);
          return (
            <div className={css.facts}>
              {sessionStatus ? (
                <>
                  <StatusChip tone={sessionStatus === 'ONGOING' ? 'signal' : 'neutral'}>
                    {sessionStatusLabel(own?.sessionStatus ?? sessionStatus)}
                  </StatusChip>
                  {own && (
                    <Annotation>
                      {dayText(own.startDate, zone)}, {slotTime(own.startDate, zone)}
                      {own.attendance && ` · ${own.attendance.attended} of ${own.attendance.total} came`}
                      {own.rating && ` · ${own.rating.average.toFixed(1)} of 5`}
                    </Annotation>
                  )}
                  {stats.data && (
                    <span className={css.way}>
                      {own ? (
                        <Button size="s" href={`${leadPath(cohortId, { session: own.liveSessionId })}#tips`}>
                          Tips for this session
                        </Button>
                      ) : (
                        <Annotation>Someone else leads this session.</Annotation>
                      )}
                    </span>
                  )}
                </>
              ) : (
                <Annotation tone={node.isLocked ? 'warning' : 'faint'}>
                  {node.isLocked
                    ? `Locked for learners. ${lockText([node], zone)}`
                    : 'Learners have this page today.'}
                </Annotation>
              )}
            </div>
          );
        }}
      </LoadState>
    </section>
  );
}
