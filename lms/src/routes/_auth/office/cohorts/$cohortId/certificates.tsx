import { createFileRoute } from '@tanstack/react-router';
import { CertificatesPage } from '../../../../../areas/office/cohorts/certificates/CertificatesPage.tsx';
import { textsOf } from '../../../../../shell/search-values.ts';

export const Route = createFileRoute('/_auth/office/cohorts/$cohortId/certificates')({
  validateSearch: textsOf,
  head: () => ({ meta: [{ title: `Certificates | Office | ${__SCHOOL_NAME__}` }] }),
  component: Page,
});

function Page() {
  const { cohortId } = Route.useParams();
  return <CertificatesPage key={cohortId} cohortId={cohortId} />;
}
