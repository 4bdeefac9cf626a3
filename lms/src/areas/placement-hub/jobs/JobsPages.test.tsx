import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import { COHORT_ID, inDays } from '../../../../test/a-cohort.ts';
import { aListed, anApplication, anOpening, aResumeSlot } from '../../../../test/jobs.ts';
import { idOf } from '../../../../test/people.ts';
import { answers, answersBy, refuses } from '../../../../test/server.ts';
import { visitPlacementHub as visit } from '../../../../test/visit-placement-hub.ts';
import { keepTimeZone } from '../../../data/time-zone.ts';

const JOBS = `/placement-hub/jobs?cohortId=${COHORT_ID}`;
const JOB = `/placement-hub/job?cohortId=${COHORT_ID}&jobOpeningId=${idOf('91')}`;
const APPLICATIONS = `/placement-hub/applications?cohortId=${COHORT_ID}`;
const APPLICATION = `/placement-hub/application?cohortId=${COHORT_ID}&userJobId=${idOf('93')}`;
const APPLIED_STEP = { round: null, status: 'APPLIED' as const, text: '', createdAt: inDays(-4) };

// The pages are loaded as separate chunks; loading them here keeps that time out of the first test.
beforeAll(() =>
  Promise.all([
    import('../PlacementHub.tsx'),
    import('./JobsPage.tsx'),
    import('./JobPage.tsx'),
    import('./ApplicationPage.tsx'),
    import('./ApplicationsPage.tsx'),
  ]),
);

describe('the list of openings', () => {
  it("PLACE-01 ROUTE-75 API-256 ENUM-36 shows pay, mode and the learner's status in each row", async () => {
    answers('jobs', 'listOpenings', {
      jobs: [
        aListed('81', { applyStatus: 'ACTIVE' }),
        aListed('82', { isEligible: false, workMode: 'REMOTE', ctc: null, currency: null }),
        aListed('83', { isViewed: false }),
        aListed('84'),
        aListed('85', { applyStatus: 'DELETED', isViewed: false }),
      ],
      total: 5,
    });
    visit(JOBS);
    const list = within(await screen.findByRole('list', { name: 'Openings' }));
    expect(list.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
      expect.stringMatching(/Modeller 81.*Applied.*On site.*₹4,80,000 a year/),
      expect.stringMatching(/Modeller 82.*Asks for more.*Remote.*Pay not stated/),
      expect.stringMatching(/Modeller 83.*New to you/),
      expect.not.stringMatching(/New to you|Applied|Asks/),
      expect.stringMatching(/Modeller 85.*Removed by the school/),
    ]);
    expect(list.getByRole('link', { name: 'Modeller 81' })).toHaveAttribute(
      'href',
      expect.stringContaining(`jobOpeningId=${idOf('81')}`),
    );
    expect(document.title).toBe('Jobs | Plinth');
  });

  it("API-256 the last day to apply is in the school's zone, and the page of an opening adds the reader's own time", async () => {
    // The end of 4 December in Asia/Kolkata.
    const closingDate = '2030-12-04T18:29:59.999Z';
    keepTimeZone('Asia/Tokyo');
    answers('jobs', 'listOpenings', { jobs: [aListed('81', { closingDate })], total: 1 });
    visit(JOBS);
    expect(await screen.findByText('Closes 4 December, 2030')).toBeVisible();
    expect(screen.getByText(/the first to close first/)).toHaveTextContent('Days in India Standard Time.');
    cleanup();
    answers('jobs', 'readOpening', { jobOpening: anOpening({ closingDate }) });
    visit(JOB);
    expect(
      await screen.findByText('4 December, 2030, until 5 December, 2030, 03:29 AM (Japan Standard Time)'),
    ).toBeVisible();
    keepTimeZone(null);
  });

  it('API-256 is filtered by the address, and a search changes the address', async () => {
    const asked = answers('jobs', 'listOpenings', { jobs: [], total: 0 });
    visit(`${JOBS}&workMode=REMOTE&location=Pune&saved=true&page=2`);
    expect(await screen.findByRole('heading', { name: 'No opening fits' })).toBeVisible();
    expect(Object.fromEntries(asked[0]?.query ?? [])).toEqual({
      cohortId: COHORT_ID,
      workMode: 'REMOTE',
      location: 'Pune',
      saved: 'true',
      pageNo: '1',
    });
    await userEvent.type(screen.getByLabelText('Title, company or skill'), 'revit{Enter}');
    await waitFor(() => expect(window.location.search).toContain('search=revit'));
    expect(window.location.search).not.toContain('page=');
    await waitFor(() => expect(asked.at(-1)?.query.get('search')).toBe('revit'));
    expect(screen.getByRole('link', { name: 'Show all openings' })).toHaveAttribute('href', JOBS);
  });

  it('API-256 the last page there is follows when the page shown has become empty', async () => {
    answersBy('jobs', 'listOpenings', ({ query }) =>
      query.get('pageNo') === '0' ? { jobs: [aListed('91')], total: 1 } : { jobs: [], total: 0 },
    );
    visit(`${JOBS}&page=2`);
    expect(await screen.findByRole('list', { name: 'Openings' })).toBeVisible();
    expect(window.location.search).not.toContain('page=');
  });

  it('API-256 that is not open to the learner links to what is missing', async () => {
    refuses('jobs', 'listOpenings', 403, 'FORBIDDEN', 'Openings are not open to you.');
    visit(JOBS);
    expect(await screen.findByRole('heading', { name: 'Openings are not open to you' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'See what is missing' })).toHaveAttribute(
      'href',
      `/placement-hub?cohortId=${COHORT_ID}`,
    );
  });

  it('API-256 can be requested again when it does not load', async () => {
    refuses('jobs', 'listOpenings', 400, 'BAD_REQUEST', 'Not now.');
    visit(JOBS);
    const retry = await screen.findByRole('button', { name: 'Try again' });
    answers('jobs', 'listOpenings', { jobs: [aListed('81')], total: 1 });
    await userEvent.click(retry);
    expect(await screen.findByRole('link', { name: 'Modeller 81' })).toBeVisible();
  });

  it('API-261 saves an opening from its row', async () => {
    let isSaved = false;
    answersBy('jobs', 'listOpenings', () => ({ jobs: [aListed('81', { isSaved })], total: 1 }));
    const marked = answersBy('jobs', 'markActivity', () => {
      isSaved = true;
      return { marked: true as const };
    });
    visit(JOBS);
    const save = await screen.findByRole('button', { name: 'Save Modeller 81 at Demo Practice 81' });
    expect(save).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(save);
    await waitFor(() => expect(save).toHaveAttribute('aria-pressed', 'true'));
    expect(marked[0]?.body).toEqual({ cohortId: COHORT_ID, jobOpeningId: idOf('81'), activity: 'SAVED' });
  });
});

