import type { QueryDetails, QueryItem, ThreadEntry } from '@plinth/domain/mentor-queries/query-item';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { aCohort, COHORT_ID, inDays } from '../../../../test/a-cohort.ts';
import { idOf } from '../../../../test/people.ts';
import { renderAt } from '../../../../test/render-at.tsx';
import { answers, answersBy, refuses } from '../../../../test/server.ts';
import { guideQueriesKey } from '../../../data/guide-queries.ts';
import { unreadQuery } from '../../../data/notifications.ts';
import { queryClient } from '../../../data/query-client.ts';
import { session } from '../../../stores/session.ts';
import { QueriesPage } from './QueriesPage.tsx';

const ME = idOf('1');
const me = { userId: ME, firstName: 'Asha', lastName: 'Test', photo: null };
const OTHER = { userId: idOf('9'), firstName: 'Girish', lastName: 'Rao', photo: null };
const learner = { userId: idOf('5'), firstName: 'Nila', lastName: 'Sen', photo: null };
const QUERY = idOf('30');

const item = (more: Partial<QueryItem> = {}): QueryItem => ({
  queryId: QUERY,
  title: 'Which level is the parapet on?',
  state: 'UNANSWERED',
  meta: {},
  queryCreatedAt: inDays(-2),
  askedBy: learner,
  isUnread: true,
  ...more,
});
const details = (more: Partial<QueryDetails> = {}): QueryDetails => ({
  queryId: QUERY,
  title: 'Which level is the parapet on?',
  description: 'Roof?',
  body: [{ kind: 'PARAGRAPH', runs: [{ text: 'Roof, or level 2 with an offset?' }] }],
  attachments: [],
  state: 'UNANSWERED',
  meta: {},
  isShared: false,
  queryCreatedAt: inDays(-2),
  askedBy: learner,
  canResolve: false,
  canReopen: false,
  canRate: false,
  ...more,
});
const answer = (text: string): ThreadEntry => ({
  threadId: idOf('40'),
  author: { userId: ME, firstName: 'Asha', role: 'INDUSTRIAL_GUIDE', photo: null },
  text,
  body: [{ kind: 'PARAGRAPH', runs: [{ text }] }],
  attachments: [],
  createdAt: inDays(0),
  editedAt: null,
});

const open = (search = '') => renderAt(<QueriesPage cohortId={COHORT_ID} />, search);

beforeEach(() => {
  sessionStorage.clear();
  session.userId = ME;
  answers('cohorts', 'readCohort', { cohort: aCohort() });
});

