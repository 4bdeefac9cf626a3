import { beforeEach } from 'vitest';
import { QueriesPage } from '../src/areas/learn/queries/QueriesPage.tsx';
import type { QueriesSearch } from '../src/areas/learn/queries/queries-search.ts';
import { session } from '../src/stores/session.ts';
import { aCohort, aPlace, COHORT_ID } from './a-cohort.ts';
import { idOf } from './people.ts';
import { renderPage } from './render-page.tsx';
import { answers } from './server.ts';

/** Asha's page of queries, in a cohort where before each test nothing has been asked. */
export function queriesPage() {
  const seen: QueriesSearch[] = [];
  const redirects: string[] = [];

  beforeEach(() => {
    seen.length = 0;
    redirects.length = 0;
    session.userId = idOf('1');
    answers('cohorts', 'readCohort', { cohort: aCohort() });
    answers('cohorts', 'readCohortUserData', aPlace());
    answers('curriculum', 'index', { nodes: [] });
    answers('mentorQueries', 'readWaitingTime', {
      waiting: { halfMinutes: 300, mostMinutes: 1800, counted: 12, days: 90 },
    });
    answers('mentorQueries', 'markRead', { updated: 1 });
    answers('mentorQueries', 'list', { queries: [], total: 0 });
    answers('mentorQueries', 'readThread', { queryId: idOf('30'), thread: [], total: 0 });
  });

  const open = (search: QueriesSearch = {}, page: 'queries' | 'queries-v2' = 'queries') =>
    renderPage(
      <QueriesPage
        place={{ cohortId: COHORT_ID, page }}
        search={search}
        onSearch={(next) => seen.push(next)}
        onRedirect={(href) => redirects.push(href)}
      />,
    );

  return { open, seen, redirects };
}
