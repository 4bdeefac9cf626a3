import type { CohortDate } from '@plinth/domain/cohorts/cohort-move';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { openOffice } from '../../../../../test/office.ts';
import { idOf } from '../../../../../test/people.ts';
import { answers, answersBy, server } from '../../../../../test/server.ts';
import { queryClient } from '../../../../data/query-client.ts';

const COHORT = idOf('c0');
const WALLS: CohortDate = {
  kind: 'SESSION',
  id: idOf('e1'),
  title: 'Walls',
  at: '2030-11-20T08:30:00.000Z',
};
const DATES: CohortDate[] = [
  { kind: 'MILESTONE', id: 'START_DATE', title: 'Start', at: '2020-01-01T03:30:00.000Z' },
  WALLS,
  { kind: 'DEADLINE', id: idOf('a1'), title: 'Draw a wall', at: '2030-11-22T18:29:00.000Z' },
];
const TO = '2030-11-21T10:00:00.000Z';
const previewOf = (moves = [{ ...WALLS, from: WALLS.at, to: TO }]) => ({
  moves,
  timeZone: 'Asia/Kolkata',
  learners: 12,
  mentors: ['Lena Test', 'Ravi Test'],
  courseStart: '2020-01-01T03:30:00.000Z',
  courseEnd: '2030-11-21T09:00:00.000Z',
  outside: [{ ...WALLS, at: TO }],
  stamp: 'as-shown',
});
const open = (search = '') => {
  answers('officeMoves', 'list', { dates: DATES, timeZone: 'Asia/Kolkata' });
  openOffice(`/office/cohorts/${COHORT}/dates${search}`, ['ACADEMICS']);
};
const sheetOf = async (name: string) => within(await screen.findByRole('dialog', { name }));

