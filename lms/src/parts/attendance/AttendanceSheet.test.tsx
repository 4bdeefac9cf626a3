import type { AttendanceState } from '@plinth/domain/sessions/attendance-state';
import type { OfficeSession } from '@plinth/domain/sessions/office-session';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { idOf } from '../../../test/people.ts';
import { renderPage } from '../../../test/render-page.tsx';
import { answers } from '../../../test/server.ts';
import { AttendanceSheet } from './AttendanceSheet.tsx';
import { attendanceText } from './attendance-texts.ts';

const [SESSION, ASHA, BELA] = [idOf('e1'), idOf('31'), idOf('32')];

const roster = (asha: AttendanceState | null = null) =>
  answers('officeSessions', 'readOwnAttendance', {
    title: 'Grids and levels',
    learners: [
      { userId: ASHA, name: 'Asha One', emailId: null, state: asha },
      { userId: BELA, name: 'Bela Two', emailId: null, state: null },
    ],
  });
const open = (liveSessionId = SESSION) =>
  renderPage(
    <AttendanceSheet
      by="MENTOR"
      liveSessionId={liveSessionId}
      title="Grids and levels"
      when="Fri 20 Nov, 02:00 PM"
      onClose={() => undefined}
    />,
  );
const markOf = async (name: string, state: string) =>
  within(await screen.findByRole('group', { name })).getByRole('radio', { name: state });

beforeEach(() => sessionStorage.clear());

describe('attendance marks of a session', () => {
  it('COHORT-03 stay in this tab after the sheet is closed and opened again until saved, separately for each session', async () => {
    roster();
    const first = await open();
    await userEvent.click(await markOf('Asha One', 'Late'));
    await userEvent.keyboard('{Escape}');
    first.unmount();

    const other = await open(idOf('e2'));
    expect(await markOf('Asha One', 'Late')).not.toBeChecked();
    other.unmount();

    const again = await open();
    expect(await markOf('Asha One', 'Late')).toBeChecked();
    await userEvent.click(await markOf('Bela Two', 'Present'));
    const marked = answers('officeSessions', 'markOwnAttendance', {
      title: 'Grids and levels',
      learners: [
        { userId: ASHA, name: 'Asha One', emailId: null, state: 'LATE' },
        { userId: BELA, name: 'Bela Two', emailId: null, state: 'PRESENT' },
      ],
    });
    await userEvent.click(screen.getByRole('button', { name: 'Save 2 marks' }));
    await waitFor(() =>
      expect(marked.at(-1)?.body).toEqual({
        marks: [
          { userId: ASHA, state: 'LATE', seen: null },
          { userId: BELA, state: 'PRESENT', seen: null },
        ],
      }),
    );
    await waitFor(() => expect(Object.keys(sessionStorage)).toEqual([]));
    again.unmount();
    await open();
    expect(await markOf('Asha One', 'Late')).not.toBeChecked();
  });

  it('COHORT-03 give way to what someone else has recorded for that learner since, and the sheet says so', async () => {
    roster();
    const first = await open();
    await userEvent.click(await markOf('Asha One', 'Absent'));
    await userEvent.click(await markOf('Bela Two', 'Present'));
    first.unmount();
    roster('EXCUSED');
    await open();
    expect(await markOf('Asha One', 'Excused')).toBeChecked();
    expect(await markOf('Bela Two', 'Present')).toBeChecked();
    expect(screen.getByText(/^1 learner was recorded differently since you marked them\./)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Save 1 mark' })).toBeVisible();
    await userEvent.click(await markOf('Asha One', 'Absent'));
    expect(await markOf('Asha One', 'Absent')).toBeChecked();
    expect(screen.queryByText(/recorded differently/)).toBeNull();
  });

  it('COHORT-03 can be undone while they are not saved', async () => {
    roster();
    await open();
    await userEvent.click(await markOf('Asha One', 'Absent'));
    await userEvent.click(screen.getByRole('button', { name: 'Undo unsaved changes' }));
    expect(await markOf('Asha One', 'Absent')).not.toBeChecked();
    expect(screen.getByText('2 not marked yet')).toBeVisible();
    expect(Object.keys(sessionStorage)).toEqual([]);
  });
});

describe('a learner who was not expected at the session', () => {
  const cleo = { userId: idOf('33'), name: 'Cleo Three', emailId: null, state: null, isLeftOut: true };
  const rosterOf = (...learners: (typeof cleo)[]) =>
    answers('officeSessions', 'readOwnAttendance', {
      title: 'Grids and levels',
      learners: [{ userId: ASHA, name: 'Asha One', emailId: null, state: null }, ...learners],
    });

  it('COHORT-03 is marked if they came all the same, and is none of those who are not marked yet', async () => {
    rosterOf(cleo);
    await open();
    expect(await screen.findByText('1 not marked yet')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Everybody was present' }));
    expect(screen.getByRole('button', { name: 'Save 1 mark' })).toBeEnabled();
    await userEvent.click(screen.getByText('1 learner was not expected'));
    const radios = within(screen.getByRole('group', { name: 'Cleo Three' })).getAllByRole('radio');
    expect(radios.map((radio) => radio.closest('label')?.textContent)).toEqual([
      'Present',
      'Late',
      'Not there',
    ]);
    await userEvent.click(await markOf('Cleo Three', 'Present'));
    await userEvent.click(await markOf('Cleo Three', 'Not there'));
    expect(screen.getByRole('button', { name: 'Save 1 mark' })).toBeEnabled();
    await userEvent.click(await markOf('Cleo Three', 'Late'));
    const marked = answers('officeSessions', 'markOwnAttendance', {
      title: 'Grids and levels',
      learners: [],
    });
    await userEvent.click(screen.getByRole('button', { name: 'Save 2 marks' }));
    await waitFor(() =>
      expect(marked.at(-1)?.body).toEqual({
        marks: [
          { userId: ASHA, state: 'PRESENT', seen: null },
          { userId: cleo.userId, state: 'LATE', seen: null },
        ],
      }),
    );
  });
});

describe('the attendance progress text', () => {
  it.each([
    [2, 2, 8, '2 of 2 marked came, 6 not marked yet'],
    [9, 12, 12, '9 of 12 came'],
    [0, 0, 8, 'Not taken'],
    [0, 0, 0, 'No learners'],
  ])(
    'COHORT-03 %i present of %i marked of %i learners reads %s',
    (attended, recorded, learnerCount, text) => {
      const session = { sessionStatus: 'COMPLETED', attended, recorded, learnerCount } as OfficeSession;
      expect(attendanceText(session)).toBe(text);
    },
  );
});
