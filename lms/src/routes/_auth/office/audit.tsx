import { createFileRoute } from '@tanstack/react-router';
import { AuditPage } from '../../../areas/office/audit/AuditPage.tsx';
import { auditFilter } from '../../../areas/office/audit/audit-filter.ts';
import { OfficePage } from '../../../areas/office/OfficePage.tsx';
import { auditEntriesQuery } from '../../../data/audit-entries.ts';
import { textsOf } from '../../../shell/search-values.ts';

export const Route = createFileRoute('/_auth/office/audit')({
  validateSearch: textsOf,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => {
    void context.queryClient.prefetchQuery(auditEntriesQuery(auditFilter.pageOf(deps)));
  },
  head: () => ({ meta: [{ title: `Audit log | Office | ${__SCHOOL_NAME__}` }] }),
  component: () => (
    <OfficePage needs="audit.read">
      <AuditPage />
    </OfficePage>
  ),
});
