import type { QueryDetails, QueryItem, ThreadEntry } from '@plinth/domain/mentor-queries/query-item';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { aCohort, aPlace, COHORT_ID, inDays } from '../../../../test/a-cohort.ts';
import { aQuery } from '../../../../test/a-query.ts';
import { idOf } from '../../../../test/people.ts';
import { queriesPage } from '../../../../test/queries-page.tsx';
import { answers, answersBy, refuses } from '../../../../test/server.ts';
import { readQueriesSearch } from './queries-search.ts';

vi.setConfig({ testTimeout: 30_000 });

const GUIDE = { userId: idOf('9'), firstName: 'Girish', lastName: null, photo: null };
const me = { userId: idOf('1'), firstName: 'Asha', lastName: null, photo: null };
const NODE = idOf('20');
const { open, seen, redirects } = queriesPage();

const item = (last: string, more: Partial<QueryItem> = {}): QueryItem => ({
  queryId: idOf(last),
  title: `Question ${last}`,
  state: 'UNANSWERED',
  meta: {},
  queryCreatedAt: inDays(-2),
  askedBy: me,
  isUnread: false,
  ...more,
});
const details = (more: Partial<QueryDetails> = {}): QueryDetails =>
  aQuery({
    description: 'Roof or **level 2**?',
    body: [
      { kind: 'PARAGRAPH', runs: [{ text: 'Roof or ' }, { text: 'level 2', bold: true }, { text: '?' }] },
      { kind: 'CODE', language: 'python', text: 'wall.level' },
    ],
    state: 'UNANSWERED',
    ...more,
  });
const message = (more: Partial<ThreadEntry> = {}): ThreadEntry => ({
  threadId: idOf('40'),
  author: { userId: GUIDE.userId, firstName: 'Girish', role: 'INDUSTRIAL_GUIDE', photo: null },
  text: 'Roof.',
  body: [{ kind: 'PARAGRAPH', runs: [{ text: 'Roof.' }] }],
  attachments: [],
  createdAt: inDays(-1),
  editedAt: null,
  ...more,
});

