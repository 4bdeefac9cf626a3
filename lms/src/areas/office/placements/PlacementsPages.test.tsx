import type {
  OfficePlacementForm,
  OfficePlacementMessage,
  OfficeSelfPlacement,
} from '@plinth/domain/placement/office-placement';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { expectKeptUntilSent } from '../../../../test/kept-until-sent.ts';
import { openOffice } from '../../../../test/office.ts';
import { idOf } from '../../../../test/people.ts';
import { answers, answersBy, refuses } from '../../../../test/server.ts';

const ROW = `${idOf('1')}.${idOf('2')}`;
const learner = {
  cohortId: idOf('1'),
  userId: idOf('2'),
  name: 'Ravi Rao',
  emailId: 'ravi@plinth.test',
  cohort: 'BIM_A-11',
};
const JOB: OfficeSelfPlacement = {
  ...learner,
  job: {
    companyName: 'Own Studio',
    designation: 'Modeller',
    ctc: 42_000_000,
    currency: 'INR',
    joiningDate: '2027-02-01',
    reviewStatus: 'PENDING',
  },
  submittedAt: '2026-11-20T08:30:00.000Z',
  reviewedAt: null,
};
const FORM: OfficePlacementForm = {
  ...learner,
  said: {
    interestedInPlacements: true,
    countryPreferences: ['India'],
    locationPreferences: ['Pune'],
    currentCtc: null,
    expectedCtc: 65_000_000,
    currency: 'INR',
    noticePeriod: 30,
    languages: ['English'],
    internshipExperienceInMonths: 6,
    willingToRelocate: true,
    projectSpecialization: 'MEP',
    priorRevitExp: true,
    closeInterestPopup: false,
    closeGraduationPopup: false,
    isDisengaged: false,
  },
  updatedAt: '2026-11-20T08:30:00.000Z',
  reopenedUntil: null,
};

const MESSAGE: OfficePlacementMessage = {
  messageId: idOf('3'),
  ...learner,
  subject: 'From abroad',
  message: 'May I apply from Dubai?',
  createdAt: '2026-11-20T08:30:00.000Z',
  settled: null,
};

beforeEach(() => {
  answers('officePlacement', 'listSelfPlacements', { selfPlacements: [JOB], total: 1 });
  answers('officePlacement', 'readSelfPlacement', { selfPlacement: JOB });
  answers('officePlacement', 'listForms', { forms: [FORM], total: 1 });
  answers('officePlacement', 'listMessages', { messages: [MESSAGE], total: 1 });
  answers('officePlacement', 'readMessage', { message: MESSAGE });
  answers('officePlacement', 'readForm', { form: FORM });
});

describe('self-reported placements in the office', () => {
  it('JOBS-01 are decided with a message to the learner; a missing message is shown beside its field', async () => {
    const decided = answersBy('officePlacement', 'decideSelfPlacement', () => ({ selfPlacement: JOB }));
    await openOffice(`/office/self-placements?open=${ROW}`, ['PLACEMENT']);
    const form = within(await screen.findByRole('form', { name: 'Decide' }));
    await userEvent.click(form.getByRole('radio', { name: /^Ask about it/ }));
    await userEvent.click(form.getByRole('button', { name: 'Decide and notify' }));
    expect(await form.findByText('This field is required')).toBeVisible();
    await userEvent.type(form.getByLabelText('Message to the learner'), 'Add the letter.');
    await userEvent.click(form.getByRole('button', { name: 'Decide and notify' }));
    expect(await screen.findByText('Ravi Rao was asked.')).toBeVisible();
    expect(decided[0]?.body).toEqual({ kind: 'ask', remark: 'Add the letter.', seen: JOB.submittedAt });
  });

  it.each([
    ['handed in again', { submittedAt: '2026-11-21T08:30:00.000Z' }],
    ['decided', { job: { ...JOB.job, reviewStatus: 'REVIEWED' as const } }],
  ])(
    'JOBS-01 OFFICE-08 why one was not decided stays readable beside what was %s meanwhile',
    async (_, change) => {
      const refusal = 'The learner or a colleague was faster. Check it again.';
      refuses('officePlacement', 'decideSelfPlacement', 409, 'CONFLICT', refusal);
      await openOffice(`/office/self-placements?open=${ROW}`, ['PLACEMENT']);
      const sheet = within(await screen.findByRole('dialog', { name: 'Ravi Rao' }));
      const form = await sheet.findByRole('form', { name: 'Decide' });
      answers('officePlacement', 'readSelfPlacement', { selfPlacement: { ...JOB, ...change } });
      await userEvent.click(sheet.getByRole('button', { name: 'Decide and notify' }));
      await waitFor(() => expect(form).not.toBeInTheDocument());
      expect(await sheet.findByText(refusal)).toBeVisible();
    },
  );
});

