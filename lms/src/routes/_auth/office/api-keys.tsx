import { createFileRoute } from '@tanstack/react-router';
import { KeysPage } from '../../../areas/office/api-keys/KeysPage.tsx';
import { keyFilter } from '../../../areas/office/api-keys/key-filter.ts';
import { OfficePage } from '../../../areas/office/OfficePage.tsx';
import { keysQuery } from '../../../data/office-keys.ts';
import { textsOf } from '../../../shell/search-values.ts';

export const Route = createFileRoute('/_auth/office/api-keys')({
  validateSearch: textsOf,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => {
    void context.queryClient.prefetchQuery(keysQuery(keyFilter.pageOf(deps)));
  },
  head: () => ({ meta: [{ title: `API keys | Office | ${__SCHOOL_NAME__}` }] }),
  component: () => (
    <OfficePage needs="integrations.manage">
      <KeysPage />
    </OfficePage>
  ),
});
