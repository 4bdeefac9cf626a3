import type { MentorDashboard } from '@plinth/domain/mentors/mentor-dashboard';
import { Annotation } from '@plinth/ui/Annotation';
import { Link } from '@plinth/ui/Link';
import { Skeleton } from '@plinth/ui/Skeleton';
import { Text } from '@plinth/ui/Text';
import type { UseQueryResult } from '@tanstack/react-query';
import { QueryPanel } from '../../../parts/QueryPanel/QueryPanel.tsx';
import { mentorHref } from '../mentor-href.ts';
import * as css from './dashboard.css.ts';

type GroupsPanelProps = { cohortId: string; dashboard: UseQueryResult<MentorDashboard> };

/** The guide's groups; their performance has a separate page if the cohort has a leaderboard. */
export function GroupsPanel({ cohortId, dashboard }: GroupsPanelProps) {
  return (
    <QueryPanel
      title="Your groups"
      query={dashboard}
      skeleton={['a', 'b'].map((row) => <Skeleton key={row} shape="row" />)}
    >
      {({ groups, isLeaderBoardAllowed, isLocalizedLeaderboard }) =>
        groups.length === 0 ? (
          <Text secondary>
            No group is assigned to you yet. The school assigns them; their learners and hand-ins appear here
            then.
          </Text>
        ) : (
          <>
            <ul className={css.rows}>
              {groups.map(({ groupId, title, learnerCount }) => (
                <li key={groupId} className={css.row}>
                  <Text strong>{title}</Text>
                  <Annotation>
                    {learnerCount} {learnerCount === 1 ? 'learner' : 'learners'}
                  </Annotation>
                </li>
              ))}
            </ul>
            <p>
              <Link href={mentorHref(cohortId, 'health')}>Who is at risk, and why</Link>
            </p>
            {(isLeaderBoardAllowed || isLocalizedLeaderboard) && (
              <p>
                <Link href={mentorHref(cohortId, 'group-performance')}>Their progress</Link>
              </p>
            )}
          </>
        )
      }
    </QueryPanel>
  );
}