describe('placement forms in the office', () => {
  it('JOBS-01 are corrected, and keep what was typed when someone else changed the form first', async () => {
    refuses('officePlacement', 'correctForm', 409, 'CONFLICT', 'This form was changed meanwhile.');
    await openOffice(`/office/placement-forms?open=${ROW}`, ['PLACEMENT']);
    const form = within(await screen.findByRole('form', { name: 'Answers' }));
    const notice = form.getByLabelText('Notice period in days');
    await userEvent.clear(notice);
    await userEvent.type(notice, '15');
    const changed = {
      ...FORM,
      updatedAt: '2026-11-25T08:30:00.000Z',
      said: { ...FORM.said, languages: ['Marathi'] },
    };
    answers('officePlacement', 'readForm', { form: changed });
    await userEvent.click(form.getByRole('button', { name: 'Correct the form' }));
    expect(await form.findByText('This form was changed meanwhile.')).toBeVisible();
    expect(notice).toHaveValue('15');
    await waitFor(() => expect(form.getByLabelText('Languages, with commas')).toHaveValue('Marathi'));
    const sent = answersBy('officePlacement', 'correctForm', () => ({ form: FORM }));
    await userEvent.click(form.getByRole('button', { name: 'Correct the form' }));
    expect(await screen.findByText('Form of Ravi Rao corrected.')).toBeVisible();
    expect(sent[0]?.body).toMatchObject({
      seen: changed.updatedAt,
      said: { noticePeriod: 15, languages: ['Marathi'], expectedCtc: 65_000_000, currentCtc: null },
    });
  });

  it('JOBS-01 are reopened for the learner until a given day', async () => {
    const sent = answersBy('officePlacement', 'reopenForm', () => ({ form: FORM }));
    await openOffice(`/office/placement-forms?open=${ROW}`, ['PLACEMENT']);
    const form = within(await screen.findByRole('form', { name: 'Reopen the placement form' }));
    await userEvent.click(form.getByRole('button', { name: 'Reopen the form' }));
    expect(await form.findByText('Choose a day')).toBeVisible();
    await userEvent.type(form.getByLabelText('Until the end of'), '2026-12-20');
    await userEvent.click(form.getByRole('button', { name: 'Reopen the form' }));
    expect(await screen.findByText('The form is open to Ravi Rao again.')).toBeVisible();
    expect(sent[0]?.body).toEqual({ until: '2026-12-20' });
  });

  it('JOBS-01 are not available to academics', async () => {
    await openOffice('/office/placement-forms', ['ACADEMICS']);
    expect(
      await screen.findByRole('heading', { name: 'Your role does not include this page' }),
    ).toBeVisible();
  });
});