describe('the queries of a cohort', () => {
  it('ROUTE-34 API-167 begins with the unanswered ones, the longest waiting first', async () => {
    const asked = answers('mentorQueries', 'listForGuide', { queries: [item()], total: 1 });
    await open();
    expect(await screen.findByRole('link', { name: /Which level is the parapet on/ })).toHaveAttribute(
      'href',
      `/mentor/${COHORT_ID}/queries?queryId=${QUERY}`,
    );
    expect(Object.fromEntries(asked[0]?.query ?? [])).toMatchObject({
      state: 'OPEN',
      sorting: 'ASC',
      assigned: 'all',
      pageNo: '0',
    });
    expect(screen.getByText('Nila')).toBeVisible();
    expect(document.title).toContain('Queries');
  });

  it.each([
    ['Unanswered', ''],
    ['Answered', '?state=ANSWERED'],
    ['Resolved', '?state=RESOLVED'],
    ['All', '?state=all'],
  ])('ENUM-32 ENUM-33 the state %s has its own address', async (label, search) => {
    answers('mentorQueries', 'listForGuide', { queries: [], total: 0 });
    await open(search);
    const tabs = within(await screen.findByRole('navigation', { name: 'Queries by state' }));
    expect(tabs.getByRole('link', { current: 'page' })).toHaveTextContent(label);
    expect(tabs.getByRole('link', { name: label })).toHaveAttribute(
      'href',
      `/mentor/${COHORT_ID}/queries${search}`,
    );
  });

  it('API-167 the last page there is follows when the page shown has become empty', async () => {
    answersBy('mentorQueries', 'listForGuide', ({ query }) => ({
      queries: query.get('pageNo') === '0' ? [item()] : [],
      total: 1,
    }));
    const router = await open('?state=all&page=2');
    expect(await screen.findByRole('link', { name: /Which level is the parapet on/ })).toBeVisible();
    expect(router.state.location.search).toEqual({ state: 'all' });
    expect(router.history.length).toBe(1);
  });

  it('API-167 filters by part, guide and order, each kept in the address and starting at the first page', async () => {
    const asked = answers('mentorQueries', 'listForGuide', { queries: [item()], total: 45 });
    const router = await open('?page=2');
    expect(await screen.findByRole('button', { name: 'Page 2', current: 'page' })).toBeVisible();
    await userEvent.selectOptions(screen.getByLabelText('Assigned to'), 'me-or-nobody');
    await waitFor(() => expect(asked.at(-1)?.query.get('assigned')).toBe('me-or-nobody'));
    await userEvent.selectOptions(screen.getByLabelText('Assigned to'), 'me');
    await waitFor(() => expect(router.state.location.search).toEqual({ assigned: 'me' }));
    await userEvent.selectOptions(screen.getByLabelText('About'), 'CAPSTONE');
    await userEvent.selectOptions(screen.getByLabelText('Order'), 'DESC');
    await waitFor(() =>
      expect(router.state.location.search).toEqual({ assigned: 'me', part: 'CAPSTONE', sorting: 'DESC' }),
    );
    await waitFor(() =>
      expect(Object.fromEntries(asked.at(-1)?.query ?? [])).toMatchObject({
        assigned: 'me',
        namespace: 'CAPSTONE',
        sorting: 'DESC',
        pageNo: '0',
      }),
    );
  });

  it('an empty list says why it is empty', async () => {
    answers('mentorQueries', 'listForGuide', { queries: [], total: 0 });
    const router = await open();
    expect(await screen.findByText('Nobody is waiting for an answer')).toBeVisible();
    await userEvent.selectOptions(screen.getByLabelText('Assigned to'), 'me-or-nobody');
    expect(await screen.findByText('Nobody is waiting for an answer from you')).toBeVisible();
    await userEvent.selectOptions(screen.getByLabelText('Assigned to'), 'me');
    expect(await screen.findByText('No query fits these filters')).toBeVisible();
    expect(router.state.location.search).toEqual({ assigned: 'me' });
  });

  it('QUERY-08 are locked until the first date of the cohort, a day of the school, and state that date', async () => {
    answers('cohorts', 'readCohort', {
      cohort: aCohort({ timelines: [{ key: 'START_DATE', meta: { time: '2099-02-28T18:30:00.000Z' } }] }),
    });
    await open();
    expect(
      await screen.findByText(/Coming soon! Learners can ask from 1 March, 2099, the cohort/),
    ).toBeVisible();
  });

  it('a list that could not be loaded can be loaded again', async () => {
    refuses('mentorQueries', 'listForGuide', 400, 'BAD_REQUEST', 'That did not work.');
    await open();
    const again = await screen.findByRole('button', { name: 'Try again' });
    answers('mentorQueries', 'listForGuide', { queries: [item()], total: 1 });
    await userEvent.click(again);
    expect(await screen.findByRole('link', { name: /Which level/ })).toBeVisible();
  });
});

