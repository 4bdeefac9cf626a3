import { sessionStatusLabel } from '@plinth/domain/curriculum/session-status-label';
import type { LedSession } from '@plinth/domain/lead-mentors/session-stats';
import { Annotation } from '@plinth/ui/Annotation';
import { Skeleton } from '@plinth/ui/Skeleton';
import { Table } from '@plinth/ui/Table';
import { Text } from '@plinth/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { sessionStatsQuery } from '../../../data/lead-mentors.ts';
import { dayText } from '../../../parts/day-text.ts';
import { ownZone } from '../../../parts/own-zone.ts';
import { QueryPanel } from '../../../parts/QueryPanel/QueryPanel.tsx';
import { leadPath } from '../lead-path.ts';
import * as css from './dashboard.css.ts';
import { SessionDrawing } from './SessionDrawing.tsx';

const NONE = '–';

const attendanceText = ({ attendance }: LedSession) =>
  attendance === null ? NONE : `${attendance.attended} of ${attendance.total}`;
const ratingText = ({ rating }: LedSession) =>
  rating === null ? NONE : `${rating.average.toFixed(1)} (${rating.count})`;

/** The mentor's sessions of the cohort in numbers, as a small drawing, and one by one. */
export function SessionsPanel({ cohortId }: { cohortId: string }) {
  const zone = ownZone();
  return (
    <QueryPanel
      title="Your sessions"
      query={useQuery(sessionStatsQuery(cohortId))}
      skeleton={
        <>
          <Skeleton shape="row" />
          <Skeleton shape="media" />
        </>
      }
    >
      {({ sessions, averages: { attendance, rating } }) => {
        const held = sessions.filter(({ sessionStatus }) => sessionStatus === 'COMPLETED');
        if (sessions.length === 0)
          return <Text secondary>The school has not given you a session in this cohort yet.</Text>;
        return (
          <>
            <dl className={css.levels}>
              <Level name="Held" value={`${held.length}`} unit={`of ${sessions.length}`} />
              <Level
                name="Attendance"
                value={attendance === null ? NONE : `${attendance.percentage}%`}
                unit={attendance === null ? 'not recorded yet' : 'on average'}
              />
              <Level
                name="Rating"
                value={rating === null ? NONE : rating.average.toFixed(1)}
                unit={
                  rating === null
                    ? 'no ratings yet'
                    : `of 5, ${rating.count === 1 ? '1 learner' : `${rating.count} ratings`}`
                }
              />
            </dl>
            <SessionDrawing sessions={sessions} />
            <details>
              <summary className={css.summary}>Every session</summary>
              <Table
                caption="Your sessions in this cohort"
                rows={sessions}
                rowKey={({ liveSessionId }) => liveSessionId}
                columns={[
                  {
                    id: 'title',
                    header: 'Session',
                    cell: ({ liveSessionId, title, startDate, sessionStatus }) => (
                      <>
                        <a
                          className={css.title}
                          href={`${leadPath(cohortId, { session: liveSessionId })}#tips`}
                        >
                          {title}
                        </a>
                        <Annotation as="p">
                          {dayText(startDate, zone)} · {sessionStatusLabel(sessionStatus)}
                        </Annotation>
                      </>
                    ),
                  },
                  { id: 'attendance', header: 'Came', figures: 'end', cell: attendanceText },
                  { id: 'rating', header: 'Rating', figures: 'end', cell: ratingText },
                ]}
              />
            </details>
          </>
        );
      }}
    </QueryPanel>
  );
}

function Level({ name, value, unit }: { name: string; value: string; unit: string }) {
  return (
    <div className={css.level}>
      <dt className={css.label}>{name}</dt>
      <dd className={css.figure}>
        {value} <span className={css.unit}>{unit}</span>
      </dd>
    </div>
  );
}
