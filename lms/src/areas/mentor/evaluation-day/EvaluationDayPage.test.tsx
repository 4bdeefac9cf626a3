import type { SessionStatus } from '@plinth/domain/curriculum/session-status';
import { instantAt } from '@plinth/domain/dates/instant-at';
import type { Slot } from '@plinth/domain/evaluation-day/slot';
import type { InterviewStatus } from '@plinth/domain/evaluation-day/slot-status';
import { TIME_ZONE_KEY } from '@plinth/domain/session/stored-keys';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { aCohort, anEvaluatedCohort, COHORT_ID, inDays, inMinutes } from '../../../../test/a-cohort.ts';
import { fakeClock } from '../../../../test/fake-clock.ts';
import { idOf } from '../../../../test/people.ts';
import { renderPage } from '../../../../test/render-page.tsx';
import { answers, answersBy, refuses } from '../../../../test/server.ts';
import { queryClient } from '../../../data/query-client.ts';
import { DayPage } from './DayPage.tsx';
import { EvaluationDayPage } from './EvaluationDayPage.tsx';
import { firstOpening } from './first-opening.ts';

const ASHA = idOf('a1');

const listed = (
  last: string,
  firstName: string,
  slotStatus: InterviewStatus,
  startDate: string | null = '2027-01-04T04:30:00.000Z',
) => ({
  userId: idOf(last),
  firstName,
  lastName: 'Test',
  startDate,
  slotStatus,
  feedbackStatus: slotStatus === 'FEEDBACK_COMPLETED' ? slotStatus : ('FEEDBACK_PENDING' as const),
});

const answersTimes = (slots: Slot[]) =>
  answers('content', 'evaluation', {
    node: { nodeId: idOf('99'), parentNodeId: null, type: 'ROOT', meta: {}, children: [] },
    evaluationDay: {
      slots,
      interviewsCount: { total: 0, completed: 0, pending: 0 },
      learners: [],
      feedbackQuiz: null,
      portfolioDetails: null,
    },
  });

function answersList(feedback: ReturnType<typeof listed>[], completed = 0) {
  answers('cohorts', 'readCohort', { cohort: anEvaluatedCohort() });
  answers('evaluationDay', 'readLiveSession', { liveSession: null, interviews: [] });
  answersTimes([]);
  return answers('evaluationDay', 'listFeedback', {
    feedback,
    interviewsCount: { total: feedback.length, completed, pending: feedback.length - completed },
    total: feedback.length,
  });
}

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem(TIME_ZONE_KEY, 'Europe/Berlin');
});

