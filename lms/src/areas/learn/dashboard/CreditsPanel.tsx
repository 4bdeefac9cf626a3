import { creditHealthText } from '@plinth/domain/progress/credit-health';
import { Annotation } from '@plinth/ui/Annotation';
import { Skeleton } from '@plinth/ui/Skeleton';
import { Text } from '@plinth/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { dashboardQuery } from '../../../data/dashboards.ts';
import { QueryPanel } from '../../../parts/QueryPanel/QueryPanel.tsx';
import * as css from './DashboardPage.css.ts';
import { dashboardCard } from './dashboard-card.ts';

/** Credits and rank, and how the credits developed. */
export function CreditsPanel({ cohortId }: { cohortId: string }) {
  return (
    <QueryPanel
      title="Leaderboard"
      query={useQuery(dashboardQuery(cohortId))}
      skeleton={
        <>
          <Skeleton shape="heading" width="half" />
          <Skeleton shape="text" width="most" />
        </>
      }
    >
      {(data) => {
        const board = dashboardCard(data, 'LEADERBOARD')?.data;
        return (
          <>
            {board && (
              <div className={css.levels}>
                <span className={css.levelOf}>
                  <span className={css.level}>{board.credits}</span>
                  <Annotation>{board.credits === 1 ? 'credit' : 'credits'}</Annotation>
                </span>
                <span className={css.levelOf}>
                  <span className={css.level}>{board.rank ?? '–'}</span>
                  <Annotation>
                    {board.rank === null ? 'not ranked yet' : `of ${board.learners} learners`}
                  </Annotation>
                </span>
              </div>
            )}
            <Text secondary>{creditHealthText(data.creditHealth)}</Text>
          </>
        );
      }}
    </QueryPanel>
  );
}