describe('an opening', () => {
  const open = ({
    opening = anOpening(),
    criteria = { isEligible: true, criteria: [] } as Parameters<typeof answers<'jobs', 'checkCriteria'>>[2],
    status = { hasApplied: false } as Parameters<typeof answers<'jobs', 'readApplyStatus'>>[2],
    resume = aResumeSlot(),
  } = {}) => {
    answers('jobs', 'readOpening', { jobOpening: opening });
    answers('jobs', 'checkCriteria', criteria);
    answers('jobs', 'readApplyStatus', status);
    answers('documents', 'listDocuments', { documents: [resume] });
    const marked = answers('jobs', 'markActivity', { marked: true });
    visit(JOB);
    return marked;
  };

  it('ROUTE-74 API-257 API-261 ENUM-37 shows its facts and rounds, and is recorded as viewed', async () => {
    const marked = open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Junior BIM modeller' })).toBeVisible();
    expect(screen.getByText('₹4,80,000 a year')).toBeVisible();
    expect(screen.getByText('Hybrid')).toBeVisible();
    const rounds = within(screen.getByRole('region', { name: 'Rounds' }));
    expect(rounds.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Introduction',
      'Tool test',
    ]);
    await waitFor(() => expect(marked[0]?.body.activity).toBe('VIEWED'));
  });

  it('API-264 shows for each criterion whether it is met and why, and links to where a missing skill can be added', async () => {
    open({
      criteria: {
        isEligible: false,
        criteria: [
          { key: 'courses', required: ['BIM_A'], actual: ['BIM_A'], isMet: true },
          { key: 'skills', required: ['Revit', 'Dynamo'], actual: ['Revit'], isMet: false },
          { key: 'maxNoticePeriod', required: 15, actual: 30, isMet: false },
          { key: 'minExperienceInMonths', required: 12, actual: null, isMet: false },
        ],
      },
    });
    const list = within(await screen.findByRole('list', { name: 'Criteria' }));
    const [course, skills, notice, experience] = list.getAllByRole('listitem');
    expect(within(course as HTMLElement).getByRole('img', { name: 'Met' })).toBeVisible();
    expect(skills).toHaveTextContent('Your profile does not name Dynamo');
    expect(within(skills as HTMLElement).getByRole('link')).toHaveAttribute('href', '/user-profile');
    expect(notice).toHaveTextContent('Notice period of at most 15 days');
    expect(notice).toHaveTextContent('Yours is 30 days');
    expect(experience).toHaveTextContent('Your profile does not say');
    expect(await screen.findByText('You cannot apply yet')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Apply' })).toBeNull();
  });

  it('API-259 takes the résumé and the answers, refuses a missing answer, and then links to the application', async () => {
    open();
    const sent = answersBy('jobs', 'apply', () => {
      const userJob = { userJobId: idOf('93'), appliedAt: inDays(0), recordStatus: 'ACTIVE' as const };
      answers('jobs', 'readApplyStatus', { hasApplied: true, ...userJob });
      return { status: 201 as const, body: { userJob } };
    });
    const form = within(await screen.findByRole('form', { name: 'Apply for Junior BIM modeller' }));
    const answer = await form.findByLabelText(/Why this practice/);
    await userEvent.click(form.getByRole('button', { name: 'Apply' }));
    await waitFor(() => expect(answer).toBeInvalid());
    expect(sent).toHaveLength(0);
    await userEvent.type(answer, 'Its sections');
    await userEvent.click(form.getByRole('button', { name: 'Apply' }));
    expect(await screen.findByRole('link', { name: 'Open your application' })).toHaveAttribute(
      'href',
      expect.stringContaining(idOf('93')),
    );
    expect(sent[0]?.body).toEqual({
      cohortId: COHORT_ID,
      jobOpeningId: idOf('91'),
      resumeDocumentId: idOf('94'),
      responses: [{ questionId: idOf('92'), responseValue: 'Its sections' }],
    });
  });

  it('API-259 shows a refusal and keeps what was typed', async () => {
    open();
    refuses('jobs', 'apply', 409, 'CONFLICT', 'This opening is no longer taking applications.');
    const form = within(await screen.findByRole('form', { name: 'Apply for Junior BIM modeller' }));
    const answer = await form.findByLabelText(/Why this practice/);
    await userEvent.type(answer, 'Its sections');
    await userEvent.click(form.getByRole('button', { name: 'Apply' }));
    expect(await form.findByRole('alert')).toHaveTextContent('no longer taking applications');
    expect(answer).toHaveValue('Its sections');
  });

  it('API-259 a started application keeps the original questions when staff have changed them since', async () => {
    open();
    const before = await screen.findByLabelText(/Why this practice/);
    await userEvent.type(before, 'Its sections');
    await waitFor(() => expect(JSON.stringify({ ...sessionStorage })).toContain('Its sections'));
    cleanup();
    const [asked] = anOpening().questions;
    if (!asked) throw new Error('the opening asks nothing');
    open({
      opening: anOpening({
        questions: [{ ...asked, questionId: idOf('89'), question: 'What do you build?' }],
      }),
    });
    const sent = answersBy('jobs', 'apply', () => {
      const userJob = { userJobId: idOf('93'), appliedAt: inDays(0), recordStatus: 'ACTIVE' as const };
      answers('jobs', 'readApplyStatus', { hasApplied: true, ...userJob });
      return { status: 201 as const, body: { userJob } };
    });
    const form = within(await screen.findByRole('form', { name: 'Apply for Junior BIM modeller' }));
    expect(await form.findByLabelText(/Why this practice/)).toHaveValue('Its sections');
    await userEvent.click(form.getByRole('button', { name: 'Apply' }));
    await screen.findByRole('link', { name: 'Open your application' });
    expect(sent[0]?.body.responses).toEqual([{ questionId: idOf('92'), responseValue: 'Its sections' }]);
  });

  it('API-259 asks for a résumé first when there is none', async () => {
    open({ opening: anOpening({ questions: [] }), resume: aResumeSlot('PENDING') });
    const form = within(await screen.findByRole('form', { name: 'Apply for Junior BIM modeller' }));
    expect(await form.findByText('Your résumé')).toBeVisible();
    await userEvent.click(form.getByRole('button', { name: 'Apply' }));
    expect(await form.findByText('Add your résumé.')).toBeVisible();
  });

  it('API-259 D-123 refuses a file that is not a document before it is sent', async () => {
    open({ opening: anOpening({ questions: [] }), resume: aResumeSlot('PENDING') });
    const form = within(await screen.findByRole('form', { name: 'Apply for Junior BIM modeller' }));
    fireEvent.change(await form.findByLabelText(/Your résumé/, { selector: 'input' }), {
      target: { files: [new File(['cut'], 'tower.rvt', { type: 'application/octet-stream' })] },
    });
    expect(await form.findByText('Choose a PDF, a Word document, a JPEG or a PNG.')).toBeVisible();
  });

  it.each([
    ['closed', anOpening({ recordStatus: 'INACTIVE' })],
    ['past its closing date', anOpening({ closingDate: inDays(-1) })],
  ])('ENUM-38 API-259 that is %s takes no applications', async (_what, opening) => {
    open({ opening });
    expect(await screen.findByText('This opening is no longer taking applications')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Apply' })).toBeNull();
  });

  it('ROUTE-74 an unknown one says so', async () => {
    refuses('jobs', 'readOpening', 404, 'NOT_FOUND', 'Opening not found.');
    visit(JOB);
    expect(await screen.findByText('Opening not found.')).toBeVisible();
  });
});

describe('the list of applications', () => {
  it('ROUTE-77 API-265 ENUM-38 D-101 shows the outcome of each', async () => {
    const applied = (last: string, more: Partial<ReturnType<typeof anApplication>> = {}) => {
      const {
        lastStatus,
        userJobId,
        jobOpeningId,
        companyName,
        title,
        appliedAt,
        recordStatus,
        currentRound,
        offerStatus,
      } = anApplication({ userJobId: idOf(last), title: `Job ${last}`, ...more });
      return {
        ...{ userJobId, jobOpeningId, companyName, title, appliedAt, recordStatus, currentRound, lastStatus },
        ...(offerStatus ? { offerStatus } : {}),
      };
    };
    answers('jobs', 'listApplied', {
      applied: [
        applied('61'),
        applied('62', { currentRound: 'TOOL_TEST' }),
        applied('63', { offerStatus: 'OFFERED' }),
        applied('64', { recordStatus: 'INACTIVE' }),
        applied('65', { recordStatus: 'DELETED' }),
        applied('66', { lastStatus: 'CLOSED' }),
        applied('67', { currentRound: 'HR', lastStatus: 'NOT_CLEARED' }),
        applied('68', { currentRound: 'HR', lastStatus: 'CLEARED' }),
      ],
      total: 8,
      withdrawn: 1,
      removed: 1,
    });
    visit(APPLICATIONS);
    const list = within(await screen.findByRole('list', { name: 'Applications' }));
    expect(list.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
      expect.stringContaining('With the employer'),
      expect.stringContaining('Tool test'),
      expect.stringContaining('Offer to answer'),
      expect.stringContaining('Withdrawn'),
      expect.stringContaining('Removed by the school'),
      expect.stringContaining('Opening closed'),
      expect.stringContaining('Not taken further'),
      expect.stringContaining('HR interview cleared'),
    ]);
    expect(screen.getByText(/^6 applications, 1 withdrawn, 1 removed by the school\. Days in/)).toBeVisible();
    expect(list.getByRole('link', { name: 'Job 61' })).toHaveAttribute(
      'href',
      expect.stringContaining(`userJobId=${idOf('61')}`),
    );
  });

  it('ROUTE-77 links to the openings when there are no applications', async () => {
    answers('jobs', 'listApplied', { applied: [], total: 0, withdrawn: 0, removed: 0 });
    visit(APPLICATIONS);
    expect(await screen.findByRole('heading', { name: 'No applications yet' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'See the openings' })).toHaveAttribute('href', JOBS);
  });
});

