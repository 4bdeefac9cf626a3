import type { QueryDetails, ThreadEntry } from '@plinth/domain/mentor-queries/query-item';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { aCohort, aPlace, COHORT_ID, inDays } from '../../../../test/a-cohort.ts';
import { idOf } from '../../../../test/people.ts';
import { renderPage } from '../../../../test/render-page.tsx';
import { answers, answersBy } from '../../../../test/server.ts';
import { session } from '../../../stores/session.ts';
import { QueriesPage } from './QueriesPage.tsx';
import type { QueriesSearch } from './queries-search.ts';

const ME = idOf('1');
const saved: QueryDetails = {
  queryId: idOf('30'),
  title: 'Which level?',
  description: 'Roof?',
  body: [],
  attachments: [],
  state: 'UNANSWERED',
  meta: {},
  isShared: false,
  queryCreatedAt: inDays(0),
  askedBy: { userId: ME, firstName: 'Asha', lastName: null, photo: null },
  canResolve: true,
  canReopen: false,
  canRate: false,
};
const refusal = (status: number, code: string, message: string) =>
  HttpResponse.json({ status, code, message }, { status });

const seen: QueriesSearch[] = [];
const open = (search: QueriesSearch, page: 'queries' | 'queries-v2') =>
  renderPage(
    <QueriesPage
      place={{ cohortId: COHORT_ID, page }}
      search={search}
      onSearch={(next) => seen.push(next)}
      onRedirect={() => {}}
    />,
  );

beforeEach(() => {
  seen.length = 0;
  sessionStorage.clear();
  session.userId = ME;
  answers('cohorts', 'readCohort', { cohort: aCohort() });
  answers('cohorts', 'readCohortUserData', aPlace());
  answers('curriculum', 'index', { nodes: [] });
  answers('mentorQueries', 'list', { queries: [], total: 0 });
  answers('mentorQueries', 'readWaitingTime', { waiting: null });
});

describe('asking again after a failure', () => {
  it('API-174 a refusal is reported in the form, and sending again asks the same question', async () => {
    let isRefused = true;
    const asked = answersBy('mentorQueries', 'save', () => {
      if (isRefused) throw refusal(409, 'CONFLICT', 'This query has already been answered.');
      return { query: saved };
    });
    await open({ ask: 'CAREER' }, 'queries');
    await userEvent.type(await screen.findByLabelText(/In one line/), 'Which level?');
    await userEvent.type(screen.getByRole('textbox', { name: /^Your question/ }), 'Roof?');
    const send = screen.getByRole('button', { name: 'Send to the mentors' });
    await userEvent.click(send);
    expect(await screen.findByRole('alert')).toHaveTextContent('This query has already been answered.');
    expect(seen).toEqual([]);
    isRefused = false;
    await userEvent.click(send);
    await waitFor(() => expect(seen).toEqual([{ queryId: saved.queryId }]));
    expect(asked[0]?.body).toMatchObject({ title: 'Which level?', clientId: expect.any(String) });
    expect(asked.map(({ body }) => body)).toEqual([asked[0]?.body, asked[0]?.body]);
  });

  it('API-174 D-90 words added after a lost answer are not taken for sent: the form keeps them and sends them at the next press', async () => {
    const stored = new Map<unknown, QueryDetails>();
    let isLost = true;
    answersBy('mentorQueries', 'save', ({ body }) => {
      const query = stored.get(body.clientId) ?? {
        ...saved,
        queryId: idOf(`3${stored.size}`),
        description: String(body.description),
      };
      stored.set(body.clientId, query);
      if (isLost) throw HttpResponse.error();
      return { query };
    });
    await open({ ask: 'CAREER' }, 'queries');
    await userEvent.type(await screen.findByLabelText(/In one line/), 'Which level?');
    const field = screen.getByRole('textbox', { name: /^Your question/ });
    await userEvent.type(field, 'Roof?');
    const send = screen.getByRole('button', { name: 'Send to the mentors' });
    await userEvent.click(send);
    expect(await screen.findByRole('alert')).toHaveTextContent('No connection to the school');
    isLost = false;
    await userEvent.type(field, ' Or the parapet?');
    await userEvent.click(send);
    expect(await screen.findByText(/An earlier version was already sent/)).toBeVisible();
    expect(field).toHaveValue('Roof? Or the parapet?');
    expect(seen).toEqual([]);
    await userEvent.click(send);
    await waitFor(() => expect(seen).toEqual([{ queryId: idOf('31') }]));
    expect([...stored.values()].map(({ description }) => description)).toEqual([
      'Roof?',
      'Roof? Or the parapet?',
    ]);
  });

  it('API-178 a message whose answer was lost is not taken for the longer one sent after it', async () => {
    answers('mentorQueries', 'markRead', { updated: 1 });
    answers('mentorQueries', 'read', { query: saved });
    const thread: ThreadEntry[] = [];
    answersBy('mentorQueries', 'readThread', () => ({
      queryId: saved.queryId,
      thread: [...thread],
      total: thread.length,
    }));
    let isLost = true;
    answersBy('mentorQueries', 'write', ({ body }) => {
      const text = String(body.text);
      thread[0] ??= {
        threadId: idOf('40'),
        author: { userId: ME, firstName: 'Asha', role: 'LEARNER', photo: null },
        text,
        body: [{ kind: 'PARAGRAPH', runs: [{ text }] }],
        attachments: [],
        createdAt: inDays(0),
        editedAt: null,
      };
      if (isLost) throw HttpResponse.error();
      return thread[0];
    });
    await open({ queryId: saved.queryId }, 'queries');
    const field = await screen.findByRole('textbox', { name: /^Write more/ });
    await userEvent.type(field, 'Roof.');
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText(/No connection to the school/)).toBeVisible();
    isLost = false;
    await userEvent.type(field, ' Or not.');
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText(/An earlier version was already sent/)).toBeVisible();
    expect(screen.getByRole('textbox', { name: /^Write more/ })).toHaveValue('Roof. Or not.');
    expect(await screen.findByText('Roof.', { selector: 'li *' })).toBeVisible();
  });

  it('API-179 a failed question stays in the field, and is asked again as the same one', async () => {
    answers('cohorts', 'readCohort', { cohort: aCohort({ aiBotEnabled: true }) });
    answers('mentorQueries', 'readAssistant', { conversation: null });
    let isBusy = true;
    const asked = answersBy('mentorQueries', 'askAssistant', ({ body }) => {
      if (isBusy) throw refusal(503, 'UNAVAILABLE', 'Busy');
      return {
        turn: {
          turnId: idOf('51'),
          question: String(body.question),
          answer: { text: 'A duct carries air.', sources: [] },
          askedAt: inDays(0),
        },
      };
    });
    await open({}, 'queries-v2');
    await userEvent.type(await screen.findByLabelText('Question to the course'), 'Duct?{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong');
    expect(screen.getByLabelText('Question to the course')).toHaveValue('Duct?');
    isBusy = false;
    await userEvent.type(screen.getByLabelText('Question to the course'), '{Enter}');
    expect(await screen.findByText('A duct carries air.')).toBeVisible();
    expect(asked[0]?.body).toMatchObject({ question: 'Duct?', clientId: expect.any(String) });
    expect(asked.map(({ body }) => body)).toEqual([asked[0]?.body, asked[0]?.body]);
  });
});
