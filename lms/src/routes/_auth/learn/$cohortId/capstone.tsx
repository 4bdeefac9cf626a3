import { cohortCan } from '@plinth/domain/cohorts/cohort-can';
import { hasCapstone } from '@plinth/domain/cohorts/has-capstone';
import { createFileRoute, redirect } from '@tanstack/react-router';
import { CapstonePage } from '../../../../areas/learn/capstone/CapstonePage.tsx';
import { cohortQuery } from '../../../../data/cohorts.ts';
import { contentQuery } from '../../../../data/content.ts';
import { outlineQuery } from '../../../../data/curriculum.ts';
import { prefetchIfOpen } from '../../../../data/prefetch-if-open.ts';
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
  loader: ({ context: { queryClient }, params: { cohortId }, deps: { cid, preview = false } }) => {
    const part = { cohortId, namespace: 'CAPSTONE', isPreview: preview } as const;
    // A preview is not locked.
    const lock = preview ? () => ({ allowed: true }) as const : cohortCan.openCapstone;
    void prefetchIfOpen(queryClient, cohortId, lock, outlineQuery(part));
    if (cid) void prefetchIfOpen(queryClient, cohortId, lock, contentQuery({ ...part, nodeId: cid }));
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