describe('messages to the placement team', () => {
  it('JOBS-01 are read and answered; settling without an answer says that nobody is notified', async () => {
    const answered = answersBy('officePlacement', 'answerMessage', () => ({ message: MESSAGE }));
    await openOffice(`/office/placement-messages?open=${MESSAGE.messageId}`, ['PLACEMENT']);
    const sheet = within(await screen.findByRole('dialog', { name: 'Ravi Rao' }));
    expect(await sheet.findByText('May I apply from Dubai?')).toBeVisible();
    expect(sheet.getByRole('button', { name: 'Settle without an answer' })).toBeVisible();
    expect(sheet.getByText('Nobody is notified.')).toBeVisible();
    await userEvent.type(sheet.getByRole('textbox', { name: 'Message to the learner' }), 'Yes, you may.');
    await userEvent.click(sheet.getByRole('button', { name: 'Send the answer' }));
    expect(await screen.findByText('Ravi Rao was answered.')).toBeVisible();
    expect(answered.at(-1)).toMatchObject({ body: { answer: 'Yes, you may.' } });
  });

  it('JOBS-01 the form is opened for whoever writes that it was missed', async () => {
    await openOffice(`/office/placement-messages?open=${MESSAGE.messageId}`, ['PLACEMENT']);
    const form = within(await screen.findByRole('form', { name: 'Reopen the placement form' }));
    await userEvent.type(form.getByLabelText('Until the end of'), '2026-12-20');
    refuses('officePlacement', 'reopenForm', 404, 'NOT_FOUND', 'Not a learner of this cohort.');
    await userEvent.click(form.getByRole('button', { name: 'Reopen the form' }));
    expect(await form.findByText('Not a learner of this cohort.')).toBeVisible();
    answers('officePlacement', 'reopenForm', { form: FORM });
    await userEvent.click(form.getByRole('button', { name: 'Reopen the form' }));
    expect(await screen.findByText('The form is open to Ravi Rao again.')).toBeVisible();
  });

  it("JOBS-01 a colleague's earlier answer is reported, and the typed answer stays", async () => {
    refuses(
      'officePlacement',
      'answerMessage',
      409,
      'CONFLICT',
      'A colleague has already settled this message.',
    );
    await openOffice(`/office/placement-messages?open=${MESSAGE.messageId}`, ['PLACEMENT']);
    const form = within(await screen.findByRole('form', { name: 'Answer' }));
    await userEvent.type(form.getByRole('textbox'), 'Yes');
    await userEvent.click(form.getByRole('button', { name: 'Send the answer' }));
    expect(await form.findByText(/A colleague has already settled this message/)).toBeVisible();
    expect(form.getByRole('textbox')).toHaveValue('Yes');
  });

  it('JOBS-01 a typed message to a learner is kept when the page is left, until it is sent', async () => {
    answers('officePlacement', 'answerMessage', { message: MESSAGE });
    answers('officePlacement', 'decideSelfPlacement', { selfPlacement: JOB });
    await expectKeptUntilSent({
      open: async () => {
        openOffice(`/office/placement-messages?open=${MESSAGE.messageId}`, ['PLACEMENT']);
        return within(await screen.findByRole('form', { name: 'Answer' }));
      },
      typed: { 'Message to the learner': 'Yes, you may.' },
      press: 'Send the answer',
      said: 'Ravi Rao was answered.',
    });
    const decide = async () => {
      openOffice(`/office/self-placements?open=${ROW}`, ['PLACEMENT']);
      return within(await screen.findByRole('form', { name: 'Decide' }));
    };
    await userEvent.click((await decide()).getByRole('radio', { name: /^Ask about it/ }));
    fireEvent.change(await screen.findByLabelText('Message to the learner'), {
      target: { value: 'Add the letter.' },
    });
    cleanup();
    const form = await decide();
    expect(form.getByLabelText('Message to the learner')).toHaveValue('Add the letter.');
    await userEvent.click(form.getByRole('button', { name: 'Decide and notify' }));
    expect(await screen.findByText('Ravi Rao was asked.')).toBeVisible();
    cleanup();
    expect((await decide()).getByRole('radio', { name: /^Accept it/ })).toBeChecked();
  });
  it('JOBS-01 a settled message shows the answer and who gave it', async () => {
    answers('officePlacement', 'readMessage', {
      message: { ...MESSAGE, settled: { answer: 'Yes, you may.', by: 'Pia Team', at: MESSAGE.createdAt } },
    });
    await openOffice(`/office/placement-messages?open=${MESSAGE.messageId}`, ['PLACEMENT']);
    const sheet = within(await screen.findByRole('dialog', { name: 'Ravi Rao' }));
    expect(await sheet.findByText('Yes, you may.')).toBeVisible();
    expect(sheet.getByText(/Pia Team/)).toBeVisible();
    expect(sheet.queryByRole('form', { name: 'Answer' })).toBeNull();
  });
});
