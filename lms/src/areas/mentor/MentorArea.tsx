import { areaPagePath } from '@plinth/domain/navigation/learner-pages';
import { mentorSideNavigation } from '@plinth/domain/navigation/side-navigation';
import { Navigate } from '@tanstack/react-router';
import { type ComponentType, Suspense } from 'react';
import { PageBones } from '../../parts/PageBones.tsx';
import { CohortFrame, type CohortSeat } from '../../shell/CohortFrame.tsx';
import { LazyAppPage } from '../../shell/LazyAppPage.tsx';
import { NotFoundPage } from '../../shell/NotFoundPage.tsx';
import { COHORT_PAGES, OWN_PAGES } from './pages.ts';

const GUIDE: CohortSeat = {
  hub: '/ig-hub',
  certain: (cohortId) =>
    ['Dashboard', 'Curriculum'].map((label) => ({
      page: label.toLowerCase(),
      label,
      path: areaPagePath('mentor', cohortId, label.toLowerCase()),
      isLocked: false,
      reason: null,
    })),
  entries: mentorSideNavigation,
};

type MentorAreaProps = {
  path: string;
  /** The pages of a cohort that another area draws. */
  coursePages: Record<string, ComponentType<{ cohortId: string }>>;
};

/** Finds the page of an address under /mentor: an own page of the guide (D-08), or one of a cohort. */
export function MentorArea({ path, coursePages }: MentorAreaProps) {
  const [first = '', page = '', ...more] = path.split('/');
  const Own = OWN_PAGES[first];
  if (Own && page === '')
    return (
      <LazyAppPage>
        <Own />
      </LazyAppPage>
    );
  if (first !== '' && page === '')
    return <Navigate to={areaPagePath('mentor', first, 'dashboard')} replace />;
  const Page = COHORT_PAGES[page] ?? coursePages[page];
  if (!Page || more.length > 0) return <NotFoundPage />;
  return (
    <CohortFrame cohortId={first} page={page} isPreview={false} seat={GUIDE}>
      <Suspense fallback={<PageBones />}>
        <Page cohortId={first} />
      </Suspense>
    </CohortFrame>
  );
}