describe('an application', () => {
  const open = (userJob = anApplication(), updates = [APPLIED_STEP] as Parameters<typeof show>[1]) =>
    show(userJob, updates);
  const show = (
    userJob: ReturnType<typeof anApplication>,
    updates: Parameters<typeof answers<'jobs', 'readApplication'>>[2]['updates'],
  ) => {
    answers('jobs', 'readApplication', { userJob, updates });
    answers('documents', 'listDocuments', { documents: [aResumeSlot()] });
    return visit(APPLICATION);
  };

  it('ROUTE-76 API-267 ENUM-37 shows its steps with the messages from staff, and marks the last one as current', async () => {
    open(anApplication({ currentRound: 'TOOL_TEST' }), [
      APPLIED_STEP,
      { round: 'INTRODUCTION', status: 'CLEARED', text: '', createdAt: inDays(-3) },
      { round: 'TOOL_TEST', status: 'SCHEDULED', text: 'Tuesday at 10.', createdAt: inDays(-1) },
    ]);
    const steps = within(await screen.findByRole('list', { name: 'Steps of this application' }));
    const [, second, last] = steps.getAllByRole('listitem');
    expect(second).toHaveTextContent('Introduction: cleared');
    expect(last).toHaveTextContent('Tool test: invited');
    expect(last).toHaveTextContent('Tuesday at 10.');
    expect(last).toHaveAttribute('aria-current', 'step');
  });

  it('API-260 is withdrawn only after a confirmation', async () => {
    open();
    const sent = answersBy('jobs', 'changeApplication', () => {
      const userJob = anApplication({ recordStatus: 'INACTIVE', isWithdrawable: false });
      answers('jobs', 'readApplication', { userJob, updates: [APPLIED_STEP] });
      return { userJob };
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Withdraw' }));
    const dialog = within(await screen.findByRole('dialog', { name: /Withdraw your application/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Stay in' }));
    expect(sent).toHaveLength(0);
    await userEvent.click(screen.getByRole('button', { name: 'Withdraw' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Withdraw it' }));
    expect(await screen.findByRole('button', { name: 'Renew the application' })).toBeVisible();
    expect(sent.map(({ body }) => body)).toEqual([
      { cohortId: COHORT_ID, userJobId: idOf('93'), recordStatus: 'INACTIVE' },
    ]);
  });

  it('API-260 its earlier answers can be changed', async () => {
    open();
    answers('jobs', 'readOpening', { jobOpening: anOpening() });
    const sent = answers('jobs', 'changeApplication', { userJob: anApplication() });
    await userEvent.click(await screen.findByRole('button', { name: 'Change résumé or answers' }));
    const answer = await screen.findByLabelText(/Why this practice/);
    expect(answer).toHaveValue('Its sections.');
    await userEvent.type(answer, ' And stairs.');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.body.responses).toEqual([
      { questionId: idOf('92'), responseValue: 'Its sections. And stairs.' },
    ]);
  });

  it('API-262 feedback is given on a round that is over, not on one ahead, and not offered again where it was given', async () => {
    open(anApplication({ feedbackOn: [null] }), [
      APPLIED_STEP,
      { round: 'INTRODUCTION', status: 'CLEARED', text: '', createdAt: inDays(-3) },
      { round: 'TOOL_TEST', status: 'SCHEDULED', text: 'Tuesday at 10.', createdAt: inDays(-2) },
    ]);
    const part = within(await screen.findByRole('region', { name: 'How was it?' }));
    expect(part.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'IntroductionGive feedback',
      'The application as a wholeThank you',
    ]);
    const sent = answers('jobs', 'submitFeedback', { saved: true });
    await userEvent.click(part.getByRole('button', { name: 'Give feedback: Introduction' }));
    const form = within(await part.findByRole('form', { name: 'Feedback: Introduction' }));
    await userEvent.click(form.getByRole('button', { name: 'Send' }));
    expect(await form.findAllByText('Please answer this one.')).toHaveLength(2);
    await userEvent.click(form.getByRole('radio', { name: /^4/ }));
    await userEvent.click(form.getByRole('radio', { name: 'Partly' }));
    await userEvent.click(form.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.body).toMatchObject({
      cohortId: COHORT_ID,
      userJobId: idOf('93'),
      round: 'INTRODUCTION',
    });
  });

  it("API-267 shows that someone else's application is not found", async () => {
    refuses('jobs', 'readApplication', 404, 'NOT_FOUND', 'Application not found.');
    visit(APPLICATION);
    expect(await screen.findByText('Application not found.')).toBeVisible();
  });
});
