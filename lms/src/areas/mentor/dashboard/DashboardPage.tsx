import { useQuery } from '@tanstack/react-query';
import { mentorDashboardQuery } from '../../../data/mentors.ts';
import { HeldSessionsPanel } from '../../../parts/attendance/HeldSessionsPanel.tsx';
import { PageHeading } from '../../../parts/PageHeading.tsx';
import * as page from '../guide-page.css.ts';
import * as css from './dashboard.css.ts';
import { GroupsPanel } from './GroupsPanel.tsx';
import { SessionsPanel } from './SessionsPanel.tsx';
import { TimesPanel } from './TimesPanel.tsx';
import { WaitingPanel } from './WaitingPanel.tsx';

/** A cohort for its guide: what waits, what is next, the guide's response times, and the guide's groups. */
export function DashboardPage({ cohortId }: { cohortId: string }) {
  const dashboard = useQuery(mentorDashboardQuery(cohortId));
  return (
    <div className={page.page}>
      <PageHeading title="Dashboard" cohortId={cohortId} />
      <div className={css.columns}>
        <div className={css.column}>
          <WaitingPanel cohortId={cohortId} dashboard={dashboard} />
          <SessionsPanel dashboard={dashboard} />
          <HeldSessionsPanel cohortId={cohortId} />
        </div>
        <div className={css.column}>
          <TimesPanel cohortId={cohortId} kind="QUERY" />
          <TimesPanel cohortId={cohortId} kind="TASK" />
          <GroupsPanel cohortId={cohortId} dashboard={dashboard} />
        </div>
      </div>
    </div>
  );
}