describe('the evaluation day of a guide', () => {
  it('EVAL-07 EVAL-08 UI-17 before the review day it says Coming soon! and when it opens', async () => {
    answers('cohorts', 'readCohort', { cohort: aCohort() });
    await renderPage(<EvaluationDayPage cohortId={COHORT_ID} />);
    expect(await screen.findByText(/Coming soon! It opens on \d+ \w+, \d{4}\./)).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Evaluation day', level: 1 })).toBeVisible();
  });

  it("ROUTE-35 API-200 EVAL-03 EVAL-05 interviews are grouped by day in the guide's own zone, with the number completed", async () => {
    answersList(
      [
        listed('a1', 'Asha', 'FEEDBACK_COMPLETED'),
        listed('a2', 'Boman', 'SLOT_BOOKED', '2027-01-05T13:30:00.000Z'),
      ],
      1,
    );
    await renderPage(<EvaluationDayPage cohortId={COHORT_ID} />);
    const sum = within(await screen.findByRole('region', { name: 'Your interviews' }));
    for (const [name, count] of [
      ['Interviews', '2'],
      ['Completed', '1'],
      ['Pending', '1'],
    ] as const)
      expect(sum.getByText(name).nextElementSibling).toHaveTextContent(count);
    expect(screen.getByText('Times in Central European Time')).toBeVisible();
    const days = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(days).toEqual(['Mon 4 Jan', 'Tue 5 Jan']);
    const asha = screen.getByRole('link', { name: /Asha Test/ });
    expect(asha).toHaveTextContent('05:30 AMAsha TestEvaluated');
    expect(asha).toHaveAttribute('href', `/mentor/${COHORT_ID}/evaluation-day?learner=${idOf('a1')}`);
  });

  it.each([
    { startDate: inDays(2), first: inDays(2), isAhead: true },
    { startDate: inDays(2), first: null, isAhead: true },
    { startDate: inDays(2), first: inMinutes(-5), isAhead: false },
    { startDate: inDays(-1), first: inDays(2), isAhead: false },
  ])(
    'EVAL-10 with a day on $startDate and the first interview at $first the page says that it is still ahead: $isAhead',
    async (row) => {
      answersList([listed('a1', 'Asha', 'SLOT_BOOKED')]);
      answers('evaluationDay', 'readLiveSession', {
        liveSession: null,
        interviews: [
          {
            userId: ASHA,
            firstName: 'Asha',
            slotId: row.first && idOf('61'),
            startDate: row.first,
            slotStatus: 'SLOT_BOOKED',
          },
        ],
      });
      const topic = (last: string, topicCategory: 'SLOTS' | 'EVALUATION_DAY', startDate: string) => ({
        nodeId: idOf(last),
        parentNodeId: null,
        type: 'TOPIC' as const,
        meta: { title: topicCategory, topicCategory, startDate },
        children: [],
      });
      answers('content', 'evaluation', {
        node: {
          nodeId: idOf('99'),
          parentNodeId: null,
          type: 'ROOT',
          meta: {},
          children: [topic('97', 'SLOTS', inDays(-5)), topic('98', 'EVALUATION_DAY', row.startDate)],
        },
        evaluationDay: {
          slots: [],
          interviewsCount: { total: 1, completed: 0, pending: 1 },
          learners: [],
          feedbackQuiz: null,
          portfolioDetails: null,
        },
      });
      await renderPage(<EvaluationDayPage cohortId={COHORT_ID} />);
      await screen.findByRole('link', { name: /Asha Test/ });
      await waitFor(() => expect(queryClient.isFetching()).toBe(0));
      const note = 'The day of the interviews is still ahead.';
      if (row.isAhead) expect(await screen.findByText(note)).toBeVisible();
      else expect(screen.queryByText(note)).toBeNull();
    },
  );

  it('API-200 without interviews it says so, and a failed load offers a retry', async () => {
    answersList([]);
    const first = await renderPage(<EvaluationDayPage cohortId={COHORT_ID} />);
    expect(await screen.findByText('No interviews yet')).toBeVisible();
    first.unmount();
    refuses('evaluationDay', 'listFeedback', 403, 'FORBIDDEN', 'You are not a guide in this cohort.');
    await renderPage(<EvaluationDayPage cohortId={COHORT_ID} />);
    expect(await screen.findByText('The interviews could not be loaded')).toBeVisible();
    expect(screen.getByText('You are not a guide in this cohort.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  });

  it('EVAL-02 a guide opens consecutive times on a day, after a preview of them', async () => {
    answersList([]);
    const asked = answers('evaluationDay', 'openTimes', { opened: 2, already: 0 });
    await renderPage(<EvaluationDayPage cohortId={COHORT_ID} />);
    await userEvent.click(await screen.findByRole('button', { name: 'Open times' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Open times for interviews' }));
    fireEvent.change(sheet.getByLabelText('Day'), { target: { value: '2030-01-07' } });
    fireEvent.change(sheet.getByLabelText('First at (Central European Time)'), {
      target: { value: '09:00' },
    });
    fireEvent.change(sheet.getByLabelText('How many in a row'), { target: { value: '0' } });
    expect(sheet.getByRole('button', { name: 'Open 0 times' })).toHaveAttribute('aria-disabled', 'true');
    fireEvent.change(sheet.getByLabelText('How many in a row'), { target: { value: '2' } });
    expect(sheet.getByText('09:00 AM, 09:30 AM')).toBeVisible();
    await userEvent.click(sheet.getByRole('button', { name: 'Open 2 times' }));
    await waitFor(() =>
      expect(asked.at(-1)?.body).toEqual({
        times: ['2030-01-07T08:00:00.000Z', '2030-01-07T08:30:00.000Z'],
      }),
    );
  });

  it('EVAL-02 a refusal of times disappears once other times are chosen; the preset time is in the future', async () => {
    answersList([]);
    refuses('evaluationDay', 'openTimes', 409, 'CONFLICT', 'One of yours begins then.');
    await renderPage(<EvaluationDayPage cohortId={COHORT_ID} />);
    await userEvent.click(await screen.findByRole('button', { name: 'Open times' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Open times for interviews' }));
    const [day, at] = [
      sheet.getByLabelText('Day'),
      sheet.getByLabelText('First at (Central European Time)'),
    ].map((field) => (field as HTMLInputElement).value);
    const [hour = 0, minute = 0] = (at ?? '').split(':').map(Number);
    expect(Date.parse(instantAt('Europe/Berlin', day ?? '', hour, minute))).toBeGreaterThan(Date.now());
    for (const [label, value] of [
      ['Day', '2030-01-07'],
      ['First at (Central European Time)', '09:00'],
      ['How many in a row', '2'],
    ] as const) {
      await userEvent.click(sheet.getByRole('button', { name: /^Open \d+ times$/ }));
      expect(await sheet.findByRole('alert')).toHaveTextContent('One of yours begins then.');
      fireEvent.change(sheet.getByLabelText(label), { target: { value } });
      await waitFor(() => expect(sheet.queryByRole('alert')).toBeNull());
    }
  });

  it.each([
    ['2026-11-20T00:30:00.000Z', '2026-11-20', '10:00'],
    ['2026-11-20T08:59:00.000Z', '2026-11-20', '10:00'],
    ['2026-11-20T09:00:00.000Z', '2026-11-20', '11:00'],
    ['2026-11-20T20:10:00.000Z', '2026-11-20', '22:00'],
    ['2026-11-20T22:00:00.000Z', '2026-11-21', '10:00'],
    ['2026-11-20T23:30:00.000Z', '2026-11-21', '10:00'],
  ])('EVAL-02 at %s times are opened from %s, %s onwards', (now, day, at) => {
    expect(firstOpening('Europe/Berlin', new Date(now))).toEqual({ day, at });
  });

  it('API-200 a long list of interviews has pages', async () => {
    const asked = answersList([listed('a1', 'Asha', 'SLOT_BOOKED')]);
    answersBy('evaluationDay', 'listFeedback', (one) => {
      asked.push(one);
      return {
        feedback: [listed('a1', 'Asha', 'SLOT_BOOKED')],
        interviewsCount: { total: 45, completed: 0, pending: 45 },
        total: 45,
      };
    });
    await renderPage(<DayPage cohortId={COHORT_ID} page={2} />);
    const pages = within(await screen.findByRole('navigation', { name: 'Pages of the interviews' }));
    expect(pages.getByRole('button', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
    expect(pages.getByRole('button', { name: 'Page 3' })).toBeVisible();
    expect(asked.map(({ query }) => query.get('pageNo'))).toContain('1');
  });

  it('API-204 the room can be joined from 14 minutes before it begins until it ends, not an hour before or after, nor once it was called off', async () => {
    answersList([listed('a1', 'Asha', 'SLOT_BOOKED')]);
    const session = (begin: number, sessionStatus: SessionStatus = 'CREATED') => ({
      liveSession: {
        liveSessionId: idOf('70'),
        startDate: inMinutes(begin),
        endDate: inMinutes(begin + 480),
        sessionStatus,
        joinLink: 'https://meet.plinth.test/evaluation',
      },
      interviews: [],
    });
    for (const begin of [14, -479]) {
      answers('evaluationDay', 'readLiveSession', session(begin));
      const { unmount } = await renderPage(<DayPage cohortId={COHORT_ID} page={1} />);
      expect(await screen.findByRole('link', { name: 'Join the room' })).toHaveAttribute(
        'href',
        'https://meet.plinth.test/evaluation',
      );
      unmount();
    }
    for (const [begin, told, sessionStatus] of [
      [60, /It opens at \d\d:\d\d [AP]M\./, 'CREATED'],
      [-540, /^It is closed\./, 'COMPLETED'],
      [14, 'It was called off.', 'RESCHEDULED'],
    ] as const) {
      answers('evaluationDay', 'readLiveSession', session(begin, sessionStatus));
      const { unmount } = await renderPage(<DayPage cohortId={COHORT_ID} page={1} />);
      expect(await screen.findByText(told)).toBeVisible();
      expect(screen.queryByRole('link', { name: 'Join the room' })).toBeNull();
      unmount();
    }
  });

  it("API-127 the guide's upcoming times show who booked them and which are free, none as closed while that is loading; a booked one is closed with a reason", async () => {
    answersList([listed('a1', 'Asha', 'SLOT_BOOKED', inMinutes(60))]);
    const [taken, free] = [idOf('61'), idOf('62')];
    answersTimes([
      { slotId: taken, startDate: inMinutes(60), status: 'INACTIVE' },
      { slotId: free, startDate: inMinutes(120), status: 'ACTIVE' },
      { slotId: idOf('60'), startDate: inMinutes(-60), status: 'INACTIVE' },
    ]);
    let arrive = () => {};
    const arrived = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    const room = {
      liveSession: null,
      interviews: [
        {
          userId: ASHA,
          firstName: 'Asha',
          slotId: taken,
          startDate: inMinutes(60),
          slotStatus: 'SLOT_BOOKED' as const,
        },
      ],
    };
    answersBy('evaluationDay', 'readLiveSession', () => arrived.then(() => room));
    const first = await renderPage(<DayPage cohortId={COHORT_ID} page={1} />);
    await userEvent.click(await screen.findByText('Your upcoming times'));
    expect(screen.getByText('1 of 2 free')).toBeVisible();
    expect(screen.getByText('Not free')).toBeVisible();
    expect(screen.queryByText('Closed')).toBeNull();
    arrive();
    expect(await screen.findByText('Asha')).toBeVisible();
    expect(screen.getByText('Free')).toBeVisible();
    const closed = answers('evaluationDay', 'closeTime', { releasedFrom: 'Asha' });
    const openFirst = async () => {
      await userEvent.click(screen.getAllByRole('button', { name: /^Close / })[0] ?? document.body);
      return within(await screen.findByRole('dialog', { name: 'Close this time?' }));
    };
    let sheet = await openFirst();
    expect(sheet.getByText(/Asha has booked it, is notified with the reason/)).toBeVisible();
    expect(sheet.getByRole('button', { name: 'Close it' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.type(sheet.getByRole('textbox', { name: /^Reason/ }), 'I am ill.');
    first.unmount();
    await renderPage(<DayPage cohortId={COHORT_ID} page={1} />);
    await userEvent.click(await screen.findByText('Your upcoming times'));
    await screen.findByText('Asha');
    sheet = await openFirst();
    expect(sheet.getByRole('textbox', { name: /^Reason/ })).toHaveValue('I am ill.');
    await userEvent.click(sheet.getByRole('button', { name: 'Close it' }));
    await waitFor(() => expect(closed.at(-1)?.body).toEqual({ reason: 'I am ill.' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    sheet = await openFirst();
    expect(sheet.getByRole('textbox', { name: /^Reason/ })).toHaveValue('');
  });

  it('API-127 a time that is booked while the guide decides to close it says by whom, and can be kept', async () => {
    answersList([]);
    const free: Slot = { slotId: idOf('62'), startDate: inMinutes(120), status: 'ACTIVE' };
    answersTimes([free]);
    await renderPage(<DayPage cohortId={COHORT_ID} page={1} />);
    await userEvent.click(await screen.findByText('Your upcoming times'));
    await userEvent.click(screen.getByRole('button', { name: /^Close / }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Close this time?' }));
    expect(dialog.getByText(/Nobody has booked it/)).toBeVisible();
    // The time is loaded before the interview in it.
    answersTimes([{ ...free, status: 'INACTIVE' }]);
    await queryClient.invalidateQueries({ queryKey: ['interviews', COHORT_ID, 'day'] });
    expect(await dialog.findByText(/This time is no longer free/)).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Close it' })).toHaveAttribute('aria-disabled', 'true');
    answers('evaluationDay', 'readLiveSession', {
      liveSession: null,
      interviews: [
        {
          userId: ASHA,
          firstName: 'Asha',
          slotId: free.slotId,
          startDate: free.startDate,
          slotStatus: 'SLOT_BOOKED',
        },
      ],
    });
    await queryClient.invalidateQueries({ queryKey: ['interviews', COHORT_ID, 'room'] });
    expect(await dialog.findByText('This time has just been booked by Asha.')).toBeVisible();
    expect(dialog.getByRole('textbox', { name: /^Reason/ })).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Keep it' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByText('Asha')).toBeVisible();
  });

  it.each([
    ['another time is left', [120, 180], 'Your upcoming times'],
    ['no time is left', [120], 'Open times'],
  ])(
    'API-127 a time that begins while the guide decides to close it says so, and leaving gives the focus back: %s',
    async (_, minutes, focused) => {
      answersList([]);
      const slots = minutes.map((inThese, index) => ({
        slotId: idOf(`6${index}`),
        startDate: inMinutes(inThese),
        status: 'ACTIVE' as const,
      }));
      answersTimes(slots);
      await renderPage(<DayPage cohortId={COHORT_ID} page={1} />);
      await userEvent.click(await screen.findByText('Your upcoming times'));
      fakeClock();
      await userEvent.click(screen.getAllByRole('button', { name: /^Close / })[0] ?? document.body);
      const dialog = within(await screen.findByRole('dialog', { name: 'Close this time?' }));
      expect(dialog.getByText(/Nobody has booked it/)).toBeVisible();
      vi.setSystemTime(slots[0]?.startDate ?? '');
      act(() => void vi.advanceTimersByTime(1_000));
      expect(dialog.getByText('This time has begun and can no longer be closed.')).toBeVisible();
      expect(dialog.queryByText(/Nobody has booked it/)).toBeNull();
      expect(dialog.getByRole('button', { name: 'Close it' })).toHaveAttribute('aria-disabled', 'true');
      await userEvent.click(dialog.getByRole('button', { name: 'Keep it' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      expect(screen.queryAllByRole('button', { name: /^Close / })).toHaveLength(minutes.length - 1);
      await waitFor(() => expect(screen.getByText(focused).closest('summary, button')).toHaveFocus());
    },
  );

  it('API-127 the focus is where the times are once one was closed', async () => {
    answersList([]);
    const free: Slot = { slotId: idOf('62'), startDate: inMinutes(120), status: 'ACTIVE' };
    answersTimes([free]);
    answersBy('evaluationDay', 'closeTime', () => {
      answersTimes([{ ...free, status: 'INACTIVE' }]);
      return { releasedFrom: null };
    });
    await renderPage(<DayPage cohortId={COHORT_ID} page={1} />);
    await userEvent.click(await screen.findByText('Your upcoming times'));
    await userEvent.click(screen.getByRole('button', { name: /^Close / }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Close this time?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Close it' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(screen.getByText('Your upcoming times').closest('summary')).toHaveFocus());
  });

  it('EVAL-02 a guide who opens their first times is then at these, and who is opening times keeps at it when the last one begins', async () => {
    answersList([]);
    const opened: Slot = { slotId: idOf('62'), startDate: inMinutes(120), status: 'ACTIVE' };
    answersBy('evaluationDay', 'openTimes', () => {
      answersTimes([opened]);
      return { opened: 4, already: 0 };
    });
    await renderPage(<DayPage cohortId={COHORT_ID} page={1} />);
    fakeClock();
    const button = await screen.findByRole('button', { name: 'Open times' });
    await userEvent.click(button);
    await userEvent.click(await screen.findByRole('button', { name: 'Open 4 times' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByText('1 of 1 free')).toBeVisible();
    await waitFor(() => expect(button).toHaveFocus());

    await userEvent.click(button);
    const count = await screen.findByRole('spinbutton');
    await userEvent.clear(count);
    await userEvent.type(count, '3');
    vi.setSystemTime(opened.startDate);
    act(() => void vi.advanceTimersByTime(60_000));
    expect(screen.queryByText('1 of 1 free')).toBeNull();
    expect(screen.getByRole('button', { name: 'Open 3 times' })).toBeVisible();
  });
});
