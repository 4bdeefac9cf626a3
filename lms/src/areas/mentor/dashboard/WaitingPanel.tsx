import type { MentorDashboard } from '@plinth/domain/mentors/mentor-dashboard';
import { Skeleton } from '@plinth/ui/Skeleton';
import type { UseQueryResult } from '@tanstack/react-query';
import { QueryPanel } from '../../../parts/QueryPanel/QueryPanel.tsx';
import { mentorHref } from '../mentor-href.ts';
import * as css from './dashboard.css.ts';

type WaitingPanelProps = { cohortId: string; dashboard: UseQueryResult<MentorDashboard> };

/** What waits for the guide, each number with a link to the list of exactly these. */
export function WaitingPanel({ cohortId, dashboard }: WaitingPanelProps) {
  return (
    <QueryPanel
      title="Waiting for you"
      query={dashboard}
      emphasis="strong"
      skeleton={
        <div className={css.waiting}>
          <Skeleton shape="heading" width="third" />
          <Skeleton shape="heading" width="third" />
        </div>
      }
    >
      {({ openQueries, tasksToAssess }) => (
        <div className={css.waiting}>
          <Waiting
            count={openQueries}
            what={openQueries === 1 ? 'open query' : 'open queries'}
            href={mentorHref(cohortId, 'queries', { assigned: 'me-or-nobody' })}
          />
          <Waiting
            count={tasksToAssess}
            what={tasksToAssess === 1 ? 'hand-in to assess' : 'hand-ins to assess'}
            href={mentorHref(cohortId, 'task-assessment')}
          />
        </div>
      )}
    </QueryPanel>
  );
}

function Waiting({ count, what, href }: { count: number; what: string; href: string }) {
  return (
    <a className={css.count} href={href}>
      <span className={css.number}>{count}</span> <span className={css.what}>{what}</span>
    </a>
  );
}
