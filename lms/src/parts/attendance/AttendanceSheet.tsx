import { ApiError } from '@plinth/api-client/api-error';
import { decodeTable, UNREADABLE_FILE } from '@plinth/domain/csv/decode-table';
import type { AttendanceState } from '@plinth/domain/sessions/attendance-state';
import type { RosterEntry, SheetPreview } from '@plinth/domain/sessions/office-session';
import { Banner } from '@plinth/ui/Banner';
import { Button } from '@plinth/ui/Button';
import { Dialog } from '@plinth/ui/Dialog';
import { FileInput } from '@plinth/ui/FileInput';
import { Text } from '@plinth/ui/Text';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { attendanceQuery, markAttendance, previewSheet, type Taker } from '../../data/office-sessions.ts';
import { ErrorBanner } from '../ErrorBanner.tsx';
import { LoadState } from '../LoadState.tsx';
import { showToast } from '../show-toast.ts';
import { useStoredDraft } from '../use-stored-draft.ts';
import * as css from './attendance.css.ts';
import { LearnerMark } from './LearnerMark.tsx';

type AttendanceSheetProps = {
  by: Taker;
  liveSessionId: string;
  title: string;
  when: string;
  onClose: () => void;
};

/** The choice made for a learner, and what was recorded of them at that time. */
type Mark = { state: AttendanceState; seen: AttendanceState | null };
type Marks = Readonly<Record<string, Mark>>;

const NONE: { marks: Marks } = { marks: {} };

/**
 * Records or corrects the attendance of a session, by hand or from a sheet; nothing is recorded before it is saved, and
 * until then this tab stores the marks. A mark applies to what was recorded when it was made: if someone else has
 * recorded that learner since, theirs is newer and is shown.
 */
