import { Annotation } from '@plinth/ui/Annotation';
import { Skeleton } from '@plinth/ui/Skeleton';
import { Text } from '@plinth/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { dashboardQuery } from '../../../data/dashboards.ts';
import { dayText } from '../../../parts/day-text.ts';
import { ownZone } from '../../../parts/own-zone.ts';
import { QueryPanel } from '../../../parts/QueryPanel/QueryPanel.tsx';
import { stepKind } from '../../../parts/step-kind.ts';
import * as css from './DashboardPage.css.ts';
import { dashboardCard } from './dashboard-card.ts';

/** What was handed in, reviewed and completed, with the latest of each. */
export function GrowthPanel({ cohortId }: { cohortId: string }) {
  const zone = ownZone();
  return (
    <QueryPanel
      title="Growth"
      query={useQuery(dashboardQuery(cohortId))}
      skeleton={
        <>
          <Skeleton shape="heading" width="most" />
          <Skeleton shape="text" />
          <Skeleton shape="text" />
        </>
      }
    >
      {(data) => {
        const growth = dashboardCard(data, 'GROWTH_SHOWCASE')?.data;
        if (!growth) return <Text secondary>What you complete is collected here.</Text>;
        return (
          <>
            <div className={css.levels}>
              {(
                [
                  ['quizzes', growth.completedQuizzes],
                  ['handed in', growth.submittedTasks],
                  ['reviewed', growth.reviewedTasks],
                ] as const
              ).map(([label, count]) => (
                <span key={label} className={css.levelOf}>
                  <span className={css.level}>{count}</span>
                  <Annotation>{label}</Annotation>
                </span>
              ))}
            </div>
            {growth.latest.length > 0 && (
              <ul className={css.rows} aria-label="Last completed">
                {growth.latest.map((item) => (
                  <li key={item.nodeId} className={css.row}>
                    <Text as="span" size="s">
                      {item.title}
                    </Text>
                    <span className={css.whole}>
                      <Annotation dateTime={item.completedAt}>
                        {stepKind(item.type)} · {dayText(item.completedAt, zone)}
                      </Annotation>
                    </span>
                  </li>
                ))}
              </ul>
            )}
          </>
        );
      }}
    </QueryPanel>
  );
}
