import type { InterviewStatus } from '@plinth/domain/evaluation-day/slot-status';
import { TIME_ZONE_KEY } from '@plinth/domain/session/stored-keys';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { aCohort, aPlace, COHORT_ID, inDays } from '../../../../test/a-cohort.ts';
import { renderPage } from '../../../../test/render-page.tsx';
import { answers, refuses } from '../../../../test/server.ts';
import { EvaluationDayPage } from './EvaluationDayPage.tsx';

const id = (last: number) => `019dabcd-0000-7000-8000-0000000003${String(last).padStart(2, '0')}`;
const [FREE, TAKEN, LATER] = [id(1), id(2), id(3)];
const slot = (slotId: string, startDate: string, status: 'ACTIVE' | 'INACTIVE' = 'ACTIVE') => ({
  slotId,
  startDate,
  status,
});
const SLOTS = [
  slot(FREE, '2027-01-04T04:30:00.000Z'),
  slot(TAKEN, '2027-01-04T05:15:00.000Z', 'INACTIVE'),
  slot(LATER, '2027-01-05T13:30:00.000Z'),
];
const opened = aCohort({
  timelines: [
    { key: 'START_DATE', meta: { time: inDays(-160) } },
    { key: 'REVIEW_DAY_START_DATE', meta: { time: inDays(-1) } },
  ],
});
const topic = (
  last: number,
  topicCategory: 'PORTFOLIO' | 'SLOTS' | 'EVALUATION_DAY' | 'GRADUATION_DAY',
  title: string,
) => ({
  nodeId: id(last),
  parentNodeId: null,
  type: 'TOPIC' as const,
  meta: { title, topicCategory, rank: 90 - last },
  children: [],
});

const begun = (node: ReturnType<typeof topic>, startDate: string) => ({
  ...node,
  meta: { ...node.meta, startDate },
});

function answersDay(
  status: InterviewStatus,
  more: { selected?: string; refusal?: string | null; startedOn?: string } = {},
) {
  const selectedSlot = SLOTS.find(({ slotId }) => slotId === more.selected) ?? null;
  answers('cohorts', 'readCohort', { cohort: opened });
  answers('cohorts', 'readCohortUserData', aPlace());
  answers('content', 'read', {
    node: {
      nodeId: id(0),
      parentNodeId: null,
      type: 'ROOT',
      meta: { title: 'Evaluation day' },
      children: [
        topic(13, 'GRADUATION_DAY', 'Graduation'),
        more.startedOn
          ? begun(topic(12, 'EVALUATION_DAY', 'The interview'), more.startedOn)
          : topic(12, 'EVALUATION_DAY', 'The interview'),
        topic(11, 'SLOTS', 'Choose a time'),
        topic(10, 'PORTFOLIO', 'Your portfolio'),
      ],
    },
    sections: { MAIN_CONTENT: [], FAQ: [], HELPFUL_RESOURCE: [] },
    state: 'STARTED',
    evaluationDay: {
      slots: SLOTS,
      selectedSlot,
      slotStatus: status,
      interviewsCount: { total: 1, completed: 0, pending: 1 },
      feedbackQuiz: { quizId: id(20), formId: id(21), title: 'How was it?', isCompleted: false },
      mentorDetails: selectedSlot ? { userId: id(22), firstName: 'Ravi', photo: null } : null,
      portfolioDetails: { status: 'PENDING', documentId: null, dueDate: null },
    },
  });
  answers('evaluationDay', 'listSlots', {
    slots: SLOTS,
    selectedSlot,
    slotStatus: status,
    refusal: more.refusal ?? null,
  });
  answers('evaluationDay', 'readOwnReport', { report: null, shareToken: null });
}

beforeEach(() => localStorage.setItem(TIME_ZONE_KEY, 'Europe/Berlin'));

