import { hasCapstone } from '@plinth/domain/cohorts/has-capstone';
import { createFileRoute, redirect } from '@tanstack/react-router';
import { CapstonePage } from '../../../../areas/learn/capstone/CapstonePage.tsx';
import { cohortQuery } from '../../../../data/cohorts.ts';
import { contentQuery } from '../../../../data/content.ts';
import { outlineQuery } from '../../../../data/curriculum.ts';
import { given } from '../../../../parts/address-values.ts';
import { textOf } from '../../../../shell/search-values.ts';

export const Route = createFileRoute('/_auth/learn/$cohortId/capstone')({
  // sid is the stage, cid the content.
  validateSearch: (search: Record<string, unknown>) =>
    given({ sid: textOf(search.sid), cid: textOf(search.cid) }),
  // A course without a capstone redirects to the dashboard; a failed load is reported by the page.
  beforeLoad: async ({ context: { queryClient }, params }) => {
    const facts = await queryClient.ensureQueryData(cohortQuery(params.cohortId)).catch(() => null);
    if (facts && !hasCapstone(facts.cohort))
      throw redirect({ to: '/learn/$cohortId/dashboard', params, replace: true });
  },
  loaderDeps: ({ search: { cid, preview } }) => ({ cid, preview }),
  loader: ({ context: { queryClient }, params: { cohortId }, deps }) => {
    const part = { cohortId, namespace: 'CAPSTONE', isPreview: deps.preview ?? false } as const;
    void queryClient.prefetchQuery(outlineQuery(part));
    if (deps.cid) void queryClient.prefetchQuery(contentQuery({ ...part, nodeId: deps.cid }));
  },
  component: Capstone,
});

function Capstone() {
  const { cohortId } = Route.useParams();
  const { sid, cid, preview = false } = Route.useSearch();
  return (
    <CapstonePage
      part={{ cohortId, namespace: 'CAPSTONE', isPreview: preview }}
      stageId={sid ?? null}
      nodeId={cid ?? null}
    />
  );
}
