import { showsTour } from '@plinth/domain/dashboards/shows-tour';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { dashboardQuery } from '../../../data/dashboards.ts';
import { whenIdle } from '../../../data/when-idle.ts';
import { lazyPart } from '../../../parts/lazy-part.ts';
import { PageHeading } from '../../../parts/PageHeading.tsx';
import { AttendancePanel } from './AttendancePanel.tsx';
import { ContinuePanel } from './ContinuePanel.tsx';
import { CreditsPanel } from './CreditsPanel.tsx';
import * as css from './DashboardPage.css.ts';
import { PendingTasksPanel } from './PendingTasksPanel.tsx';
import { QueriesPanel } from './QueriesPanel.tsx';
import { SchedulePanel } from './SchedulePanel.tsx';
import { SkillsPanel } from './SkillsPanel.tsx';

const DashboardTour = lazyPart(async () => (await import('./DashboardTour.tsx')).DashboardTour);

// These are last in their column and not part of the first view.
const PlacementPanel = lazyPart(async () => {
  await whenIdle();
  return (await import('./PlacementPanel.tsx')).PlacementPanel;
});
const GrowthPanel = lazyPart(async () => {
  await whenIdle();
  return (await import('./GrowthPanel.tsx')).GrowthPanel;
});
const NudgesPanel = lazyPart(async () => {
  await whenIdle();
  return (await import('./NudgesPanel.tsx')).NudgesPanel;
});

/** A learner's progress and next steps (DASH-*). */
export function DashboardPage({ cohortId }: { cohortId: string }) {
  const dashboard = useQuery(dashboardQuery(cohortId));
  const [isTourClosed, setTourClosed] = useState(false);
  const isTourShown = !isTourClosed && showsTour(dashboard.data);

  return (
    <div className={css.page} data-tour="welcome">
      <PageHeading title="Dashboard" cohortId={cohortId} />
      <div className={css.columns}>
        <div className={css.wide}>
          <ContinuePanel cohortId={cohortId} />
          <PendingTasksPanel cohortId={cohortId} />
          <SchedulePanel cohortId={cohortId} />
          <Suspense>
            <PlacementPanel cohortId={cohortId} />
          </Suspense>
        </div>
        <div className={css.slim}>
          <AttendancePanel cohortId={cohortId} />
          <CreditsPanel cohortId={cohortId} />
          <SkillsPanel cohortId={cohortId} />
          <QueriesPanel cohortId={cohortId} />
          <Suspense>
            <GrowthPanel cohortId={cohortId} />
          </Suspense>
          <Suspense>
            <NudgesPanel cohortId={cohortId} />
          </Suspense>
        </div>
      </div>
      {isTourShown && (
        <Suspense>
          <DashboardTour cohortId={cohortId} onClose={() => setTourClosed(true)} />
        </Suspense>
      )}
    </div>
  );
}
