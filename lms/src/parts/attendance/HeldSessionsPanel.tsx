import { slotTime } from '@plinth/domain/dates/slot-time';
import { zoneText } from '@plinth/domain/dates/zone-text';
import type { OfficeSession } from '@plinth/domain/sessions/office-session';
import { Annotation } from '@plinth/ui/Annotation';
import { Button } from '@plinth/ui/Button';
import { Skeleton } from '@plinth/ui/Skeleton';
import { Text } from '@plinth/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { heldSessionsQuery } from '../../data/office-sessions.ts';
import { dayText } from '../day-text.ts';
import { MoveSessionSheet } from '../moves/MoveSessionSheet.tsx';
import { ownZone } from '../own-zone.ts';
import { QueryPanel } from '../QueryPanel/QueryPanel.tsx';
import { AttendanceSheet } from './AttendanceSheet.tsx';
import * as css from './attendance.css.ts';
import { attendanceText } from './attendance-texts.ts';

const SHOWN = 4;

const takeText = ({ recorded }: OfficeSession) => (recorded === 0 ? 'Take attendance' : 'Attendance');

/** The past sessions and their attendance, latest first, for the person who holds them. */
export function HeldSessionsPanel({ cohortId }: { cohortId: string }) {
  const zone = ownZone();
  const [open, setOpen] = useState<OfficeSession | null>(null);
  const [isLong, setLong] = useState(false);
  const [moving, setMoving] = useState<OfficeSession | null>(null);
  const query = useQuery(heldSessionsQuery(cohortId));
  const when = ({ startDate }: OfficeSession) => `${dayText(startDate, zone)}, ${slotTime(startDate, zone)}`;
  return (
    <>
      <QueryPanel
        title="Attendance"
        query={query}
        note={<Annotation>{zoneText(zone)}</Annotation>}
        skeleton={
          <>
            <Skeleton shape="row" />
            <Skeleton shape="row" />
          </>
        }
      >
        {({ sessions, mayMove }) => {
          const over = sessions.filter(({ sessionStatus }) => sessionStatus === 'COMPLETED').reverse();
          const ahead = mayMove ? sessions.filter(({ sessionStatus }) => sessionStatus === 'CREATED') : [];
          if (over.length === 0 && ahead.length === 0)
            return (
              <Text secondary>
                None of your sessions has ended yet. Attendance is recorded here afterwards.
              </Text>
            );
          return (
            <>
              <ul className={css.rows}>
                {(isLong ? over : over.slice(0, SHOWN)).map((session) => (
                  <li key={session.liveSessionId} className={css.held}>
                    <span className={css.words}>
                      <Text strong>{session.title}</Text>
                      <Annotation>
                        {when(session)} · {attendanceText(session)}
                      </Annotation>
                    </span>
                    <Button
                      size="s"
                      aria-label={`${takeText(session)} of ${session.title}`}
                      onClick={() => setOpen(session)}
                    >
                      {takeText(session)}
                    </Button>
                  </li>
                ))}
              </ul>
              {!isLong && over.length > SHOWN && (
                <Button size="s" onClick={() => setLong(true)}>
                  Show all {over.length}
                </Button>
              )}
              {ahead.length > 0 && (
                <details>
                  <summary className={css.summary}>Sessions ahead, to move: {ahead.length}</summary>
                  <ul className={css.rows} aria-label="Sessions ahead">
                    {ahead.map((session) => (
                      <li key={session.liveSessionId} className={css.held}>
                        <span className={css.words}>
                          <Text strong>{session.title}</Text>
                          <Annotation>{when(session)}</Annotation>
                        </span>
                        <Button
                          size="s"
                          aria-label={`Move ${session.title}`}
                          onClick={() => setMoving(session)}
                        >
                          Move
                        </Button>
                      </li>
                    ))}
                  </ul>
                </details>
              )}
            </>
          );
        }}
      </QueryPanel>
      {open && (
        <AttendanceSheet
          by="MENTOR"
          liveSessionId={open.liveSessionId}
          title={open.title}
          when={when(open)}
          onClose={() => setOpen(null)}
        />
      )}
      {moving && query.data && (
        <MoveSessionSheet session={moving} timeZone={query.data.timeZone} onClose={() => setMoving(null)} />
      )}
    </>
  );
}
