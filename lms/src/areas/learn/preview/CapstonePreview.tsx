import { hasCapstone } from '@plinth/domain/cohorts/has-capstone';
import { areaPagePath } from '@plinth/domain/navigation/learner-pages';
import { useQuery } from '@tanstack/react-query';
import { Navigate, useSearch } from '@tanstack/react-router';
import { cohortQuery } from '../../../data/cohorts.ts';
import { textOf } from '../../../shell/search-values.ts';
import { CapstonePage } from '../capstone/CapstonePage.tsx';
import type { PreviewProps } from './preview-props.ts';

/** The capstone as its mentors read it; a course without one redirects to the dashboard. */
export function CapstonePreview({ cohortId, area }: PreviewProps) {
  const search: Record<string, unknown> = useSearch({ strict: false });
  const cohort = useQuery(cohortQuery(cohortId)).data?.cohort;
  if (cohort && !hasCapstone(cohort))
    return <Navigate to={areaPagePath(area, cohortId, 'dashboard')} replace />;
  return (
    <CapstonePage
      part={{ cohortId, namespace: 'CAPSTONE', isPreview: true, area }}
      stageId={textOf(search.sid) ?? null}
      nodeId={textOf(search.cid) ?? null}
    />
  );
}
