import { ListPage } from '../../list/ListPage.tsx';
import { GroupsTab } from './GroupsTab.tsx';

/** The groups of a cohort as a page of the office. */
export function GroupsPage({ cohortId }: { cohortId: string }) {
  return (
    <ListPage
      sheet="O-310"
      title="Groups"
      lead="Who learns together, who guides them, and who has no group yet."
    >
      <GroupsTab cohortId={cohortId} />
    </ListPage>
  );
}
