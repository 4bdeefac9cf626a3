import { createFileRoute } from '@tanstack/react-router';
import { OfficePage } from '../../../../areas/office/OfficePage.tsx';
import { PeoplePage } from '../../../../areas/office/people/PeoplePage.tsx';
import { peopleFilter } from '../../../../areas/office/people/people-filter.ts';
import { cohortChoicesQuery, peopleQuery } from '../../../../data/office-people.ts';
import { textsOf } from '../../../../shell/search-values.ts';

export const Route = createFileRoute('/_auth/office/people/')({
  validateSearch: textsOf,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => {
    void context.queryClient.prefetchQuery(peopleQuery(peopleFilter.pageOf(deps)));
    void context.queryClient.prefetchQuery(cohortChoicesQuery());
  },
  head: () => ({ meta: [{ title: `People | Office | ${__SCHOOL_NAME__}` }] }),
  component: () => (
    <OfficePage needs="people.read">
      <PeoplePage />
    </OfficePage>
  ),
});
