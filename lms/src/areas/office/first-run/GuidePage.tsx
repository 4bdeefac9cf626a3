import { useQuery } from '@tanstack/react-query';
import { guideQuery } from '../../../data/office-guide.ts';
import { LoadState } from '../../../parts/LoadState.tsx';
import { ListPage } from '../list/ListPage.tsx';
import { TableSkeleton } from '../list/TableSkeleton.tsx';
import { GuideSteps } from './GuideSteps.tsx';

/** The first-run guide, also after it has left the first page. */
export function GuidePage() {
  return (
    <ListPage
      sheet="O-103"
      title="First steps"
      lead="What takes an empty school to a cohort on sale. A step is done when the school has what it asks for; an open step can be put off."
    >
      <LoadState query={useQuery(guideQuery())} what="The first steps" isPlural skeleton={<TableSkeleton />}>
        {(guide) => <GuideSteps guide={guide} level={2} />}
      </LoadState>
    </ListPage>
  );
}
