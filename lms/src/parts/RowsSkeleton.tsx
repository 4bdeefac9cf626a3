import { Skeleton } from '@plinth/ui/Skeleton';
import * as css from './link-rows.css.ts';

const ROWS = ['a', 'b', 'c', 'd', 'e'];

/** The placeholder of a list of links while it loads; the surrounding `LoadState` names what is loading. */
export const RowsSkeleton = () => (
  <div className={css.list}>
    {ROWS.map((skeletonRow) => (
      <div key={skeletonRow} className={css.skeletonRow}>
        <Skeleton shape="text" width="half" />
        <Skeleton shape="annotation" width="third" />
      </div>
    ))}
  </div>
);