describe('the list of queries', () => {
  it("ROUTE-24 API-168 ENUM-32 shows the learner's own and shared queries with their states and marks what is new", async () => {
    answers('mentorQueries', 'list', {
      queries: [
        item('31', { state: 'ANSWERED', isUnread: true, meta: { curriculumDetails: { nodeId: NODE } } }),
        item('32', { state: 'RESOLVED', askedBy: { ...GUIDE, firstName: 'Ravi' } }),
        item('33'),
      ],
      total: 3,
    });
    await open();
    const rows = (await screen.findAllByRole('link', { name: /Question/ })).map((row) => row.textContent);
    expect(rows).toEqual([
      expect.stringMatching(/News: Question 31Answered.*Curriculum.*You/),
      expect.stringMatching(/Question 32Resolved.*Career.*Ravi/),
      expect.stringMatching(/Question 33Waiting/),
    ]);
    expect(await screen.findByText(/Of the last 12 questions here/)).toHaveTextContent(
      'half had an answer within 5 hours and nine of ten within 30 hours',
    );
    expect(screen.getByText('3 queries')).toBeVisible();
  });

  it('ENUM-33 ENTITY-17 state, part, order, search and page are kept in the address and sent with the request', async () => {
    const asked = answersBy('mentorQueries', 'list', () => ({ queries: [item('31')], total: 61 }));
    await open({ state: 'OPEN', part: 'LEARNING', sorting: 'ASC', search: 'wall', page: 2 });
    await screen.findByRole('link', { name: /Question 31/ });
    expect(Object.fromEntries(asked[0]?.query ?? [])).toEqual({
      state: 'OPEN',
      namespace: 'LEARNING',
      sorting: 'ASC',
      search: 'wall',
      pageNo: '1',
    });
    const states = within(screen.getByRole('navigation', { name: 'Queries by state' }));
    expect(states.getByRole('link', { name: 'Resolved' })).toHaveAttribute(
      'href',
      `/learn/${COHORT_ID}/queries?part=LEARNING&sorting=ASC&search=wall&state=RESOLVED`,
    );
    expect(states.getByRole('link', { name: 'All' })).toHaveAttribute(
      'href',
      `/learn/${COHORT_ID}/queries?part=LEARNING&sorting=ASC&search=wall`,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
    await userEvent.selectOptions(screen.getByLabelText('Order'), 'DESC');
    await userEvent.selectOptions(screen.getByLabelText('About'), 'CAPSTONE');
    const words = screen.getByRole('searchbox');
    await userEvent.clear(words);
    await userEvent.type(words, 'roof{Enter}');
    expect(seen).toContainEqual({ state: 'OPEN', part: 'LEARNING', sorting: 'ASC', search: 'wall', page: 3 });
    expect(seen).toContainEqual({ state: 'OPEN', part: 'LEARNING', search: 'wall' });
    expect(seen).toContainEqual({ state: 'OPEN', part: 'CAPSTONE', sorting: 'ASC', search: 'wall' });
    expect(seen.at(-1)).toEqual({ state: 'OPEN', part: 'LEARNING', sorting: 'ASC', search: 'roof' });
  });

  it('API-168 the last page there is follows when the page shown has become empty', async () => {
    answers('mentorQueries', 'list', { queries: [], total: 20 });
    await open({ state: 'OPEN', page: 2 });
    await waitFor(() => expect(seen).toEqual([{ state: 'OPEN' }]));
    expect(screen.queryByText('No query fits these filters')).toBeNull();
  });

  it('ENTITY-17 an address typed by hand is read as far as it is valid', () => {
    expect(
      readQueriesSearch({ state: 'all', part: 'X', sorting: 'DESC', page: '1', search: 12, ask: 'no' }),
    ).toEqual({ search: '12' });
    expect(readQueriesSearch({ state: 'ANSWERED', page: '3', ask: 'LEARNING', nodeId: NODE })).toEqual({
      state: 'ANSWERED',
      page: 3,
      ask: 'LEARNING',
      nodeId: NODE,
    });
  });

  it('API-168 an empty list, filters without matches and a failed load each say so', async () => {
    const first = await open();
    expect(await screen.findByText('Nothing has been asked yet')).toBeVisible();
    first.unmount();
    const second = await open({ state: 'RESOLVED' });
    expect(await screen.findByRole('link', { name: 'Show all queries' })).toHaveAttribute(
      'href',
      `/learn/${COHORT_ID}/queries`,
    );
    second.unmount();
    refuses('mentorQueries', 'list', 403, 'FORBIDDEN', 'Not yours.');
    await open();
    expect(await screen.findByText('The queries could not be loaded')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  });

  it('API-168 a cohort that could not be loaded says so, and can be loaded again', async () => {
    refuses('cohorts', 'readCohort', 500, 'INTERNAL', 'Later.');
    await open();
    expect(await screen.findByRole('heading', { name: 'The queries could not be loaded' })).toBeVisible();
    answers('cohorts', 'readCohort', { cohort: aCohort() });
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Queries' })).toBeVisible();
  });

  it('QUERY-08 is locked until the first date of the cohort, a day of the school, and states that date', async () => {
    answers('cohorts', 'readCohort', {
      cohort: aCohort({ timelines: [{ key: 'START_DATE', meta: { time: '2099-03-08T18:30:00.000Z' } }] }),
    });
    await open();
    expect(await screen.findByText('Coming soon!')).toBeVisible();
    expect(screen.getByText(/open on 9 March, 2099/)).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Ask a mentor' })).toBeNull();
  });

  it('ROUTE-25 D-10 redirects to the page that the cohort uses, keeping the query string', async () => {
    answers('cohorts', 'readCohort', { cohort: aCohort({ aiBotEnabled: true }) });
    answers('mentorQueries', 'read', { query: details() });
    await open({ queryId: idOf('30') });
    await waitFor(() => expect(redirects).toEqual([`/learn/${COHORT_ID}/queries-v2?queryId=${idOf('30')}`]));
  });

  it('API-185 API-186 the introduction and the tour are shown once and reported to the server', async () => {
    const details = { onboardingDone: false, coachMarksViewed: false };
    answers('cohorts', 'readCohortUserData', aPlace({ queriesOnboardingDetails: details }));
    const done = answersBy('mentorQueries', 'finishOnboarding', () => ({
      queriesOnboardingDetails: { onboardingDone: true, coachMarksViewed: false },
    }));
    const viewed = answersBy('mentorQueries', 'viewCoachmarks', () => ({
      queriesOnboardingDetails: { onboardingDone: true, coachMarksViewed: true },
    }));
    await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Understood' }));
    const tour = await screen.findByRole('region', { name: 'Tour of the queries page' });
    expect(tour).toHaveTextContent('1 / 3');
    await userEvent.click(within(tour).getByRole('button', { name: 'Next' }));
    expect(tour).toHaveTextContent('2 / 3');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect([done.length, viewed.length]).toEqual([1, 1]));
    expect(screen.queryByRole('region', { name: 'Tour of the queries page' })).toBeNull();
  });
});

describe('asking a question', () => {
  it('QUERY-01 QUERY-02 API-174 a question is about the page it was started from, and its draft survives leaving the form', async () => {
    answers('curriculum', 'listTopics', {
      topics: [{ nodeId: NODE, title: 'Levels and grids', type: 'TOPIC', parentNodeId: null }],
    });
    const asked = answersBy('mentorQueries', 'save', () => ({ query: details() }));
    const first = await open({ ask: 'LEARNING', nodeId: NODE });
    expect(await screen.findByRole('option', { name: 'Levels and grids' })).toBeInTheDocument();
    expect(screen.getByLabelText(/Topic/)).toHaveValue(NODE);
    await userEvent.click(screen.getByRole('button', { name: 'Send to the mentors' }));
    expect(screen.getByText('Say in one line what it is about')).toBeVisible();
    expect(asked).toHaveLength(0);
    await userEvent.type(screen.getByLabelText(/In one line/), 'Which level?');
    fireEvent.change(screen.getByRole('textbox', { name: /^Your question/ }), {
      target: { value: 'Roof or level 2?' },
    });
    first.unmount();

    await open({ ask: 'LEARNING', nodeId: NODE });
    expect(await screen.findByLabelText(/In one line/)).toHaveValue('Which level?');
    await userEvent.click(screen.getByRole('button', { name: 'Send to the mentors' }));
    await waitFor(() => expect(seen).toContainEqual({ queryId: idOf('30') }));
    expect(asked[0]?.body).toMatchObject({
      title: 'Which level?',
      description: 'Roof or level 2?',
      meta: { curriculumDetails: { nodeId: NODE } },
      isShared: false,
      clientId: expect.any(String),
    });
  });

  it('QUERY-03 QUERY-04 VALID-46 a topic is required where one is needed, and an invalid link is refused', async () => {
    answers('curriculum', 'listTopics', { topics: [] });
    const first = await open({ ask: 'LEARNING' });
    await userEvent.type(await screen.findByLabelText(/In one line/), 'Which level?');
    fireEvent.change(screen.getByRole('textbox', { name: /^Your question/ }), {
      target: { value: '[x](javascript:void)' },
    });
    await userEvent.click(screen.getByRole('button', { name: 'Send to the mentors' }));
    expect(screen.getByText('Choose the topic it is about')).toBeVisible();
    expect(screen.getByText('A link begins with http:// or https://')).toBeVisible();
    await userEvent.selectOptions(screen.getByLabelText('About'), 'CAREER');
    expect(seen.at(-1)).toEqual({ ask: 'CAREER' });
    first.unmount();
    const asked = answersBy('mentorQueries', 'save', () => ({ query: details() }));
    await open({ ask: 'CAREER' });
    fireEvent.change(await screen.findByRole('textbox', { name: /^Your question/ }), {
      target: { value: 'Which portfolio?' },
    });
    await userEvent.click(screen.getByRole('button', { name: 'Send to the mentors' }));
    await waitFor(() => expect(asked[0]?.body).toMatchObject({ meta: {} }));
  });

  it('QUERY-05 files no longer on the device after the session ended are named, to be chosen again', async () => {
    const first = await open({ ask: 'CAREER' });
    const chosen = ['plan.png', 'notes.pdf'].map((name) => new File(['x'], name));
    await userEvent.upload(await screen.findByLabelText('Files: Your question'), chosen);
    first.unmount();
    // Here this device keeps no files, as after a session that ended by itself.
    await open({ ask: 'CAREER' });
    expect(
      await screen.findByText('plan.png, notes.pdf are no longer on this device. Choose them again.'),
    ).toBeVisible();
    await userEvent.upload(screen.getByLabelText('Files: Your question'), [new File(['x'], 'plan.png')]);
    expect(await screen.findByText('notes.pdf is no longer on this device. Choose it again.')).toBeVisible();
  });

  it('QUERY-05 the buttons format the text and the preview shows the result', async () => {
    await open({ ask: 'CAREER' });
    const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: /^Your question/ });
    fireEvent.change(field, { target: { value: 'roof' } });
    field.setSelectionRange(0, 4);
    await userEvent.click(screen.getByRole('button', { name: 'Bold' }));
    expect(field).toHaveValue('**roof**');
    await userEvent.click(screen.getByRole('button', { name: 'Preview' }));
    expect(screen.getByText('roof').tagName).toBe('STRONG');
    await userEvent.click(screen.getByRole('button', { name: 'Write' }));
    const picker = screen.getByLabelText('Files: Your question');
    fireEvent.change(picker, {
      target: { files: [new File(['<svg/>'], 'a.svg', { type: 'image/svg+xml' })] },
    });
    expect(await screen.findByText(/a.svg: Choose a JPEG/)).toBeVisible();
  });
});

