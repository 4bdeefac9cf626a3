import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { aCohort, aPlace, COHORT_ID } from '../../../../test/a-cohort.ts';
import { aMessage, aQuery } from '../../../../test/a-query.ts';
import { idOf } from '../../../../test/people.ts';
import { renderPage } from '../../../../test/render-page.tsx';
import { answers, answersBy, refuses } from '../../../../test/server.ts';
import { session } from '../../../stores/session.ts';
import { QueriesPage } from './QueriesPage.tsx';

const ME = idOf('1');
const PAGE = 20;
const query = aQuery();
const message = (number: number, text = `Message ${number}`) =>
  aMessage(idOf(String(100 + number)), text, { userId: ME, firstName: 'Asha', role: 'LEARNER' });
/** A query with so many messages; what is written is added. */
const holds = (count: number) => {
  const thread = Array.from({ length: count }, (_, number) => message(number + 1));
  answersBy('mentorQueries', 'readThread', ({ query: asked }) => {
    const start = Number(asked.get('pageNo')) * PAGE;
    return { queryId: query.queryId, thread: thread.slice(start, start + PAGE), total: thread.length };
  });
  answersBy('mentorQueries', 'write', ({ body }) => {
    const written = message(thread.length + 1, String(body.text));
    thread.push(written);
    return written;
  });
};
const open = () =>
  renderPage(
    <QueriesPage
      place={{ cohortId: COHORT_ID, page: 'queries' }}
      search={{ queryId: query.queryId }}
      onSearch={() => {}}
      onRedirect={() => {}}
    />,
  );
const messages = () => within(screen.getByRole('region', { name: 'Answers' })).getAllByRole('listitem');

beforeEach(() => {
  sessionStorage.clear();
  session.userId = ME;
  answers('cohorts', 'readCohort', { cohort: aCohort() });
  answers('cohorts', 'readCohortUserData', aPlace());
  answers('curriculum', 'index', { nodes: [] });
  answers('mentorQueries', 'markRead', { updated: 1 });
  answers('mentorQueries', 'list', { queries: [], total: 0 });
  answers('mentorQueries', 'read', { query });
});

describe('a query with more than a page of messages', () => {
  it('API-176 opens with all of them, the newest included', async () => {
    holds(45);
    await open();
    expect(await screen.findByText('Message 45')).toBeVisible();
    expect(messages()).toHaveLength(45);
    expect(screen.queryByRole('button', { name: 'Show later messages' })).toBeNull();
  });

  it('API-176 API-178 a message that begins a new page is shown once it is sent', async () => {
    holds(20);
    await open();
    expect(await screen.findByText('Message 20')).toBeVisible();
    await userEvent.type(screen.getByRole('textbox', { name: /^Write more/ }), 'The last one');
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(messages()).toHaveLength(21));
    expect(messages().at(-1)).toHaveTextContent('The last one');
    expect(screen.getByRole('textbox', { name: /^Write more/ })).toHaveValue('');
  });

  it('API-176 a later page that cannot be loaded is offered by a button', async () => {
    answersBy('mentorQueries', 'readThread', ({ query: asked }) => {
      if (asked.get('pageNo') === '0') refuses('mentorQueries', 'readThread', 400, 'BAD_REQUEST', 'No.');
      return {
        queryId: query.queryId,
        thread: Array.from({ length: PAGE }, (_, number) => message(number + 1)),
        total: PAGE + 1,
      };
    });
    await open();
    const later = await screen.findByRole('button', { name: 'Show later messages' });
    await waitFor(() => expect(later).not.toHaveAttribute('aria-busy', 'true'));
    expect(messages()).toHaveLength(PAGE);
    holds(21);
    await userEvent.click(later);
    expect(await screen.findByText('Message 21')).toBeVisible();
  });
});