describe('the dates of a cohort', () => {
  it("COHORT-02 are shown in the cohort's time zone, upcoming ones first and past ones on demand", async () => {
    open();
    expect(await screen.findByText('20 November, 2030, 02:00 PM')).toBeVisible();
    expect(screen.getByText(/Times in India Standard Time/)).toBeVisible();
    expect(screen.queryByRole('cell', { name: 'Start' })).toBeNull();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'When' }), 'Past ones too');
    expect(await screen.findByText('1 January, 2020, 09:00 AM')).toBeVisible();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'What' }), 'Deadline');
    await waitFor(() => expect(screen.queryByText('Walls')).toBeNull());
    expect(screen.getByText('Draw a wall')).toBeVisible();
  });

  it('COHORT-02 one is moved after showing its old and new date and who is notified', async () => {
    open();
    const asked = answersBy('officeMoves', 'preview', () => previewOf());
    const moved = answers('officeMoves', 'move', { moved: 1, told: 14 });
    await userEvent.click(await screen.findByRole('button', { name: 'Move Walls, Session' }));
    const sheet = await sheetOf('Move “Walls”');
    expect(sheet.getByLabelText('At (India Standard Time)')).toHaveValue('14:00');
    expect(sheet.getByRole('button', { name: 'Move and tell them' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    fireEvent.change(sheet.getByLabelText('New day'), { target: { value: '2030-11-21' } });
    fireEvent.change(sheet.getByLabelText('At (India Standard Time)'), { target: { value: '15:30' } });
    expect(
      await sheet.findByText('Session: 20 November, 2030, 02:00 PM → 21 November, 2030, 03:30 PM'),
    ).toBeVisible();
    expect(sheet.getByText(/12 learners, Lena Test and Ravi Test are notified once/)).toBeVisible();
    expect(
      sheet.getByText('Walls (21 November, 2030): after the end of the course, 21 November, 2030.'),
    ).toBeVisible();
    expect(asked.at(-1)?.body).toEqual({ what: 'SESSION', liveSessionId: WALLS.id, to: TO });
    await userEvent.click(sheet.getByRole('button', { name: 'Move and tell them' }));
    await waitFor(() =>
      expect(moved.at(-1)?.body).toEqual({
        move: { what: 'SESSION', liveSessionId: WALLS.id, to: TO },
        stamp: 'as-shown',
      }),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('COHORT-02 the start alone is moved after naming the sessions that would then lie before it', async () => {
    const start = { kind: 'MILESTONE' as const, id: 'START_DATE', title: 'Start' };
    const to = '2030-11-25T03:30:00.000Z';
    answers('officeMoves', 'list', {
      dates: [{ ...start, at: '2030-11-18T03:30:00.000Z' }, WALLS],
      timeZone: 'Asia/Kolkata',
    });
    answers('officeMoves', 'preview', {
      ...previewOf(),
      moves: [{ ...start, from: '2030-11-18T03:30:00.000Z', to }],
      courseStart: to,
      courseEnd: null,
      outside: [WALLS],
    });
    openOffice(`/office/cohorts/${COHORT}/dates?open=MILESTONE:START_DATE`, ['ACADEMICS']);
    const sheet = await sheetOf('Move “Start”');
    fireEvent.change(sheet.getByLabelText('New day'), { target: { value: '2030-11-25' } });
    expect(
      await sheet.findByText('Walls (20 November, 2030): before the start of the course, 25 November, 2030.'),
    ).toBeVisible();
  });

  it('COHORT-02 OFFICE-08 a new time that was typed stays when a colleague called the session off meanwhile', async () => {
    let isCalledOff = false;
    answersBy('officeMoves', 'list', () => ({
      dates: DATES.filter((date) => !isCalledOff || date !== WALLS),
      timeZone: 'Asia/Kolkata',
    }));
    openOffice(`/office/cohorts/${COHORT}/dates?open=SESSION:${WALLS.id}`, ['ACADEMICS']);
    answers('officeMoves', 'preview', previewOf());
    const sheet = await sheetOf('Move “Walls”');
    fireEvent.change(sheet.getByLabelText('New day'), { target: { value: '2030-11-21' } });
    isCalledOff = true;
    await queryClient.invalidateQueries({ queryKey: ['office'] });
    await waitFor(() => expect(screen.queryByText('20 November, 2030, 02:00 PM')).toBeNull());
    expect(sheet.getByLabelText('New day')).toHaveValue('2030-11-21');
  });

  it('COHORT-02 all from a given day are moved by a number of days; an invalid number is refused before any request', async () => {
    open();
    const asked = answersBy('officeMoves', 'preview', () => previewOf());
    await userEvent.click(await screen.findByRole('button', { name: 'Move everything from a day' }));
    const sheet = await sheetOf('Move everything from a day on');
    fireEvent.change(sheet.getByLabelText(/^From/), { target: { value: '2030-11-01' } });
    await userEvent.type(sheet.getByLabelText('Number of days'), '0');
    expect(sheet.getByText('A whole number of days, not 0')).toBeVisible();
    expect(asked).toEqual([]);
    await userEvent.clear(sheet.getByLabelText('Number of days'));
    await userEvent.type(sheet.getByLabelText('Number of days'), '7');
    expect(await sheet.findByText(/1 date moves/)).toBeVisible();
    expect(asked.at(-1)?.body).toEqual({ what: 'FROM_DAY', day: '2030-11-01', byDays: 7 });
  });

  it('COHORT-02 shows a refusal and requests the preview again', async () => {
    open(`?open=SESSION:${WALLS.id}`);
    const asked = answersBy('officeMoves', 'preview', () => previewOf());
    server.use(
      http.post('*/moves', () =>
        HttpResponse.json(
          { status: 409, code: 'CONFLICT', message: 'The dates have changed since this preview.' },
          { status: 409 },
        ),
      ),
    );
    const sheet = await sheetOf('Move “Walls”');
    fireEvent.change(sheet.getByLabelText('New day'), { target: { value: '2030-11-21' } });
    await sheet.findByText(/1 date moves/);
    await userEvent.click(sheet.getByRole('button', { name: 'Move and tell them' }));
    expect(await sheet.findByRole('alert')).toHaveTextContent('The dates have changed since this preview.');
    await waitFor(() => expect(asked.length).toBeGreaterThan(1));
  });
});
