import { areaPagePath, type CohortArea } from '@plinth/domain/navigation/learner-pages';
import { Button } from '@plinth/ui/Button';
import { LockedState } from '@plinth/ui/LockedState';
import type { ReactNode } from 'react';
import { PageTitle } from './PageTitle.tsx';

type LockedPageProps = {
  title: string;
  area: CohortArea;
  cohortId: string;
  /** Why it is locked, and when or how it opens. */
  children: ReactNode;
};

/** A page of a cohort that is not open now, with the way back to the dashboard. */
export const LockedPage = ({ title, area, cohortId, children }: LockedPageProps) => (
  <>
    <PageTitle page={title} cohortId={cohortId} />
    <LockedState
      level={1}
      title={title}
      reason={children}
      action={<Button href={areaPagePath(area, cohortId, 'dashboard')}>Go to the dashboard</Button>}
    />
  </>
);