describe('the evaluation day', () => {
  it('EVAL-07 UI-17 before the review day it says Coming soon! and when it opens', async () => {
    answers('cohorts', 'readCohort', { cohort: aCohort() });
    await renderPage(<EvaluationDayPage cohortId={COHORT_ID} />);
    expect(await screen.findByText(/Coming soon! It opens on \d+ \w+, \d{4}\./)).toBeVisible();
    expect(screen.queryByText('Choose a time')).toBeNull();
  });

  it('EVAL-01 ROUTE-29 ENUM-23 the topics are ordered by category, whatever their rank', async () => {
    answersDay('SLOT_NOT_BOOKED');
    await renderPage(<EvaluationDayPage cohortId={COHORT_ID} />);
    await screen.findByText('Portfolio still to come');
    const titles = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(titles).toEqual(['Your portfolio', 'Choose a time', 'The interview', 'Graduation']);
    expect(screen.getByText('The questions open after your interview.')).toBeVisible();
  });

  it('EVAL-01 a place that cannot be loaded is reported with a retry, and learners never see the day as mentors do', async () => {
    answersDay('SLOT_NOT_BOOKED');
    refuses('cohorts', 'readCohortUserData', 403, 'FORBIDDEN', 'Back in a moment.');
    await renderPage(<EvaluationDayPage cohortId={COHORT_ID} />);
    const again = await screen.findByRole('button', { name: 'Try again' });
    expect(screen.getByRole('heading', { name: 'The topics could not be loaded' })).toBeVisible();
    expect(screen.queryByText('Your portfolio')).toBeNull();
    answers('cohorts', 'readCohortUserData', aPlace());
    await userEvent.click(again);
    expect(await screen.findByRole('region', { name: 'Your interview' })).toBeVisible();
  });

  it.each([
    { days: 2, isAhead: true },
    { days: -1, isAhead: false },
  ])(
    'EVAL-09 with a topic that starts in $days days the page says that everything is still ahead: $isAhead',
    async (row) => {
      answersDay('SLOT_NOT_BOOKED', { startedOn: inDays(row.days) });
      await renderPage(<EvaluationDayPage cohortId={COHORT_ID} />);
      await screen.findByText('Portfolio still to come');
      expect(screen.queryAllByText('Everything on this page is still ahead of you.')).toHaveLength(
        row.isAhead ? 1 : 0,
      );
    },
  );

  it('CONST-32 CONST-33 EVAL-02 ENUM-34 times are in India time with local times below, and taken ones cannot be chosen', async () => {
    answersDay('SLOT_NOT_BOOKED');
    await renderPage(<EvaluationDayPage cohortId={COHORT_ID} />);
    const monday = await screen.findByRole('group', { name: 'Mon 4 Jan' });
    expect(
      screen.getByText(/Times in India Standard Time, below them in your zone, Central European Time/),
    ).toBeVisible();
    const [free, taken] = within(monday).getAllByRole('radio');
    expect(free).toHaveAccessibleName('10:00 AM05:30 AM');
    expect(free).toBeEnabled();
    expect(taken).toHaveAccessibleName('10:45 AMTaken');
    expect(taken).toBeDisabled();
    expect(screen.getByRole('group', { name: 'Tue 5 Jan' })).toBeVisible();
  });

  it('API-166 a chosen time is booked, with the topic it belongs to', async () => {
    const user = userEvent.setup();
    answersDay('SLOT_NOT_BOOKED');
    const asked = answers('evaluationDay', 'bookSlot', {
      selectedSlot: slot(FREE, '2027-01-04T04:30:00.000Z', 'INACTIVE'),
      slotStatus: 'SLOT_BOOKED',
    });
    await renderPage(<EvaluationDayPage cohortId={COHORT_ID} />);
    const button = await screen.findByRole('button', { name: 'Book this time' });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    await user.click(screen.getByRole('radio', { name: /10:00 AM/ }));
    await user.click(button);
    await waitFor(() => expect(asked.map(({ body }) => body)).toEqual([{ slotId: FREE, nodeId: id(11) }]));
  });

  it('API-166 a time taken by someone else in the meantime says so and is deselected', async () => {
    const user = userEvent.setup();
    answersDay('SLOT_NOT_BOOKED');
    refuses(
      'evaluationDay',
      'bookSlot',
      409,
      'CONFLICT',
      'This slot is taken or closed. Choose another one.',
    );
    await renderPage(<EvaluationDayPage cohortId={COHORT_ID} />);
    await user.click(await screen.findByRole('radio', { name: /10:00 AM/ }));
    await user.click(screen.getByRole('button', { name: 'Book this time' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('This slot is taken or closed');
    expect(screen.getByRole('radio', { name: /10:00 AM/ })).not.toBeChecked();
  });

  it('API-166 a booked time is changed in one request that names the replaced time', async () => {
    const user = userEvent.setup();
    answersDay('SLOT_BOOKED', { selected: FREE });
    const asked = answers('evaluationDay', 'bookSlot', {
      selectedSlot: slot(LATER, '2027-01-05T13:30:00.000Z', 'INACTIVE'),
      slotStatus: 'SLOT_BOOKED',
    });
    await renderPage(<EvaluationDayPage cohortId={COHORT_ID} />);
    expect(await screen.findByText('With Ravi')).toBeVisible();
    expect(screen.queryByRole('radio')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Change the time' }));
    await user.click(screen.getByRole('radio', { name: /07:00 PM/ }));
    await user.click(screen.getByRole('button', { name: 'Move the interview to this time' }));
    await waitFor(() =>
      expect(asked.map(({ body }) => body)).toEqual([
        { slotId: LATER, nodeId: id(11), replacesSlotId: FREE },
      ]),
    );
    await waitFor(() => expect(screen.getByRole('button', { name: 'Change the time' })).toHaveFocus());
  });

  it('API-166 a booking that can no longer be changed says why', async () => {
    answersDay('SLOT_BOOKED', {
      selected: FREE,
      refusal: 'A slot can be changed until 24 hours before it begins.',
    });
    await renderPage(<EvaluationDayPage cohortId={COHORT_ID} />);
    expect(await screen.findByText('A slot can be changed until 24 hours before it begins.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Change the time' })).toBeNull();
  });

  it.each([
    ['SLOT_NOT_BOOKED', 'No time chosen'],
    ['SLOT_BOOKED', 'Booked'],
    ['INTERVIEW_IN_PROGRESS', 'Now'],
    ['INTERVIEW_COMPLETED', 'Interview over'],
    ['QUIZ_IN_PROGRESS', 'Your answers are open'],
    ['QUIZ_COMPLETED', 'Your answers are in'],
    ['FEEDBACK_PENDING', 'Feedback being written'],
    ['FEEDBACK_COMPLETED', 'Evaluated'],
    ['MISSED', 'Missed'],
    ['ABSENT', 'Absent'],
  ] as const)('ENUM-50 %s is labelled %s', async (status, text) => {
    answersDay(status, { selected: FREE });
    await renderPage(<EvaluationDayPage cohortId={COHORT_ID} />);
    const standing = await screen.findByRole('region', { name: 'Your interview' });
    expect(within(standing).getByText(text)).toBeVisible();
  });

  it.each(['INTERVIEW_IN_PROGRESS', 'INTERVIEW_COMPLETED', 'FEEDBACK_COMPLETED', 'MISSED'] as const)(
    'ENUM-50 with %s no time can be chosen any longer',
    async (status) => {
      answersDay(status, { selected: FREE });
      await renderPage(<EvaluationDayPage cohortId={COHORT_ID} />);
      await screen.findByRole('region', { name: 'Your interview' });
      expect(screen.getByText('With Ravi')).toBeVisible();
      await waitFor(() => expect(screen.queryByText('Choose a time')).toBeNull());
    },
  );

  it('ENUM-50 an absent learner may choose another time', async () => {
    answersDay('ABSENT', { selected: FREE });
    await renderPage(<EvaluationDayPage cohortId={COHORT_ID} />);
    await screen.findByRole('region', { name: 'Your interview' });
    expect(screen.getByText('Choose a time')).toBeVisible();
    expect(await screen.findByText(/you did not come\. You can choose another time\.$/)).toBeVisible();
  });

  it('ENUM-50 API-165 an absent learner with no change left is told why, and is promised no other time', async () => {
    const refusal = 'A slot can be changed 3 times at most, including after an absence.';
    answersDay('ABSENT', { selected: FREE, refusal });
    await renderPage(<EvaluationDayPage cohortId={COHORT_ID} />);
    expect(await screen.findByText(refusal)).toBeVisible();
    expect(screen.getByText(/you did not come\.$/)).toBeVisible();
  });

  it('ENUM-50 the questions about the interview open when it is over', async () => {
    answersDay('INTERVIEW_COMPLETED', { selected: FREE });
    await renderPage(<EvaluationDayPage cohortId={COHORT_ID} />);
    expect(await screen.findByRole('link', { name: 'Answer the questions' })).toHaveAttribute(
      'href',
      expect.stringContaining(`cid=${id(20)}&namespace=REVIEW_DAY`),
    );
  });

  it("API-072 the learner's own report can be shared and withdrawn", async () => {
    const user = userEvent.setup();
    answersDay('FEEDBACK_COMPLETED', { selected: FREE });
    answers('evaluationDay', 'readOwnReport', {
      report: {
        sections: [
          {
            sectionTitle: 'Presentation',
            questions: [{ question: 'How clear?', answers: ['Well'], note: 'Opened the section.' }],
          },
        ],
        score: 85,
        remark: 'Keep the habit.',
        evaluatedAt: '2026-12-01T10:00:00.000Z',
      },
      shareToken: null,
    });
    const asked = answers('evaluationDay', 'shareReport', { shareToken: 'a-token-of-enough-length' });
    await renderPage(<EvaluationDayPage cohortId={COHORT_ID} />);
    const report = within(await screen.findByRole('region', { name: 'Your evaluation' }));
    for (const text of ['85 of 100', 'Keep the habit.', 'How clear?', 'Well', 'Opened the section.'])
      expect(report.getByText(text)).toBeVisible();
    expect(report.getByText('Opened the section.').className).toMatch(/lines/);
    await user.click(report.getByRole('button', { name: 'Create a public page' }));
    expect(await report.findByRole('link', { name: /Open the public page/ })).toHaveAttribute(
      'href',
      '/evaluation-report?token=a-token-of-enough-length',
    );
    answers('evaluationDay', 'shareReport', { shareToken: null });
    await user.click(report.getByRole('button', { name: 'Withdraw the link' }));
    expect(await report.findByRole('button', { name: 'Create a public page' })).toBeVisible();
    expect(asked[0]?.body).toEqual({ isShared: true });
  });

  it('a failed load says so and can be repeated, and a lack of free times says so', async () => {
    const again = () => userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    answersDay('SLOT_NOT_BOOKED');
    refuses('evaluationDay', 'listSlots', 403, 'FORBIDDEN', 'Not yours.');
    const first = await renderPage(<EvaluationDayPage cohortId={COHORT_ID} />);
    expect(await screen.findByText('The times could not be loaded')).toBeVisible();
    answersDay('SLOT_NOT_BOOKED');
    await again();
    expect(await screen.findByRole('button', { name: 'Book this time' })).toBeVisible();
    first.unmount();
    answers('evaluationDay', 'listSlots', {
      slots: SLOTS.map((one) => ({ ...one, status: 'INACTIVE' as const })),
      selectedSlot: null,
      slotStatus: 'SLOT_NOT_BOOKED',
      refusal: null,
    });
    const second = await renderPage(<EvaluationDayPage cohortId={COHORT_ID} />);
    expect(await screen.findByText('No times are free now')).toBeVisible();
    second.unmount();
    refuses('content', 'read', 404, 'NOT_FOUND', 'This part of the course was not found.');
    await renderPage(<EvaluationDayPage cohortId={COHORT_ID} />);
    expect(await screen.findByText('The topics could not be loaded')).toBeVisible();
    answersDay('SLOT_NOT_BOOKED');
    await again();
    expect(await screen.findByRole('heading', { name: 'Your portfolio' })).toBeVisible();
  });
});
