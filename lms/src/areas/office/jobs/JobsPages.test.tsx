import type { OfficeJobApplicationDetail } from '@plinth/domain/jobs/office-job-application';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { expectKeptUntilSent } from '../../../../test/kept-until-sent.ts';
import { openOffice } from '../../../../test/office.ts';
import { employerOf, openingOf } from '../../../../test/office-jobs.ts';
import { idOf } from '../../../../test/people.ts';
import { answers, answersBy, refuses } from '../../../../test/server.ts';

const applicationOf = (change: Partial<OfficeJobApplicationDetail> = {}): OfficeJobApplicationDetail => ({
  userJobId: idOf('32'),
  userId: idOf('33'),
  name: 'Ravi Rao',
  emailId: 'ravi@plinth.test',
  cohort: 'BIM_A-11',
  jobOpeningId: idOf('31'),
  title: 'BIM modeller',
  companyName: 'Studio West',
  stand: 'NEW',
  currentRound: null,
  lastStatus: 'APPLIED',
  appliedAt: '2026-11-20T08:30:00.000Z',
  rounds: ['INTRODUCTION', 'HR'],
  answers: [{ question: 'Why here?', answer: 'Its sections.' }],
  resume: { name: 'Resume' },
  feedback: [],
  updates: [{ round: null, status: 'APPLIED', text: '', createdAt: '2026-11-20T08:30:00.000Z' }],
  offer: null,
  mayMove: true,
  ...change,
});

const choose = (form: ReturnType<typeof within>, label: string | RegExp, value: string) =>
  userEvent.selectOptions(form.getByLabelText(label), value);

beforeEach(() => {
  answers('officeJobs', 'listEmployers', { employers: [employerOf()], total: 1 });
  answers('officeJobs', 'listEmployerNames', {
    employers: [{ employerId: idOf('30'), name: 'Studio West' }],
  });
  answers('officeJobs', 'readEmployer', { employer: employerOf() });
  answers('officeJobs', 'listOpenings', { openings: [openingOf()], total: 1 });
  answers('officeJobs', 'readOpening', { opening: openingOf() });
  answers('officeJobs', 'listApplications', { applications: [applicationOf()], total: 1 });
  answers('officeJobs', 'readApplication', { application: applicationOf() });
});

describe('employers in the office', () => {
  it('JOBS-01 are added by the placement team; an invalid value is shown beside its field, and the rest stays typed', async () => {
    const made = answersBy('officeJobs', 'makeEmployer', ({ body }) => ({
      employer: employerOf({ name: String(body.name) }),
    }));
    await openOffice('/office/employers', ['PLACEMENT']);
    await userEvent.click(await screen.findByRole('button', { name: 'New employer' }));
    const form = within(await screen.findByRole('form', { name: 'Details' }));
    await userEvent.type(form.getByLabelText(/^Name/), 'Studio North');
    await userEvent.type(form.getByLabelText('Website'), 'north');
    await userEvent.click(form.getByRole('button', { name: 'Add employer' }));
    expect(await form.findByText('Enter a whole address such as https://studio.example')).toBeVisible();
    expect(made).toEqual([]);
    await userEvent.clear(form.getByLabelText('Website'));
    await userEvent.click(form.getByRole('button', { name: 'Add employer' }));
    expect(await screen.findByText('Studio North is added.')).toBeVisible();
    expect(made[0]?.body).toMatchObject({ name: 'Studio North', website: '' });
  });

  it('JOBS-01 are not available to admissions', async () => {
    await openOffice('/office/employers', ['ADMISSIONS']);
    expect(
      await screen.findByRole('heading', { name: 'Your role does not include this page' }),
    ).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Employers' })).toBeNull();
  });
});

