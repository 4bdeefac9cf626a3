import { Skeleton } from '@plinth/ui/Skeleton';
import * as papers from '../../parts/papers-page.css.ts';

/** A page of the hub before it has loaded: banner, panels. */
export function PlacementBones() {
  return (
    <div className={papers.page} role="status" aria-busy="true" aria-label="The placement hub is loading">
      <Skeleton shape="block" />
      <Skeleton shape="block" />
    </div>
  );
}
