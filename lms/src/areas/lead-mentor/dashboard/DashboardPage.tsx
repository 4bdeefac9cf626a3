import { Annotation } from '@plinth/ui/Annotation';
import { useQuery } from '@tanstack/react-query';
import { leadDashboardQuery } from '../../../data/lead-mentors.ts';
import { HeldSessionsPanel } from '../../../parts/attendance/HeldSessionsPanel.tsx';
import { PageHeading } from '../../../parts/PageHeading.tsx';
import { PageTitle } from '../../../parts/PageTitle.tsx';
import { isNotYours, NotYourCohort } from '../NotYourCohort.tsx';
import { useLeadSearch } from '../use-lead-search.ts';
import * as css from './dashboard.css.ts';
import { GroupsPanel } from './GroupsPanel.tsx';
import { NextSessionPanel } from './NextSessionPanel.tsx';
import { SessionsPanel } from './SessionsPanel.tsx';
import { TipsPanel } from './TipsPanel.tsx';
import { WeekPanel } from './WeekPanel.tsx';

/** What a lead mentor needs before and after a session of a cohort. */
export function DashboardPage({ cohortId }: { cohortId: string }) {
  const search = useLeadSearch();
  const { data, error } = useQuery(leadDashboardQuery(cohortId));
  if (isNotYours(error)) return <NotYourCohort error={error} />;
  const learners = data?.learnerCount;
  return (
    <div className={css.page}>
      <PageTitle page="Lead mentor" cohortId={cohortId} />
      <div className={css.head}>
        <PageHeading title="Dashboard" />
        {learners !== undefined && (
          <Annotation>{learners === 1 ? '1 learner' : `${learners} learners`} in this cohort</Annotation>
        )}
      </div>
      <div className={css.columns}>
        <div className={css.wide}>
          <NextSessionPanel cohortId={cohortId} />
          <TipsPanel cohortId={cohortId} search={search} />
        </div>
        <div className={css.slim}>
          <WeekPanel cohortId={cohortId} search={search} />
          <SessionsPanel cohortId={cohortId} />
          <HeldSessionsPanel cohortId={cohortId} />
          <GroupsPanel cohortId={cohortId} />
        </div>
      </div>
    </div>
  );
}