describe('a query', () => {
  it('API-172 API-176 shows the question with its code, the answers and their authors', async () => {
    answers('mentorQueries', 'read', {
      query: details({ state: 'ANSWERED', assignedIg: GUIDE, canReopen: true, canRate: true }),
    });
    answers('mentorQueries', 'readThread', { queryId: idOf('30'), thread: [message()], total: 1 });
    await open({ queryId: idOf('30') });
    expect(await screen.findByRole('heading', { level: 1, name: 'Which level?' })).toBeVisible();
    expect(screen.getByText('level 2').tagName).toBe('STRONG');
    expect(screen.getByRole('group', { name: 'Code in python' })).toHaveTextContent('wall.level');
    const [answer] = await within(screen.getByRole('region', { name: 'Answers' })).findAllByRole('listitem');
    expect(answer).toHaveTextContent(/Girish.*Industrial guide.*Roof\./);
  });

  it('API-178 a message is sent only when it has text', async () => {
    answers('mentorQueries', 'read', { query: details() });
    const sent = answersBy('mentorQueries', 'write', () => message());
    await open({ queryId: idOf('30') });
    await userEvent.click(await screen.findByRole('button', { name: 'Send' }));
    expect(await screen.findByText('This field is required')).toBeVisible();
    fireEvent.change(screen.getByRole('textbox', { name: /^Write more/ }), {
      target: { value: 'One more thing.' },
    });
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.body).toMatchObject({ queryId: idOf('30'), text: 'One more thing.' });
    await waitFor(() => expect(screen.getByRole('textbox', { name: /^Write more/ })).toHaveValue(''));
  });

  it('QUERY-06 API-178 an answered query is shown as waiting once its author has written more', async () => {
    let query = details({ state: 'ANSWERED', canReopen: true });
    answersBy('mentorQueries', 'read', () => ({ query }));
    answersBy('mentorQueries', 'write', () => {
      query = { ...query, state: 'UNANSWERED', canReopen: false };
      return message();
    });
    await open({ queryId: idOf('30') });
    expect(await screen.findByText('Answered')).toBeVisible();
    await userEvent.type(screen.getByRole('textbox', { name: /^Write more/ }), 'And on level 3?');
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText('Waiting')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Open it again' })).toBeNull();
  });

  it('QUERY-06 API-180 API-181 is resolved by its author, then rated, and can be reopened for a limited time', async () => {
    let query = details({ state: 'ANSWERED', canReopen: true, canRate: true });
    answersBy('mentorQueries', 'read', () => ({ query }));
    answersBy('mentorQueries', 'resolve', () => {
      query = { ...query, state: 'RESOLVED', canResolve: false, reopenUntil: '2099-03-09T06:00:00.000Z' };
      return { query: { state: 'RESOLVED' as const } };
    });
    const rated = answersBy('mentorQueries', 'saveFeedback', ({ body }) => {
      query = { ...query, feedback: { rating: Number(body.rating) } };
      return { saved: true as const };
    });
    const reopened = answersBy('mentorQueries', 'reopen', () => ({
      query: { state: 'UNANSWERED' as const },
    }));
    await open({ queryId: idOf('30') });
    await userEvent.click(await screen.findByRole('button', { name: 'Mark as resolved' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Save the rating' }));
    expect(screen.getByText('Choose one')).toBeVisible();
    await userEvent.click(screen.getByRole('radio', { name: /^4/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Save the rating' }));
    expect(await screen.findByText('You rated the answers 4 of 5.')).toBeVisible();
    expect(rated[0]?.body).toMatchObject({ rating: 4 });
    expect(screen.queryByRole('textbox', { name: /^Write more/ })).toBeNull();
    expect(screen.getByText(/until 9 March, 2099/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Open it again' }));
    await waitFor(() => expect(reopened).toHaveLength(1));
  });

  it("API-172 someone else's shared query can be neither resolved nor changed, and an unknown one says so", async () => {
    answers('mentorQueries', 'read', {
      query: details({ askedBy: { ...GUIDE, firstName: 'Ravi' }, canResolve: false, isShared: true }),
    });
    const first = await open({ queryId: idOf('30') });
    expect(await screen.findByText('Asked by Ravi')).toBeVisible();
    for (const name of ['Mark as resolved', 'Change it'])
      expect(screen.queryByRole('button', { name })).toBeNull();
    first.unmount();
    refuses('mentorQueries', 'read', 404, 'NOT_FOUND', 'Query not found.');
    await open({ queryId: idOf('30') });
    expect(await screen.findByText('Query not found')).toBeVisible();
  });
});