describe('typed text about jobs', () => {
  const openAt = (path: string, name: string, button?: string) => async () => {
    openOffice(path, ['PLACEMENT']);
    if (button) await userEvent.click(await screen.findByRole('button', { name: button }));
    return within(await screen.findByRole('form', { name }));
  };

  it('JOBS-01 is kept when the page is left, until it is sent', async () => {
    answers('officeJobs', 'moveRound', { application: applicationOf() });
    answers('officeJobs', 'makeOffer', { application: applicationOf() });
    const application = `/office/job-applications?open=${idOf('32')}`;
    await expectKeptUntilSent({
      open: openAt(application, 'Rounds'),
      typed: { 'Message to the applicant': 'Monday at ten.' },
      press: 'Save and notify',
      said: 'ravi@plinth.test was told.',
    });
    await expectKeptUntilSent({
      open: openAt(application, 'Make an offer'),
      typed: { "A year's pay": '4,80,000', 'Other terms': 'A desk.' },
      press: 'Send the offer',
      said: 'Offer sent to ravi@plinth.test.',
    });
    answers('officeJobs', 'endEmployer', { employer: employerOf() });
    await expectKeptUntilSent({
      open: openAt(`/office/employers?open=${idOf('30')}`, 'End the work with it'),
      typed: { Reason: 'They moved.' },
      confirmed: 'Studio West',
      press: 'End the work with Studio West',
      said: 'Work with Studio West ended.',
    });
    answers('officeJobs', 'readOpening', { opening: openingOf({ state: 'OPEN' }) });
    answers('officeJobs', 'closeOpening', { opening: openingOf({ state: 'OPEN' }) });
    await expectKeptUntilSent({
      open: openAt(`/office/openings?open=${idOf('31')}`, 'Close the opening'),
      typed: { Reason: 'They found someone.' },
      confirmed: 'BIM modeller',
      press: 'Close the opening',
      said: 'Opening closed.',
    });
  });

  it('JOBS-01 is kept for a new employer or opening too, but not for a change to an employer', async () => {
    answers('officeJobs', 'makeEmployer', { employer: employerOf() });
    answers('officeJobs', 'makeOpening', { opening: openingOf() });
    await expectKeptUntilSent({
      open: openAt('/office/employers', 'Details', 'New employer'),
      typed: { Name: 'Studio North', 'Office notes': 'Met at the fair.' },
      press: 'Add employer',
      said: 'Studio North is added.',
    });
    await expectKeptUntilSent({
      open: async () => {
        const form = await openAt(`/office/openings`, 'The opening', 'New opening')();
        await screen.findAllByRole('option', { name: 'Studio West' });
        return form;
      },
      typed: {
        Employer: idOf('30'),
        Title: 'Modeller',
        Description: 'Models.',
        Place: 'Pune',
        'Last day to apply': '2026-12-20',
      },
      press: 'Save the draft',
      said: 'Draft saved. No learner sees it yet.',
    });
    const notes = async () =>
      (await openAt(`/office/employers?open=${idOf('30')}`, 'Details')()).getByLabelText('Office notes');
    fireEvent.change(await notes(), { target: { value: 'Met at the fair.' } });
    cleanup();
    expect(await notes()).toHaveValue('');
  });
});

