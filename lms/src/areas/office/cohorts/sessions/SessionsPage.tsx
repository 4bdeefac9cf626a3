import { sessionLabel } from '@plinth/domain/curriculum/session-label';
import { SESSION_STATUSES } from '@plinth/domain/curriculum/session-status';
import { formatInstant } from '@plinth/domain/dates/format-day';
import { slotTime } from '@plinth/domain/dates/slot-time';
import { zoneText } from '@plinth/domain/dates/zone-text';
import { MEETING_PROVIDER_NAMES } from '@plinth/domain/sessions/meeting-provider';
import { type OfficeSession, SESSIONS_AT_ONCE } from '@plinth/domain/sessions/office-session';
import { Annotation } from '@plinth/ui/Annotation';
import { Button } from '@plinth/ui/Button';
import { EmptyState } from '@plinth/ui/EmptyState';
import { Link } from '@plinth/ui/Link';
import { StatusChip } from '@plinth/ui/StatusChip';
import type { TableColumn } from '@plinth/ui/Table';
import { cohortSessionsQuery, fetchSessionsFile } from '../../../../data/office-sessions.ts';
import { AttendanceSheet } from '../../../../parts/attendance/AttendanceSheet.tsx';
import { attendanceText } from '../../../../parts/attendance/attendance-texts.ts';
import { sessionTone } from '../../../../parts/attendance/session-tone.ts';
import { usePagedQuery } from '../../../../parts/use-paged-query.ts';
import { CsvButton } from '../../list/CsvButton.tsx';
import { FilterSelect } from '../../list/FilterSelect.tsx';
import { ListFilters } from '../../list/ListFilters.tsx';
import { ListPage } from '../../list/ListPage.tsx';
import * as css from '../../list/list.css.ts';
import { RowTable } from '../../list/RowTable.tsx';
import { SelectionBar } from '../../list/SelectionBar.tsx';
import { TwoLines } from '../../list/TwoLines.tsx';
import { useListSearch } from '../../list/use-list-search.ts';
import { useOpenedRow } from '../../list/use-opened-row.ts';
import { useSelection } from '../../list/use-selection.ts';
import { RoomsSheet } from './RoomsSheet.tsx';
import { SessionSheet } from './SessionSheet.tsx';
import { sessionFilter, sessionsText } from './session-filter.ts';

const whenText = ({ startDate, endDate }: OfficeSession, zone: string) =>
  `${formatInstant(startDate, zone)}, ${slotTime(startDate, zone)} to ${slotTime(endDate, zone)}`;

const columnsOf = (
  { timeZone }: { timeZone: string },
  list: ReturnType<typeof useListSearch>,
): readonly TableColumn<OfficeSession>[] => [
  {
    id: 'title',
    header: 'Session',
    orders: { ascending: 'Title, A to Z', descending: 'Title, Z to A' },
    cell: ({ liveSessionId, title, mentor, guides }) => (
      <TwoLines note={[mentor, ...guides].map((one) => one?.name ?? 'Nobody holds it').join(', ')}>
        <Link href={list.rowHref(liveSessionId)}>{title}</Link>
      </TwoLines>
    ),
  },
  {
    id: 'startDate',
    header: 'When',
    orders: { ascending: 'Earliest first', descending: 'Latest first' },
    cell: (session) => (
      <span className={css.two}>
        <time dateTime={session.startDate}>{whenText(session, timeZone)}</time>
        {session.movedFrom && (
          <Annotation>
            moved from {formatInstant(session.movedFrom, timeZone)}, {slotTime(session.movedFrom, timeZone)}
          </Annotation>
        )}
      </span>
    ),
  },
  {
    id: 'room',
    header: 'Room and files',
    cell: ({ joinLink, meetingProvider, roomFault, materialLink, recordingLink }) => (
      <span className={css.two}>
        {[
          joinLink ? 'Link' : meetingProvider && MEETING_PROVIDER_NAMES[meetingProvider],
          materialLink && 'Material',
          recordingLink && 'Recording',
        ]
          .filter(Boolean)
          .join(', ') || 'No link yet'}
        {roomFault && <Annotation>not open: its provider fails</Annotation>}
      </span>
    ),
  },
  {
    id: 'state',
    header: 'State',
    cell: (session) => (
      <StatusChip tone={sessionTone(session.sessionStatus)}>{sessionLabel(session)}</StatusChip>
    ),
  },
  {
    id: 'attended',
    header: 'Attendance',
    orders: { ascending: 'Lowest attendance first', descending: 'Highest attendance first' },
    align: 'end',
    cell: (session) =>
      session.sessionStatus === 'COMPLETED' ? (
        <Button
          size="s"
          aria-label={`Attendance of ${session.title}: ${attendanceText(session)}`}
          onClick={() => list.open(`${ATTENDANCE}${session.liveSessionId}`)}
        >
          {attendanceText(session)}
        </Button>
      ) : (
        '–'
      ),
  },
];