describe('one query', () => {
  beforeEach(() => {
    answers('mentorQueries', 'markReadByGuide', { updated: 1 });
    answers('mentorQueries', 'listUsers', {
      users: [
        { ...me, role: 'INDUSTRIAL_GUIDE' },
        { ...OTHER, role: 'INDUSTRIAL_GUIDE' },
        { ...learner, role: 'LEARNER' },
      ],
    });
  });
  const openOne = () => open(`?queryId=${QUERY}`);

  it('API-171 API-177 is answered once below the question; a refused answer stays in the field, also after leaving', async () => {
    const read = answers('mentorQueries', 'readForGuide', { query: details() });
    const thread: ThreadEntry[] = [];
    answersBy('mentorQueries', 'readThreadForGuide', () => ({
      queryId: QUERY,
      thread: [...thread],
      total: thread.length,
    }));
    await openOne();
    expect(await screen.findByText('Roof, or level 2 with an offset?')).toBeVisible();
    expect(await screen.findByText('Nobody has answered yet.')).toBeVisible();
    let isClosed = true;
    const sent = answersBy('mentorQueries', 'writeByGuide', ({ body }) => {
      if (isClosed)
        throw HttpResponse.json(
          { status: 409, code: 'CONFLICT', message: 'This query is resolved.' },
          { status: 409 },
        );
      thread.push(answer(String(body.text)));
      return answer(String(body.text));
    });
    await userEvent.type(screen.getByLabelText('Your answer'), 'Roof, unconstrained.');
    await userEvent.click(screen.getByRole('button', { name: 'Send the answer' }));
    expect(await screen.findByText('This query is resolved.')).toBeVisible();
    expect(screen.getByLabelText('Your answer')).toHaveValue('Roof, unconstrained.');
    cleanup();
    await openOne();
    expect(await screen.findByLabelText('Your answer')).toHaveValue('Roof, unconstrained.');
    isClosed = false;
    await userEvent.click(screen.getByRole('button', { name: 'Send the answer' }));
    await waitFor(() => expect(screen.getByLabelText('Your answer')).toHaveValue(''));
    expect(await screen.findByText('Roof, unconstrained.')).toBeVisible();
    expect(sent[0]?.body).toMatchObject({ queryId: QUERY, text: 'Roof, unconstrained.' });
    // Under the same key, so that an answer that did arrive is not written twice.
    expect(sent[0]?.body.clientId).toEqual(expect.any(String));
    expect(sent.map(({ body }) => body)).toEqual([sent[0]?.body, sent[0]?.body]);
    expect(read.length).toBeGreaterThan(1);
  });

  it('API-169 API-175 is marked read when it opens, and again for a message that arrives meanwhile', async () => {
    const thread = [answer('Roof.')];
    answers('mentorQueries', 'readForGuide', { query: details({ state: 'ANSWERED' }) });
    answersBy('mentorQueries', 'readThreadForGuide', () => ({
      queryId: QUERY,
      thread: [...thread],
      total: thread.length,
    }));
    const { queryKey } = unreadQuery();
    const marked = answersBy('mentorQueries', 'markReadByGuide', () => {
      queryClient.setQueryData(queryKey, { unread: 1 });
      return { updated: 1 };
    });
    await openOne();
    expect(await screen.findByText('Roof.')).toBeVisible();
    await waitFor(() => expect(marked).toHaveLength(1));
    await waitFor(() => expect(queryClient.getQueryState(queryKey)?.isInvalidated).toBe(true));
    thread.push({ ...answer('And the parapet?'), threadId: idOf('41') });
    await queryClient.invalidateQueries({ queryKey: guideQueriesKey(COHORT_ID) });
    expect(await screen.findByText('And the parapet?')).toBeVisible();
    await waitFor(() => expect(marked).toHaveLength(2));
  });

  it('API-182 QUERY-07 is assigned to a guide of the cohort, and to nobody else', async () => {
    answers('mentorQueries', 'readForGuide', { query: details() });
    answers('mentorQueries', 'readThreadForGuide', { queryId: QUERY, thread: [], total: 0 });
    const sent = answers('mentorQueries', 'assignGuide', { query: { assignedIg: OTHER } });
    await openOne();
    const field = await screen.findByLabelText('Assigned to');
    await within(field).findByRole('option', { name: 'Girish Rao' });
    expect(within(field).queryByRole('option', { name: 'Nila Sen' })).toBeNull();
    answers('mentorQueries', 'readForGuide', { query: details({ assignedIg: OTHER }) });
    await userEvent.selectOptions(field, OTHER.userId);
    await waitFor(() => expect(sent[0]?.body).toEqual({ queryId: QUERY, userId: OTHER.userId }));
    await waitFor(() => expect(screen.getByLabelText('Assigned to')).toHaveValue(OTHER.userId));
  });

  it('API-173 is marked as answered, and then as unanswered again', async () => {
    answers('mentorQueries', 'readForGuide', { query: details() });
    answers('mentorQueries', 'readThreadForGuide', { queryId: QUERY, thread: [], total: 0 });
    const sent = answers('mentorQueries', 'updateByGuide', { query: details({ state: 'ANSWERED' }) });
    await openOne();
    const mark = await screen.findByRole('button', { name: 'Mark as answered' });
    answers('mentorQueries', 'readForGuide', { query: details({ state: 'ANSWERED' }) });
    await userEvent.click(mark);
    expect(sent[0]?.body).toEqual({ queryId: QUERY, state: 'ANSWERED' });
    const back = await screen.findByRole('button', { name: 'Mark as unanswered' });
    answers('mentorQueries', 'readForGuide', { query: details() });
    await userEvent.click(back);
    expect(await screen.findByRole('button', { name: 'Mark as answered' })).toBeVisible();
    expect(sent[1]?.body).toEqual({ queryId: QUERY, state: 'UNANSWERED' });
  });

  it('QUERY-06 accepts no more messages once resolved, and shows the rating of the learner', async () => {
    answers('mentorQueries', 'readForGuide', {
      query: details({ state: 'RESOLVED', feedback: { rating: 4, text: 'Clear now.' } }),
    });
    answers('mentorQueries', 'readThreadForGuide', { queryId: QUERY, thread: [answer('Roof.')], total: 1 });
    await openOne();
    expect(await screen.findByText(/no more messages can be added/)).toBeVisible();
    expect(screen.queryByLabelText('Your answer')).toBeNull();
    expect(screen.getByText('4 of 5')).toBeVisible();
    expect(screen.getByText('Clear now.')).toBeVisible();
  });

  it('D-30 from another cohort is not found', async () => {
    refuses('mentorQueries', 'readForGuide', 404, 'NOT_FOUND', 'Query not found.');
    await openOne();
    expect(await screen.findByRole('heading', { name: 'Query not found' })).toBeVisible();
  });
});
