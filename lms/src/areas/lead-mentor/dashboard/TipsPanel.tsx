import { slotTime } from '@plinth/domain/dates/slot-time';
import type { LedSession } from '@plinth/domain/lead-mentors/session-stats';
import { Annotation } from '@plinth/ui/Annotation';
import { Button } from '@plinth/ui/Button';
import { Select } from '@plinth/ui/Select';
import { Skeleton } from '@plinth/ui/Skeleton';
import { Text } from '@plinth/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { sessionStatsQuery } from '../../../data/lead-mentors.ts';
import { dayText } from '../../../parts/day-text.ts';
import { ownZone } from '../../../parts/own-zone.ts';
import { QueryPanel } from '../../../parts/QueryPanel/QueryPanel.tsx';
import { type LeadSearch, leadPath } from '../lead-path.ts';
import * as css from './dashboard.css.ts';
import { TipForm } from './TipForm.tsx';
import { TipList } from './TipList.tsx';

const isAhead = ({ sessionStatus }: LedSession) => sessionStatus === 'CREATED' || sessionStatus === 'ONGOING';

const BEGINS: Record<LedSession['sessionStatus'], string> = {
  CREATED: 'Begins',
  ONGOING: 'Begins',
  COMPLETED: 'Was held',
  RESCHEDULED: 'Called off; it was planned for',
};

/** Tips for the learners of a session: one is written for the chosen session, earlier ones are below. */
export function TipsPanel({ cohortId, search }: { cohortId: string; search: LeadSearch }) {
  const zone = ownZone();
  const navigate = useNavigate();
  return (
    <div id="tips">
      <QueryPanel
        title="Tips for a session"
        query={useQuery(sessionStatsQuery(cohortId))}
        skeleton={
          <>
            <Skeleton shape="control" />
            <Skeleton shape="media" />
          </>
        }
      >
        {({ sessions }) => {
          const asked = sessions.find(({ liveSessionId }) => liveSessionId === search.session);
          const held = sessions.findLast(({ sessionStatus }) => sessionStatus === 'COMPLETED');
          const chosen = asked ?? sessions.find(isAhead) ?? held ?? sessions.at(-1);
          if (!chosen)
            return <Text secondary>Tips are for your own sessions. You have none in this cohort yet.</Text>;
          return (
            <div className={css.part}>
              <div className={css.choose}>
                <div className={css.chosen}>
                  <Select
                    label="Session"
                    value={chosen.liveSessionId}
                    options={sessions.map(({ liveSessionId, title, startDate }) => ({
                      value: liveSessionId,
                      label: `${dayText(startDate, zone)} · ${title}`,
                    }))}
                    onChange={(event) =>
                      void navigate({
                        href: leadPath(cohortId, { ...search, session: event.currentTarget.value }),
                        resetScroll: false,
                      })
                    }
                  />
                </div>
                {asked && (
                  <Button size="s" href={`${leadPath(cohortId, { ...search, session: undefined })}#tips`}>
                    Tips for all sessions
                  </Button>
                )}
              </div>
              <Annotation>
                {BEGINS[chosen.sessionStatus]} {dayText(chosen.startDate, zone)},{' '}
                {slotTime(chosen.startDate, zone)}. Learners in the cohort are notified and read it on the
                session’s page.
              </Annotation>
              <TipForm key={chosen.liveSessionId} cohortId={cohortId} session={chosen} />
              <TipList cohortId={cohortId} liveSessionId={asked?.liveSessionId ?? null} sessions={sessions} />
            </div>
          );
        }}
      </QueryPanel>
    </div>
  );
}
