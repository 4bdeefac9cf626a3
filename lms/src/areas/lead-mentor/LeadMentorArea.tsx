import { areaPagePath } from '@plinth/domain/navigation/learner-pages';
import { leadMentorSideNavigation } from '@plinth/domain/navigation/side-navigation';
import { Navigate } from '@tanstack/react-router';
import { type ComponentType, Suspense } from 'react';
import { PageBones } from '../../parts/PageBones.tsx';
import { CohortFrame, type CohortSeat } from '../../shell/CohortFrame.tsx';
import { LazyAppPage } from '../../shell/LazyAppPage.tsx';
import { NotFoundPage } from '../../shell/NotFoundPage.tsx';
import { COHORT_PAGES, OWN_PAGES } from './pages.ts';

const LEAD_MENTOR: CohortSeat = {
  hub: '/mentor-hub',
  certain: leadMentorSideNavigation,
  entries: ({ cohortId }) => leadMentorSideNavigation(cohortId),
};

type LeadMentorAreaProps = {
  path: string;
  /** The course as its learners read it, which another area draws. */
  Course: ComponentType<{ cohortId: string }>;
};

/** Finds the page of an address under /lm: an own page of the lead mentor (D-08), or one of a cohort (LEAD-01). */
export function LeadMentorArea({ path, Course }: LeadMentorAreaProps) {
  const [first = '', page = '', ...more] = path.split('/');
  const Own = OWN_PAGES[first];
  if (Own && page === '')
    return (
      <LazyAppPage>
        <Own />
      </LazyAppPage>
    );
  if (first !== '' && page === '') return <Navigate to={areaPagePath('lm', first, 'dashboard')} replace />;
  const Page = COHORT_PAGES[page];
  if (!Page || more.length > 0) return <NotFoundPage />;
  return (
    <CohortFrame cohortId={first} page={page} isPreview={false} seat={LEAD_MENTOR}>
      <Suspense fallback={<PageBones />}>
        <Page cohortId={first} Course={Course} />
      </Suspense>
    </CohortFrame>
  );
}