describe('what a colleague has changed meanwhile', () => {
  it('JOBS-01 OFFICE-08 at an employer fills the fields nobody typed in, beside the refusal; the rest stays typed and can be saved', async () => {
    refuses('officeJobs', 'changeEmployer', 409, 'CONFLICT', 'A colleague has changed this employer.');
    await openOffice(`/office/employers?open=${idOf('30')}`, ['PLACEMENT']);
    const form = within(await screen.findByRole('form', { name: 'Details' }));
    await userEvent.type(form.getByLabelText('Office notes'), 'Met at the fair.');
    const now = employerOf({ contactName: 'Noor', updatedAt: '2026-11-03T08:30:00.000Z' });
    answers('officeJobs', 'readEmployer', { employer: now });
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    expect(await form.findByText('A colleague has changed this employer.')).toBeVisible();
    await waitFor(() => expect(form.getByLabelText('Contact')).toHaveValue('Noor'));
    expect(form.getByLabelText('Office notes')).toHaveValue('Met at the fair.');
    const saved = answersBy('officeJobs', 'changeEmployer', () => ({ employer: now }));
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Studio West is changed.')).toBeVisible();
    expect(saved[0]?.body).toMatchObject({
      seen: now.updatedAt,
      facts: { contactName: 'Noor', notes: 'Met at the fair.' },
    });
    await waitFor(() => expect(form.getByLabelText('Office notes')).toHaveValue(''));
  });

  it('JOBS-01 OFFICE-08 at an opening does the same; one that was closed meanwhile is shown as closed', async () => {
    refuses('officeJobs', 'changeOpening', 409, 'CONFLICT', 'A colleague has changed this opening.');
    await openOffice(`/office/openings?open=${idOf('31')}`, ['PLACEMENT']);
    await userEvent.click(await screen.findByRole('button', { name: 'Change' }));
    const form = within(await screen.findByRole('form', { name: 'The opening' }));
    fireEvent.change(form.getByLabelText(/^Title/), { target: { value: 'Modeller' } });
    const { facts } = openingOf();
    const now = openingOf({ updatedAt: '2026-11-03T08:30:00.000Z', facts: { ...facts, location: 'Mumbai' } });
    answers('officeJobs', 'readOpening', { opening: now });
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    expect(await form.findByText('A colleague has changed this opening.')).toBeVisible();
    await waitFor(() => expect(form.getByLabelText(/^Place/)).toHaveValue('Mumbai'));
    expect(form.getByLabelText(/^Title/)).toHaveValue('Modeller');
    answers('officeJobs', 'readOpening', { opening: { ...now, state: 'CLOSED' } });
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('form', { name: 'The opening' })).toBeNull());
  });
});

