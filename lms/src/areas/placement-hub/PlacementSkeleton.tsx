import { Skeleton } from '@plinth/ui/Skeleton';
import * as listPage from '../../parts/list-page.css.ts';

/** The skeleton of a hub page: banner and panels. */
export function PlacementSkeleton() {
  return (
    <div className={listPage.page} role="status" aria-busy="true" aria-label="The placement hub is loading">
      <Skeleton shape="block" />
      <Skeleton shape="block" />
    </div>
  );
}
