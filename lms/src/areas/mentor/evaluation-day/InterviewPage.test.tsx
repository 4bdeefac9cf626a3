import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { anEvaluatedCohort, COHORT_ID, inMinutes } from '../../../../test/a-cohort.ts';
import {
  AS_MODELLER,
  ASHA,
  answersInterview,
  CLARITY,
  CLASHES,
  CLEAR,
  CLOSED,
  COORDINATOR,
  FOUND,
  GUIDE,
  interviewOf,
  interviewPage,
  NOTES,
  prepareInterview,
  ROLE,
  WEAK,
  WORDS,
} from '../../../../test/an-interview.tsx';
import { idOf } from '../../../../test/people.ts';
import { answers, answersBy, refuses, server } from '../../../../test/server.ts';
import { session } from '../../../stores/session.ts';
import { GUIDE_TEXTS } from './guide-texts.ts';
import { notesPlace } from './stored-notes.ts';

const bodiesOf = (asked: { body: Record<string, unknown> }[]) =>
  asked.flatMap(({ body }) => body.responses as { questionId: string; entries: unknown }[]);

beforeEach(prepareInterview);

describe('an interview', () => {
  it.each([
    ['SLOT_NOT_BOOKED', 'No time'],
    ['SLOT_BOOKED', 'Booked'],
    ['INTERVIEW_IN_PROGRESS', 'Now'],
    ['INTERVIEW_COMPLETED', 'To evaluate'],
    ['QUIZ_IN_PROGRESS', 'To evaluate'],
    ['QUIZ_COMPLETED', 'To evaluate'],
    ['FEEDBACK_PENDING', 'Started'],
    ['FEEDBACK_COMPLETED', 'Evaluated'],
    ['MISSED', 'Missed'],
    ['ABSENT', 'Absent'],
  ] as const)('ENUM-50 %s is labelled %s', async (slotStatus, text) => {
    answersInterview({ slotStatus });
    refuses('evaluationDay', 'readReport', 409, 'CONFLICT', 'Not closed yet.');
    await interviewPage();
    expect(await screen.findByRole('heading', { name: 'Asha Test', level: 1 })).toBeVisible();
    expect(screen.getByText(text)).toBeVisible();
    expect(screen.getByText(/India Standard Time\), which is .+ \(Central European Time\)/)).toBeVisible();
  });

  it.each(['FEEDBACK_PENDING', 'FEEDBACK_COMPLETED', 'ABSENT', 'MISSED'] as const)(
    'ENUM-50 the text for %s attributes nothing to its reader, who may be another guide than the one who noted it',
    (status) => expect(GUIDE_TEXTS[status].help('Asha')).not.toMatch(/\byour?\b/i),
  );

  it.each([
    ['CREATED', 1],
    ['RESCHEDULED', 0],
  ] as const)('API-204 of a day that is %s the room is offered %d times', async (sessionStatus, times) => {
    answersInterview({ slotStatus: 'INTERVIEW_IN_PROGRESS', startDate: inMinutes(-5) });
    const asked = answers('evaluationDay', 'readLiveSession', {
      liveSession: {
        liveSessionId: idOf('70'),
        startDate: inMinutes(-60),
        endDate: inMinutes(420),
        sessionStatus,
        joinLink: 'https://meet.plinth.test/evaluation',
      },
      interviews: [],
    });
    await interviewPage();
    await screen.findByRole('heading', { name: 'Asha Test', level: 1 });
    await waitFor(() => expect(asked).toHaveLength(1));
    await waitFor(() =>
      expect(screen.queryAllByRole('link', { name: 'Join the interview' })).toHaveLength(times),
    );
  });

  it('API-201 API-202 API-206 choosing a filter loads its sections, and each answer is saved as it is given', async () => {
    const user = userEvent.setup();
    const { noted, asked } = answersInterview();
    await interviewPage();
    await user.click(await screen.findByRole('radio', { name: 'Coordinator' }));
    expect(await screen.findByRole('region', { name: 'Coordination' })).toBeVisible();
    expect(asked.at(-1)?.query.get('optionIds')).toBe(COORDINATOR);
    await user.click(screen.getByRole('radio', { name: 'Found' }));
    await user.click(screen.getByRole('button', { name: /Add a note on: Clashes\?/ }));
    await user.type(screen.getByRole('textbox', { name: /Note on: Clashes\?/ }), 'Two were left.');
    await user.type(screen.getByRole('textbox', { name: /In words\?/ }), 'Calm.');
    await waitFor(() => {
      expect(bodiesOf(noted)).toContainEqual({
        userId: ASHA,
        questionId: CLASHES,
        entries: [{ optionId: FOUND, optionValue: 'Two were left.' }],
      });
      expect(bodiesOf(noted)).toContainEqual({
        userId: ASHA,
        questionId: WORDS,
        entries: [{ optionId: NOTES, optionValue: 'Calm.' }],
      });
    });
    expect(bodiesOf(noted)[0]).toEqual({
      userId: ASHA,
      questionId: ROLE,
      entries: [{ optionId: COORDINATOR, optionValue: '' }],
    });
    expect(await screen.findByText('Saved')).toBeVisible();
    expect(screen.getByRole('progressbar', { name: 'Required answers' })).toHaveAttribute(
      'aria-valuetext',
      '2 of 3',
    );
    expect(Object.keys(localStorage).filter((key) => key.startsWith('DRAFT_'))).toEqual([]);
  });

  it('API-206 while the school is unavailable an answer stays on this device through a reload, and is sent later', async () => {
    const user = userEvent.setup();
    answersInterview();
    refuses('evaluationDay', 'registerResponses', 503, 'UNAVAILABLE', 'Try again later.');
    const first = await interviewPage();
    await user.click(await screen.findByRole('radio', { name: 'Clear' }));
    expect(await screen.findByText(/Kept on this device and sent again/)).toBeVisible();
    await user.type(screen.getByRole('textbox', { name: /Remark/ }), 'Keep it up.');
    first.unmount();

    await interviewPage();
    expect(await screen.findByRole('radio', { name: 'Clear' })).toBeChecked();
    expect(screen.getByRole('textbox', { name: /Remark/ })).toHaveValue('Keep it up.');
    const noted = answers('evaluationDay', 'registerResponses', { registered: 1 });
    window.dispatchEvent(new Event('online'));
    await waitFor(() =>
      expect(bodiesOf(noted)).toContainEqual({
        userId: ASHA,
        questionId: CLARITY,
        entries: [{ optionId: CLEAR, optionValue: '' }],
      }),
    );
    expect(await screen.findByText('Saved')).toBeVisible();
  });

  it('API-206 API-207 the remark is saved as it is written, a newer one from another device is shown, and none is closed unread', async () => {
    const user = userEvent.setup();
    const { noted } = answersInterview({ filterAnswers: AS_MODELLER, remark: 'From the first evening.' });
    const remarks = () => noted.flatMap(({ body }) => (body.remarks ?? []) as object[]);
    const stands = (remark: string) =>
      answersBy('evaluationDay', 'readLearnerFeedback', () =>
        interviewOf({ filterAnswers: AS_MODELLER, remark }),
      );
    await interviewPage();
    const field = await screen.findByRole('textbox', { name: /Remark/ });
    expect(field).toHaveValue('From the first evening.');
    await user.clear(field);
    await user.type(field, 'Keep it up. ');
    stands('Keep it up.');
    await waitFor(() => expect(remarks().at(-1)).toEqual({ userId: ASHA, remark: 'Keep it up. ' }));
    expect(await screen.findByText('Saved')).toBeVisible();
    expect(field).toHaveValue('Keep it up. ');
    expect(Object.keys(localStorage).filter((key) => key.startsWith('DRAFT_'))).toEqual([]);

    stands('Said on the phone.');
    await user.click(screen.getByRole('radio', { name: 'Clear' }));
    await waitFor(() => expect(field).toHaveValue('Said on the phone.'));
    const closed = answers('evaluationDay', 'assess', CLOSED);
    stands('Said on the phone, later.');
    await user.click(screen.getByRole('button', { name: 'Close the feedback' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Close the feedback?' }));
    await user.click(dialog.getByRole('button', { name: 'Close and send the report' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent(
      'The remark was changed in another tab, on another device or by another guide',
    );
    await waitFor(() => expect(field).toHaveValue('Said on the phone, later.'));
    expect(closed).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Close and send the report' }));
    await waitFor(() => expect(closed.map(({ body }) => body.remark)).toEqual(['Said on the phone, later.']));
  });

  it('API-206 an answer that the school refuses is reported and not sent repeatedly', async () => {
    const user = userEvent.setup();
    answersInterview();
    refuses(
      'evaluationDay',
      'registerResponses',
      400,
      'BAD_REQUEST',
      'An option is not one of this question.',
    );
    await interviewPage();
    await user.click(await screen.findByRole('radio', { name: 'Clear' }));
    expect(await screen.findByText('Not saved')).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('An option is not one of this question.');
    const noted = answers('evaluationDay', 'registerResponses', { registered: 1 });
    window.dispatchEvent(new Event('online'));
    await user.click(screen.getByRole('radio', { name: 'Weak' }));
    expect(await screen.findByText('Saved')).toBeVisible();
    expect(bodiesOf(noted).map(({ entries }) => entries)).toEqual([[{ optionId: WEAK, optionValue: '' }]]);
  });

  it('API-206 unsent notes are shown and sent once a late profile says whose they are', async () => {
    session.userId = null;
    const place = notesPlace(GUIDE, { cohortId: COHORT_ID, userId: ASHA });
    const answers = { [CLARITY]: [{ optionId: CLEAR, optionValue: '' }] };
    localStorage.setItem(place, JSON.stringify({ answers, remark: null }));
    const { noted } = answersInterview();
    await interviewPage();
    expect(await screen.findByRole('status', { name: 'Your notes are loading' })).toBeVisible();
    expect(noted).toEqual([]);
    act(() => {
      session.userId = GUIDE;
    });
    expect(await screen.findByRole('radio', { name: 'Clear' })).toBeChecked();
    await waitFor(() => expect(noted).toHaveLength(1));
    await waitFor(() => expect(localStorage.getItem(place)).toBeNull());
  });

  it('API-206 API-207 notes on a question that no longer exists block no other answer, and their text is kept', async () => {
    const user = userEvent.setup();
    const GONE = idOf('99');
    localStorage.setItem(
      notesPlace(GUIDE, { cohortId: COHORT_ID, userId: ASHA }),
      JSON.stringify({
        answers: {
          [ROLE]: [{ optionId: idOf('98'), optionValue: '' }],
          [GONE]: [{ optionId: NOTES, optionValue: 'Stands\nvery calm.' }],
          [CLARITY]: [{ optionId: CLEAR, optionValue: '' }],
        },
        remark: '',
      }),
    );
    const { asked } = answersInterview();
    const noted: string[][] = [];
    server.use(
      http.post('*/bulk-register-response', async ({ request }) => {
        const { responses } = (await request.json()) as { responses: { questionId: string }[] };
        const sent = responses.map(({ questionId }) => questionId);
        const fields = sent
          .filter((questionId) => questionId === GONE || questionId === ROLE)
          .map((path) => ({ path, message: 'A question is not part of the form.' }));
        if (fields[0])
          return HttpResponse.json(
            { status: 400, code: 'BAD_REQUEST', message: fields[0].message, data: { fields } },
            { status: 400 },
          );
        noted.push(sent);
        return HttpResponse.json({ registered: sent.length });
      }),
    );
    const first = await interviewPage();
    expect(await screen.findByText('The school has changed the questions')).toBeVisible();
    expect(screen.getByText(/Stands\s+very calm\./)).toBeVisible();
    await waitFor(() => expect(noted).toEqual([[CLARITY]]));
    expect(asked.every(({ query }) => !(query.get('optionIds') ?? '').includes(idOf('98')))).toBe(true);
    first.unmount();

    await interviewPage();
    expect(await screen.findByText(/Stands\s+very calm\./)).toBeVisible();
    await user.click(await screen.findByRole('radio', { name: 'Weak' }));
    await waitFor(() => expect(noted).toHaveLength(2));
    expect(await screen.findByText('Saved')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'I have checked it' }));
    await user.click(await screen.findByRole('button', { name: 'Keep them' }));
    expect(screen.getByText(/Stands\s+very calm\./)).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'I have checked it' }));
    await user.click(await screen.findByRole('button', { name: 'Delete them' }));
    await waitFor(() => expect(screen.queryByText(/very calm/)).toBeNull());
    expect(Object.keys(localStorage).filter((key) => key.startsWith('DRAFT_'))).toEqual([]);
  });

  it('EVAL-06 API-206 before the interview begins the form can be viewed, but nothing is saved', async () => {
    const user = userEvent.setup();
    const { noted } = answersInterview({ slotStatus: 'SLOT_BOOKED', startDate: inMinutes(50) });
    await interviewPage();
    expect(await screen.findByText('The interview has not begun')).toBeVisible();
    expect(screen.getByText(/Answers are taken from its start on\./)).toBeVisible();
    await user.click(screen.getByRole('radio', { name: 'Coordinator' }));
    expect(await screen.findByRole('region', { name: 'Coordination' })).toBeVisible();
    expect(screen.getByRole('radio', { name: 'Clear' })).toBeDisabled();
    expect(screen.queryByRole('button', { name: 'Close the feedback' })).toBeNull();
    expect(screen.queryByRole('button', { name: /absent/ })).toBeNull();
    expect(noted).toEqual([]);
  });

  it('ENTITY-21 API-203 the portfolio is shown beside the interview; without one the page says so', async () => {
    answersInterview();
    const first = await interviewPage();
    const none = within(await screen.findByRole('region', { name: 'Handed in for the interview' }));
    expect(none.getByText('Asha has handed in no portfolio yet.')).toBeVisible();
    first.unmount();
    answersInterview({
      handIns: [
        {
          reportId: idOf('91'),
          title: 'Hand in your portfolio',
          submittedAt: '2026-12-01T10:00:00.000Z',
          text: 'The decisions are on the last page.',
          entries: [
            { kind: 'FILE', entryId: idOf('92'), name: 'portfolio.pdf', documentId: idOf('93') },
            { kind: 'LINK', entryId: idOf('94'), url: 'https://models.plinth.test/library' },
          ],
        },
      ],
    });
    await interviewPage();
    const portfolio = within(await screen.findByRole('region', { name: 'Handed in for the interview' }));
    for (const text of ['Hand in your portfolio', 'The decisions are on the last page.', /portfolio\.pdf/])
      expect(portfolio.getByText(text)).toBeVisible();
    expect(portfolio.getByRole('link', { name: /models\.plinth\.test/ })).toBeVisible();
  });

  it('API-201 in a course without a form it says so, and absence can still be recorded', async () => {
    answersInterview({ formId: null, responseId: null, filterAnswers: [] });
    await interviewPage();
    expect(await screen.findByText('No evaluation form yet')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Mark Asha absent' })).toBeVisible();
  });

  it("API-203 someone else's interview is not found, with a link back to the evaluation day", async () => {
    answers('cohorts', 'readCohort', { cohort: anEvaluatedCohort() });
    answers('evaluationDay', 'readLiveSession', { liveSession: null, interviews: [] });
    refuses(
      'evaluationDay',
      'readLearnerFeedback',
      404,
      'NOT_FOUND',
      'There is no interview of yours with this learner.',
    );
    await interviewPage();
    expect(await screen.findByText('There is no interview of yours with this learner.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Evaluation day' })).toHaveAttribute(
      'href',
      `/mentor/${COHORT_ID}/evaluation-day`,
    );
  });
});