describe('openings in the office', () => {
  it('JOBS-01 are written with rounds, eligibility and questions, and saved as drafts', async () => {
    const made = answersBy('officeJobs', 'makeOpening', () => ({ opening: openingOf() }));
    await openOffice('/office/openings', ['PLACEMENT']);
    await userEvent.click(await screen.findByRole('button', { name: 'New opening' }));
    const form = within(await screen.findByRole('form', { name: 'The opening' }));
    await screen.findAllByRole('option', { name: 'Studio West' });
    await choose(form, /^Employer/, idOf('30'));
    await userEvent.type(form.getByLabelText(/^Title/), 'Modeller');
    await userEvent.type(form.getByLabelText(/^Description/), 'Models.');
    await userEvent.type(form.getByLabelText(/^Place/), 'Pune');
    await userEvent.type(form.getByLabelText(/^A year's pay/), '4,80,000');
    await userEvent.type(form.getByLabelText(/^Last day to apply/), '2026-12-20');
    await userEvent.type(form.getByLabelText('Maximum notice period in days'), 'soon');
    await userEvent.click(form.getByRole('button', { name: 'Add a question' }));
    await userEvent.type(form.getByLabelText('What question 1 asks'), 'Which tool?');
    await choose(form, 'How question 1 is answered', 'SINGLE_CHOICE');
    await userEvent.type(form.getByLabelText(/^Options of question 1/), 'Revit{Enter}Rhino');
    await userEvent.click(form.getByRole('button', { name: 'Save the draft' }));
    expect(made).toEqual([]);
    await userEvent.clear(form.getByLabelText('Maximum notice period in days'));
    await userEvent.click(form.getByRole('button', { name: 'Save the draft' }));
    expect(await screen.findByText('Draft saved. No learner sees it yet.')).toBeVisible();
    expect(made[0]?.body).toMatchObject({
      employerId: idOf('30'),
      pay: { ctc: 48_000_000, currency: 'INR' },
      rounds: ['INTRODUCTION', 'HR'],
      criteria: {},
      questions: [{ question: 'Which tool?', questionType: 'SINGLE_CHOICE', options: ['Revit', 'Rhino'] }],
    });
  });

  it('JOBS-01 the faults of a new one are shown in words beside their fields, a day in the past as soon as it is typed', async () => {
    const made = answersBy('officeJobs', 'makeOpening', () => ({ opening: openingOf() }));
    await openOffice('/office/openings?open=new', ['PLACEMENT']);
    const form = within(await screen.findByRole('form', { name: 'The opening' }));
    expect(form.getByRole('combobox', { name: /^Employer/ })).toBeRequired();
    await userEvent.type(form.getByLabelText('Minimum work experience in months'), '601');
    await userEvent.type(form.getByLabelText('Maximum notice period in days'), 'soon');
    await userEvent.click(form.getByRole('button', { name: 'Save the draft' }));
    expect(form.getByLabelText('Minimum work experience in months')).toHaveAccessibleDescription(
      'Whole months from 1 to 600',
    );
    expect(form.getByLabelText('Maximum notice period in days')).toHaveAccessibleDescription(
      'Whole days from 0 to 730',
    );
    const day = form.getByLabelText(/^Last day to apply/);
    expect(day).toHaveAccessibleDescription(/Choose a day/);
    expect(form.queryByText('Invalid input')).toBeNull();
    expect(form.queryByText(/This day has passed/)).toBeNull();
    await userEvent.type(day, '2020-01-31');
    expect(await form.findByText(/This day has passed already/)).toBeVisible();
    await userEvent.clear(day);
    await userEvent.type(day, '2199-01-31');
    expect(form.queryByText(/This day has passed/)).toBeNull();
    expect(made).toEqual([]);
  });

  it('JOBS-01 one whose last day has passed warns only about a newly typed past day', async () => {
    const past = openingOf({ state: 'PAST', facts: { ...openingOf().facts, closingDay: '2020-01-31' } });
    answers('officeJobs', 'readOpening', { opening: past });
    await openOffice(`/office/openings?open=${idOf('31')}`, ['PLACEMENT']);
    await userEvent.click(await screen.findByRole('button', { name: 'Change' }));
    const form = within(await screen.findByRole('form', { name: 'The opening' }));
    const day = form.getByLabelText(/^Last day to apply/);
    expect(day).toHaveValue('2020-01-31');
    expect(form.queryByText(/This day has passed/)).toBeNull();
    fireEvent.change(day, { target: { value: '2020-02-01' } });
    expect(await form.findByText(/This day has passed already/)).toBeVisible();
  });

  it('JOBS-01 a draft is read and published; a refusal is shown', async () => {
    refuses('officeJobs', 'publishOpening', 400, 'BAD_REQUEST', 'The last day has already passed.');
    await openOffice(`/office/openings?open=${idOf('31')}`, ['PLACEMENT']);
    const sheet = within(await screen.findByRole('dialog', { name: 'BIM modeller' }));
    expect(await sheet.findByText('at most 30 days')).toBeVisible();
    await userEvent.click(sheet.getByRole('button', { name: 'Publish' }));
    expect(await sheet.findByText('The last day has already passed.')).toBeVisible();
    answers('officeJobs', 'publishOpening', { opening: openingOf({ state: 'OPEN' }) });
    await userEvent.click(sheet.getByRole('button', { name: 'Publish' }));
    expect(await screen.findByText('Opening published.')).toBeVisible();
  });
});

describe('job applications in the office', () => {
  it('JOBS-01 are read, invited to a round and offered a job, saying who was notified', async () => {
    const moved = answersBy('officeJobs', 'moveRound', () => ({ application: applicationOf() }));
    const offered = answersBy('officeJobs', 'makeOffer', () => ({ application: applicationOf() }));
    await openOffice(`/office/job-applications?open=${idOf('32')}`, ['PLACEMENT']);
    const sheet = within(await screen.findByRole('dialog', { name: 'Ravi Rao' }));
    expect(await sheet.findByText('Its sections.')).toBeVisible();
    expect(sheet.getByRole('button', { name: 'Preview Resume' })).toBeVisible();
    const rounds = within(sheet.getByRole('form', { name: 'Rounds' }));
    await userEvent.type(rounds.getByLabelText('Message to the applicant'), 'On Monday.');
    await userEvent.click(rounds.getByRole('button', { name: 'Save and notify' }));
    expect(await screen.findByText('ravi@plinth.test was told.')).toBeVisible();
    const seen = applicationOf().updates[0]?.createdAt;
    expect(moved[0]?.body).toEqual({
      round: 'INTRODUCTION',
      status: 'SCHEDULED',
      text: 'On Monday.',
      seen,
    });
    const offer = within(sheet.getByRole('form', { name: 'Make an offer' }));
    await userEvent.click(offer.getByRole('button', { name: 'Send the offer' }));
    expect(await offer.findByText('Enter the pay per year')).toBeVisible();
    await userEvent.type(offer.getByLabelText(/^A year's pay/), '520000');
    await userEvent.click(offer.getByRole('button', { name: 'Send the offer' }));
    expect(await screen.findByText('Offer sent to ravi@plinth.test.')).toBeVisible();
    expect(offered[0]?.body).toEqual({ ctc: 52_000_000, currency: 'INR', text: '', seen });
  });

  it('JOBS-01 OFFICE-08 what a colleague recorded meanwhile is shown beside the refusal of an offer, which stays typed', async () => {
    refuses(
      'officeJobs',
      'makeOffer',
      409,
      'CONFLICT',
      'This application has gone a step further meanwhile.',
    );
    await openOffice(`/office/job-applications?open=${idOf('32')}`, ['PLACEMENT']);
    const sheet = within(await screen.findByRole('dialog', { name: 'Ravi Rao' }));
    const offer = within(await sheet.findByRole('form', { name: 'Make an offer' }));
    await userEvent.type(offer.getByLabelText(/^A year's pay/), '520000');
    const [applied] = applicationOf().updates;
    if (!applied) throw new Error('no step');
    const cleared = { ...applied, status: 'CLEARED' as const, round: 'HR' as const, text: 'Went well.' };
    answers('officeJobs', 'readApplication', { application: applicationOf({ updates: [applied, cleared] }) });
    await userEvent.click(offer.getByRole('button', { name: 'Send the offer' }));
    expect(await offer.findByText('This application has gone a step further meanwhile.')).toBeVisible();
    expect(await sheet.findByText('Went well.')).toBeVisible();
    expect(offer.getByLabelText(/^A year's pay/)).toHaveValue('520000');
  });

  it('JOBS-01 OFFICE-08 why a round was not recorded stays readable beside the step that a colleague recorded, until the next is', async () => {
    const refusal = 'This application has gone a step further meanwhile.';
    refuses('officeJobs', 'moveRound', 409, 'CONFLICT', refusal);
    await openOffice(`/office/job-applications?open=${idOf('32')}`, ['PLACEMENT']);
    const sheet = within(await screen.findByRole('dialog', { name: 'Ravi Rao' }));
    const rounds = async () => within(await sheet.findByRole('form', { name: 'Rounds' }));
    const message = async () => (await rounds()).getByLabelText('Message to the applicant');
    await userEvent.type(await message(), 'On Monday');
    const [applied] = applicationOf().updates;
    if (!applied) throw new Error('no step');
    const cleared = { ...applied, status: 'CLEARED' as const, round: 'HR' as const, text: 'Went well.' };
    answers('officeJobs', 'readApplication', { application: applicationOf({ updates: [applied, cleared] }) });
    await userEvent.click((await rounds()).getByRole('button', { name: 'Save and notify' }));
    expect(await sheet.findByText('Went well.')).toBeVisible();
    await waitFor(async () => expect(await message()).toHaveValue(''));
    const shown = await sheet.findByText(refusal);
    expect(shown).toBeVisible();
    await waitFor(() => expect(shown.closest('[tabindex="-1"]')).toHaveFocus());
    answers('officeJobs', 'moveRound', { application: applicationOf() });
    await userEvent.click((await rounds()).getByRole('button', { name: 'Save and notify' }));
    expect(await screen.findByText('ravi@plinth.test was told.')).toBeVisible();
    await waitFor(() => expect(sheet.queryByText(refusal)).toBeNull());
  });

  it('JOBS-01 of a closed opening say so in the list and in the sheet, and offer no further action', async () => {
    const closed = applicationOf({
      stand: 'CLOSED',
      currentRound: 'HR',
      lastStatus: 'CLOSED',
      mayMove: false,
    });
    answers('officeJobs', 'listApplications', { applications: [closed], total: 1 });
    answers('officeJobs', 'readApplication', { application: closed });
    await openOffice('/office/job-applications', ['PLACEMENT']);
    const row = within(await screen.findByRole('row', { name: /Ravi Rao/ }));
    expect(row.getByText('Opening closed')).toBeVisible();
    expect(row.queryByText('HR interview')).toBeNull();
    await userEvent.click(row.getByRole('link', { name: 'Ravi Rao' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Ravi Rao' }));
    expect(await sheet.findByRole('heading', { name: 'Opening closed' })).toBeVisible();
    expect(sheet.queryByRole('form')).toBeNull();
  });

  it.each([
    { mayMove: true, told: /record the correct outcome below/, forms: 1 },
    { mayMove: false, told: /nobody was told again/, forms: 0 },
  ])(
    'JOBS-01 one with an uncleared round says so; a mistake can be corrected while the opening is open: $mayMove',
    async ({ mayMove, told, forms }) => {
      const ended = applicationOf({
        stand: 'NOT_CLEARED',
        currentRound: 'HR',
        lastStatus: 'NOT_CLEARED',
        mayMove,
      });
      answers('officeJobs', 'readApplication', { application: ended });
      await openOffice(`/office/job-applications?open=${ended.userJobId}`, ['PLACEMENT']);
      const sheet = within(await screen.findByRole('dialog', { name: 'Ravi Rao' }));
      const part = within(await sheet.findByRole('region', { name: 'Not taken further' }));
      expect(part.getByText(told)).toBeVisible();
      expect(sheet.queryAllByRole('form')).toHaveLength(forms);
      expect(sheet.queryByRole('form', { name: 'Make an offer' })).toBeNull();
    },
  );

  it("JOBS-01 show the learner's feedback on the rounds, which is also listed with links to them", async () => {
    const said = {
      round: 'HR' as const,
      answers: [
        { question: 'How prepared were you?', answer: 'Partly' },
        { question: 'What should the next applicant know?', answer: 'They ask for a section.' },
      ],
      createdAt: '2026-11-20T08:30:00.000Z',
    };
    answers('officeJobs', 'readApplication', { application: { ...applicationOf(), feedback: [said] } });
    answers('officeJobs', 'listFeedback', {
      feedback: [
        {
          ...said,
          feedbackId: idOf('40'),
          userJobId: idOf('32'),
          name: 'Ravi Rao',
          emailId: 'ravi@plinth.test',
          title: 'BIM modeller',
          companyName: 'Studio West',
        },
      ],
      total: 1,
    });
    await openOffice('/office/interview-feedback', ['PLACEMENT']);
    expect(await screen.findByText('They ask for a section.')).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'Ravi Rao' }));
    const part = within(await screen.findByRole('region', { name: 'What the learner says' }));
    expect(part.getByText('HR interview')).toBeVisible();
    expect(part.getByText('Partly')).toBeVisible();
  });
});