const ATTENDANCE = 'attendance:';

const keyOf = ({ liveSessionId }: OfficeSession) => liveSessionId;

/** The value of `open` in the address while the rooms of the chosen sessions are changed. */
const ROOMS = 'rooms';

const isAhead = ({ sessionStatus }: OfficeSession) =>
  sessionStatus === 'CREATED' || sessionStatus === 'ONGOING';

/** The live sessions of a cohort: time, mentors, place, and attendance. */
export function SessionsPage({ cohortId }: { cohortId: string }) {
  const list = useListSearch();
  const filter = sessionFilter.listOf(list.search);
  const query = usePagedQuery(cohortSessionsQuery(cohortId, filter));
  const { data } = query;
  const zone = data?.timeZone;
  const rows = data?.sessions ?? [];
  const selection = useSelection(keyOf, rows, SESSIONS_AT_ONCE);
  const chosen = selection.chosen.filter(isAhead);
  const [first] = data?.providers ?? [];
  const { open } = list.search;
  const found = useOpenedRow(open?.replace(ATTENDANCE, ''), rows, keyOf);
  const close = () => list.open(undefined);
  return (
    <ListPage
      sheet="O-320"
      title="Sessions"
      lead={`When the cohort meets, who holds it, and who came.${zone ? ` Times in ${zoneText(zone)}.` : ''}`}
      actions={<CsvButton of="sessions" fetchFile={() => fetchSessionsFile(cohortId, filter)} />}
    >
      <ListFilters search="Search by title, mentor or guide">
        <FilterSelect
          name="state"
          label="State"
          all="Every state"
          options={SESSION_STATUSES.map((value) => ({
            value,
            label: sessionLabel({
              sessionStatus: value,
              movedFrom: null,
              isCalledOff: value === 'RESCHEDULED',
            }),
          }))}
        />
      </ListFilters>
      {first && rows.length > 0 && (
        <SelectionBar of="sessions" none="None" selection={selection} rows={rows} countText={sessionsText}>
          <Button size="s" variant="primary" disabled={chosen.length === 0} onClick={() => list.open(ROOMS)}>
            Rooms
          </Button>
        </SelectionBar>
      )}
      <RowTable
        query={query}
        rowsOf={({ sessions }) => sessions}
        countText={sessionsText}
        filter={sessionFilter}
        isWhole
        caption="Sessions"
        columns={data ? columnsOf(data, list) : []}
        rowKey={keyOf}
        {...(first ? { choice: { selection, nameOf: ({ title }: OfficeSession) => title } } : {})}
        empty={<EmptyState level={2} title="This cohort has no live sessions" />}
      />
      {data && found && open === found.liveSessionId && (
        <SessionSheet
          key={found.liveSessionId}
          cohortId={cohortId}
          session={found}
          when={`${whenText(found, data.timeZone)} (${zoneText(data.timeZone)})`}
          mentors={data.mentors}
          providers={data.providers}
          moveHref={`/office/cohorts/${cohortId}/dates?open=SESSION:${found.liveSessionId}`}
          onAttendance={() => list.open(`${ATTENDANCE}${found.liveSessionId}`)}
          onClose={close}
        />
      )}
      {data && found && open !== found.liveSessionId && (
        <AttendanceSheet
          key={found.liveSessionId}
          by="OFFICE"
          liveSessionId={found.liveSessionId}
          title={found.title}
          when={`${whenText(found, data.timeZone)} (${zoneText(data.timeZone)})`}
          onClose={close}
        />
      )}
      {data && first && open === ROOMS && chosen.length > 0 && (
        <RoomsSheet
          cohortId={cohortId}
          sessions={chosen}
          providers={data.providers}
          first={first}
          onDone={() => {
            selection.keep([]);
            close();
          }}
          onClose={close}
        />
      )}
    </ListPage>
  );
}
