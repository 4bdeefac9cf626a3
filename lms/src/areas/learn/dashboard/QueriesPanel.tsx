import { Skeleton } from '@plinth/ui/Skeleton';
import { Text } from '@plinth/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { dashboardQuery } from '../../../data/dashboards.ts';
import { QueryPanel } from '../../../parts/QueryPanel/QueryPanel.tsx';
import * as css from './DashboardPage.css.ts';
import { dashboardCard } from './dashboard-card.ts';

/** The state of the learner's questions to mentors. */
export function QueriesPanel({ cohortId }: { cohortId: string }) {
  return (
    <QueryPanel
      title="Queries"
      query={useQuery(dashboardQuery(cohortId))}
      skeleton={
        <>
          <Skeleton shape="text" />
          <Skeleton shape="text" />
          <Skeleton shape="text" />
        </>
      }
    >
      {(data) => {
        const queries = dashboardCard(data, 'QUERY_RESOLUTION')?.data;
        if (!queries || queries.total === 0)
          return (
            <Text secondary>
              You have not asked anything yet. Questions to your mentors, and their answers, are counted here.
            </Text>
          );
        const counts = [
          ['Waiting for an answer', queries.unanswered],
          ['Answered', queries.answered],
          ['Resolved', queries.resolved],
        ] as const;
        return (
          <dl className={css.rows}>
            {counts.map(([label, count]) => (
              <div key={label} className={css.row}>
                <Text as="dt" size="s">
                  {label}
                </Text>
                <dd className={css.figure}>{count}</dd>
              </div>
            ))}
          </dl>
        );
      }}
    </QueryPanel>
  );
}
