import { createFileRoute } from '@tanstack/react-router';
import { OnboardingPage } from '../../areas/onboarding/OnboardingPage.tsx';
import { onboardingFormQuery } from '../../data/onboarding.ts';
import { cohortQuery } from '../../data/public-courses.ts';
import { NotFoundPage } from '../../shell/NotFoundPage.tsx';
import { textOf } from '../../shell/search-values.ts';

export const Route = createFileRoute('/_auth/onboarding')({
  validateSearch: (search: Record<string, unknown>) => ({
    cohortId: textOf(search.cohortId),
    page: textOf(search.page) ?? 'landingPage',
    tag: textOf(search.tag) ?? 'onboarding',
  }),
  loaderDeps: ({ search: { cohortId } }) => ({ cohortId }),
  loader: ({ context, deps: { cohortId } }) => {
    if (!cohortId) return;
    void context.queryClient.prefetchQuery(onboardingFormQuery(cohortId));
    void context.queryClient.prefetchQuery(cohortQuery(cohortId));
  },
  head: () => ({ meta: [{ title: `Onboarding | ${__SCHOOL_NAME__}` }] }),
  component: Onboarding,
});

function Onboarding() {
  const { cohortId, page, tag } = Route.useSearch();
  return cohortId ? <OnboardingPage cohortId={cohortId} page={page} tag={tag} /> : <NotFoundPage />;
}
