import type { FeedbackResults, OfficeFeedback } from '@plinth/domain/feedback/office-feedback';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { expectKeptUntilSent } from '../../../../test/kept-until-sent.ts';
import { openOffice } from '../../../../test/office.ts';
import { idOf } from '../../../../test/people.ts';
import { answers, answersBy } from '../../../../test/server.ts';
import { typeToConfirm } from '../../../../test/type-to-confirm.ts';

const feedbackOf = (change: Partial<OfficeFeedback> = {}): OfficeFeedback => ({
  eventId: idOf('60'),
  title: 'Your week',
  page: 'dashboard',
  cohort: 'BIM_A-14',
  audiences: ['LEARNER'],
  category: 'CSAT',
  isMandatory: false,
  state: 'OPEN',
  startsAt: '2026-11-20T08:30:00.000Z',
  endsAt: null,
  answered: 7,
  skipped: 2,
  ...change,
});
const RESULTS: FeedbackResults = {
  questions: [
    {
      questionId: idOf('61'),
      question: 'How clear?',
      questionType: 'SCALE_STAR',
      answered: 7,
      average: 4.29,
      distribution: [
        { label: '4', count: 5 },
        { label: '5', count: 2 },
      ],
      texts: null,
    },
    {
      questionId: idOf('62'),
      question: 'What else?',
      questionType: 'SUBJECTIVE',
      answered: 3,
      average: null,
      distribution: null,
      texts: null,
    },
  ],
  byCohort: [{ name: 'BIM_A-14', answered: 7, averages: [4.29, null] }],
  byGuide: [],
  trend: [{ name: '2026-11-16', answered: 7, averages: [4.29, null] }],
};

beforeEach(() => {
  answers('officeFeedback', 'list', { feedback: [feedbackOf()], total: 1 });
  answers('officeFeedback', 'listCohorts', {
    cohorts: [
      { cohortId: idOf('63'), name: 'BIM_A-14', isOpen: true },
      { cohortId: idOf('64'), name: 'BIM_A-9', isOpen: false },
    ],
  });
  answers('officeFeedback', 'read', { feedback: feedbackOf(), results: RESULTS });
});

describe('feedback in the office', () => {
  it('FEEDBK-01 is shown by question, cohort and week; results with too few answers are said to be hidden', async () => {
    await openOffice(`/office/feedback?open=${idOf('60')}`, ['ACADEMICS']);
    const sheet = within(await screen.findByRole('dialog', { name: 'Your week' }));
    const first = within(await sheet.findByRole('region', { name: 'Question 1' }));
    expect(first.getByText('7 answers, 4.29 on average')).toBeVisible();
    const second = within(sheet.getByRole('region', { name: 'Question 2' }));
    expect(second.getByText('Too few have answered it to be shown.')).toBeVisible();
    expect(within(sheet.getByRole('region', { name: 'By cohort' })).getByText('BIM_A-14')).toBeVisible();
    const guides = within(sheet.getByRole('region', { name: 'By guide' }));
    expect(guides.getByText('No group is large enough to be shown.')).toBeVisible();
    expect(sheet.getByRole('region', { name: 'Trend: How clear?' })).toBeVisible();
  });

  it('FEEDBK-01 a form is written, with faults beside their fields, and opened', async () => {
    const asked = answersBy('officeFeedback', 'open', () => ({ feedback: feedbackOf(), results: RESULTS }));
    await openOffice('/office/feedback', ['ACADEMICS']);
    await userEvent.click(await screen.findByRole('button', { name: 'New form' }));
    const form = within(await screen.findByRole('form', { name: 'The form' }));
    await userEvent.click(form.getByRole('button', { name: 'Ask it' }));
    expect((await form.findAllByText('This field is required')).length).toBe(2);
    await userEvent.type(form.getByLabelText(/^Title/), 'Your week');
    await userEvent.type(form.getByLabelText('What question 1 asks'), 'How clear?');
    await userEvent.click(form.getByRole('button', { name: 'Ask it' }));
    expect(await screen.findByText('Form opened.')).toBeVisible();
    expect(asked[0]?.body).toMatchObject({
      title: 'Your week',
      questions: [{ question: 'How clear?', questionType: 'SCALE_STAR', options: [] }],
      audiences: ['LEARNER'],
      startsAt: null,
    });
  });

  it('FEEDBK-01 OFFICE-08 forms are found by a closed cohort too, in which none is asked any more', async () => {
    const asked = answers('officeFeedback', 'list', { feedback: [], total: 0 });
    await openOffice('/office/feedback', ['ACADEMICS']);
    await userEvent.selectOptions(
      await screen.findByRole('combobox', { name: 'Cohort' }),
      await screen.findByRole('option', { name: 'BIM_A-9' }),
    );
    await waitFor(() => expect(asked.at(-1)?.query.get('cohortId')).toBe(idOf('64')));
    await userEvent.click(screen.getByRole('button', { name: 'New form' }));
    const form = within(await screen.findByRole('form', { name: 'The form' }));
    expect(form.getByRole('option', { name: 'BIM_A-14' })).toBeInTheDocument();
    expect(form.queryByRole('option', { name: 'BIM_A-9' })).toBeNull();
  });

  it('FEEDBK-01 a started form is kept when the page is left, until it is opened', async () => {
    answers('officeFeedback', 'open', { feedback: feedbackOf(), results: RESULTS });
    await expectKeptUntilSent({
      open: async () => {
        openOffice('/office/feedback', ['ACADEMICS']);
        await userEvent.click(await screen.findByRole('button', { name: 'New form' }));
        return within(await screen.findByRole('form', { name: 'The form' }));
      },
      typed: { Title: 'Your week', 'What question 1 asks': 'How clear?' },
      press: 'Ask it',
      said: 'Form opened.',
    });
  });
  it('FEEDBK-01 OFFICE-10 a form is closed only after showing the effect and typing its title', async () => {
    const sent = answers('officeFeedback', 'close', {
      feedback: feedbackOf({ state: 'CLOSED' }),
      results: RESULTS,
    });
    await openOffice(`/office/feedback?open=${idOf('60')}`, ['ACADEMICS']);
    const part = within(await screen.findByRole('region', { name: 'Close the form' }));
    expect(part.getByText(/nobody is notified/)).toBeVisible();
    await userEvent.click(part.getByRole('button', { name: 'Close the form' }));
    expect(sent).toEqual([]);
    await typeToConfirm(part, 'Your week');
    await userEvent.click(part.getByRole('button', { name: 'Close the form' }));
    expect(await screen.findByText('Form closed. Its answers are kept.')).toBeVisible();
  });
});