export function AttendanceSheet({ by, liveSessionId, title, when, onClose }: AttendanceSheetProps) {
  const client = useQueryClient();
  const query = useQuery(attendanceQuery(by, liveSessionId));
  const held = useStoredDraft(`attendance:${liveSessionId}`, NONE);
  const { marks } = held.draft;
  const add = (more: Marks) => held.change('marks', { ...held.latest().marks, ...more });
  const [isOthersOpen, setOthersOpen] = useState(false);
  const [read, setRead] = useState<{ name: string; sheet: SheetPreview } | null>(null);
  const roster = query.data?.learners ?? [];
  const learners = roster.filter(({ isLeftOut }) => !isLeftOut);
  const leftOut = roster.filter(({ isLeftOut }) => isLeftOut);
  const stateOf = (userId: string, stored: AttendanceState | null) => {
    const mark = marks[userId];
    return mark && mark.seen === stored ? mark.state : stored;
  };
  const changed = roster.flatMap(({ userId, state }) => {
    const next = stateOf(userId, state);
    return next === null || next === state ? [] : [{ userId, state: next, seen: state }];
  });
  const overtaken = roster.filter(({ userId, state }) => {
    const mark = marks[userId];
    return mark && mark.seen !== state && mark.state !== state;
  });
  const open = learners.filter(({ userId, state }) => stateOf(userId, state) === null);
  const rowOf = (learner: RosterEntry) => (
    <LearnerMark
      key={learner.userId}
      learner={learner}
      state={stateOf(learner.userId, learner.state)}
      onMark={(state) => {
        const { [learner.userId]: _, ...others } = held.latest().marks;
        held.change(
          'marks',
          state === null ? others : { ...others, [learner.userId]: { state, seen: learner.state } },
        );
      }}
    />
  );
  const save = useMutation({
    mutationFn: () => markAttendance(by, liveSessionId, changed),
    onSuccess: async (roster) => {
      held.clear();
      client.setQueryData(attendanceQuery(by, liveSessionId).queryKey, roster);
      await Promise.all([
        client.invalidateQueries({ queryKey: ['office'] }),
        client.invalidateQueries({ queryKey: ['held-sessions'] }),
        client.invalidateQueries({ queryKey: ['lead-mentors'] }),
      ]);
      onClose();
      void showToast('success', `Attendance recorded for “${title}”.`);
    },
    onError: (error) => {
      if (error instanceof ApiError && error.status === 409) void query.refetch();
    },
  });
  const sheet = useMutation({
    mutationFn: async (file: File) => {
      const text = decodeTable(new Uint8Array(await file.arrayBuffer()));
      if (text === null) throw new Error(UNREADABLE_FILE);
      return { name: file.name, sheet: await previewSheet(by, liveSessionId, text) };
    },
    onSuccess: (answer) => {
      setRead(answer);
      add(
        Object.fromEntries(
          answer.sheet.marks.flatMap(({ userId, state, seen }) =>
            state === null ? [] : [[userId, { state, seen }]],
          ),
        ),
      );
    },
  });
  return (
    <Dialog
      place="side"
      title={`Attendance: ${title}`}
      description={when}
      open
      onOpenChange={(next) => !next && onClose()}
      footer={
        <>
          {changed.length > 0 && !save.isPending && (
            <Button
              variant="quiet"
              onClick={() => {
                held.clear();
                setRead(null);
              }}
            >
              Undo unsaved changes
            </Button>
          )}
          <Button
            variant="primary"
            disabled={changed.length === 0}
            loading={save.isPending}
            onClick={() => save.mutate()}
          >
            {changed.length === 0
              ? 'Save'
              : `Save ${changed.length === 1 ? '1 mark' : `${changed.length} marks`}`}
          </Button>
        </>
      }
    >
      <div className={css.stack}>
        <LoadState query={query} loading="The learners are loading">
          {() => (
            <>
              {learners.length === 0 && (
                <Text>
                  {leftOut.length === 0
                    ? 'This session has no learners.'
                    : 'No learner was expected at this session.'}
                </Text>
              )}
              {overtaken.length > 0 && (
                <Banner tone="info" live="status">
                  {overtaken.length === 1 ? '1 learner was' : `${overtaken.length} learners were`} recorded
                  differently since you marked them. You see what is recorded now.
                </Banner>
              )}
              {open.length > 0 && (
                <div className={css.tools}>
                  <Button
                    size="s"
                    onClick={() =>
                      add(
                        Object.fromEntries(
                          open.map(({ userId, state }) => [userId, { state: 'PRESENT', seen: state }]),
                        ),
                      )
                    }
                  >
                    {open.length === learners.length ? 'Everybody was present' : 'The others were present'}
                  </Button>
                  <Text as="span" secondary>
                    {open.length} not marked yet
                  </Text>
                </div>
              )}
              <ul className={css.rows} aria-label="Learners">
                {learners.map(rowOf)}
              </ul>
              {leftOut.length > 0 && (
                <details
                  open={isOthersOpen || leftOut.some(({ userId }) => stateOf(userId, null) !== null)}
                  onToggle={({ currentTarget }) => setOthersOpen(currentTarget.open)}
                >
                  <summary className={css.summary}>
                    {leftOut.length === 1 ? '1 learner was' : `${leftOut.length} learners were`} not expected
                  </summary>
                  <Text secondary>
                    They joined the cohort after this session, or did not choose its elective. Mark those who
                    came all the same; of the others nothing is recorded.
                  </Text>
                  <ul className={css.rows} aria-label="Learners who were not expected">
                    {leftOut.map(rowOf)}
                  </ul>
                </details>
              )}
              <FileInput
                label="From a sheet"
                hint="A CSV file with a column Email and, if it has one, a column Attendance of present, late, excused or absent. It fills in the marks above; check them and save."
                accept=".csv,text/csv"
                file={read ? { name: read.name } : null}
                error={sheet.error?.message ?? null}
                onSelect={(file) => sheet.mutate(file)}
                onRemove={() => setRead(null)}
              />
              {read && <SheetResult sheet={read.sheet} />}
            </>
          )}
        </LoadState>
        <ErrorBanner error={save.error} />
      </div>
    </Dialog>
  );
}

function SheetResult({ sheet: { marks, faults } }: { sheet: SheetPreview }) {
  return (
    <Banner
      tone={faults.length > 0 ? 'warning' : 'info'}
      live="status"
      title={`${marks.length === 1 ? '1 learner' : `${marks.length} learners`} filled in from the sheet, nothing saved yet`}
    >
      {faults.length > 0 && (
        <>
          Not imported:
          <ul aria-label="Rows not imported">
            {faults.map(({ line, text }) => (
              <li key={`${line} ${text}`}>
                Line {line}: {text}
              </li>
            ))}
          </ul>
        </>
      )}
    </Banner>
  );
}
