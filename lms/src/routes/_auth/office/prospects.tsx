import { createFileRoute } from '@tanstack/react-router';
import { OfficePage } from '../../../areas/office/OfficePage.tsx';
import { ProspectsPage } from '../../../areas/office/prospects/ProspectsPage.tsx';
import { prospectFilter } from '../../../areas/office/prospects/prospect-filter.ts';
import { prospectsQuery } from '../../../data/prospects.ts';
import { textsOf } from '../../../shell/search-values.ts';

export const Route = createFileRoute('/_auth/office/prospects')({
  validateSearch: textsOf,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => {
    void context.queryClient.prefetchQuery(prospectsQuery(prospectFilter.pageOf(deps)));
  },
  head: () => ({ meta: [{ title: `Prospects | Office | ${__SCHOOL_NAME__}` }] }),
  component: () => (
    <OfficePage needs="admissions.manage">
      <ProspectsPage />
    </OfficePage>
  ),
});
