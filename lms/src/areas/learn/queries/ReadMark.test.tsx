import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aCohort, aPlace, COHORT_ID } from '../../../../test/a-cohort.ts';
import { aMessage, aQuery } from '../../../../test/a-query.ts';
import { idOf } from '../../../../test/people.ts';
import { renderPage } from '../../../../test/render-page.tsx';
import { answers, answersBy, refuses } from '../../../../test/server.ts';
import { queriesKey } from '../../../data/mentor-queries.ts';
import { unreadQuery } from '../../../data/notifications.ts';
import { queryClient } from '../../../data/query-client.ts';
import { session } from '../../../stores/session.ts';
import { QueriesPage } from './QueriesPage.tsx';

const ME = idOf('1');
const query = aQuery();
const answer = (last: string, text: string) =>
  aMessage(idOf(last), text, { userId: idOf('9'), firstName: 'Girish', role: 'INDUSTRIAL_GUIDE' });

const open = () =>
  renderPage(
    <QueriesPage
      place={{ cohortId: COHORT_ID, page: 'queries' }}
      search={{ queryId: query.queryId }}
      onSearch={() => {}}
      onRedirect={() => {}}
    />,
  );
/** An answer from the guide, with the news of it that reaches the open page. */
const arrives = async (thread: ReturnType<typeof answer>[], entry: ReturnType<typeof answer>) => {
  thread.push(entry);
  await queryClient.invalidateQueries({ queryKey: queriesKey(COHORT_ID) });
  expect(await screen.findByText(entry.text)).toBeInTheDocument();
};

let thread: ReturnType<typeof answer>[] = [];

beforeEach(() => {
  sessionStorage.clear();
  session.userId = ME;
  thread = [answer('40', 'Roof.')];
  answers('cohorts', 'readCohort', { cohort: aCohort() });
  answers('cohorts', 'readCohortUserData', aPlace());
  answers('curriculum', 'index', { nodes: [] });
  answers('mentorQueries', 'list', { queries: [], total: 0 });
  answers('mentorQueries', 'read', { query });
  answersBy('mentorQueries', 'readThread', () => ({
    queryId: query.queryId,
    thread: [...thread],
    total: thread.length,
  }));
});
afterEach(() => {
  vi.restoreAllMocks();
});

describe('an open query', () => {
  it('API-170 API-176 is marked read when it opens, and again for an answer that arrives meanwhile', async () => {
    const marked = answers('mentorQueries', 'markRead', { updated: 1 });
    await open();
    expect(await screen.findByText('Roof.')).toBeVisible();
    await waitFor(() => expect(marked).toHaveLength(1));
    await arrives(thread, answer('41', 'With an offset.'));
    await waitFor(() => expect(marked).toHaveLength(2));
    expect(marked.map(({ body }) => body)).toEqual([
      { queryIds: [query.queryId], isRead: true },
      { queryIds: [query.queryId], isRead: true },
    ]);
    await queryClient.invalidateQueries({ queryKey: queriesKey(COHORT_ID) });
    expect(marked).toHaveLength(2);
  });

  it('API-170 takes its notifications off the number of unread ones', async () => {
    const { queryKey } = unreadQuery();
    answersBy('mentorQueries', 'markRead', () => {
      queryClient.setQueryData(queryKey, { unread: 1 });
      return { updated: 1 };
    });
    await open();
    await waitFor(() => expect(queryClient.getQueryState(queryKey)?.isInvalidated).toBe(true));
  });

  it('API-170 an answer that arrives in a hidden tab is marked read when the tab is looked at', async () => {
    const marked = answers('mentorQueries', 'markRead', { updated: 1 });
    await open();
    await waitFor(() => expect(marked).toHaveLength(1));
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    await arrives(thread, answer('41', 'With an offset.'));
    expect(marked).toHaveLength(1);
    visibility.mockReturnValue('visible');
    document.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(marked).toHaveLength(2));
  });

  it('API-170 is not marked read while its answers could not be loaded', async () => {
    const marked = answers('mentorQueries', 'markRead', { updated: 1 });
    refuses('mentorQueries', 'readThread', 400, 'BAD_REQUEST', 'No.');
    await open();
    expect(await screen.findByText('The answers could not be loaded')).toBeVisible();
    expect(marked).toEqual([]);
  });
});
