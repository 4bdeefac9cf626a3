import { createFileRoute } from '@tanstack/react-router';
import { OfficePage } from '../../../../areas/office/OfficePage.tsx';
import { PersonPage } from '../../../../areas/office/people/PersonPage.tsx';
import { personQuery } from '../../../../data/office-people.ts';
import { textsOf } from '../../../../shell/search-values.ts';

export const Route = createFileRoute('/_auth/office/people/$userId')({
  validateSearch: textsOf,
  loader: ({ context, params }) => {
    void context.queryClient.prefetchQuery(personQuery(params.userId));
  },
  head: () => ({ meta: [{ title: `A person | Office | ${__SCHOOL_NAME__}` }] }),
  component: Person,
});

function Person() {
  const { userId } = Route.useParams();
  return (
    <OfficePage needs="people.read">
      <PersonPage key={userId} userId={userId} />
    </OfficePage>
  );
}
