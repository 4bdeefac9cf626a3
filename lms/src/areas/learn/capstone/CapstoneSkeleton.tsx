import { Skeleton } from '@plinth/ui/Skeleton';
import * as css from './capstone.css.ts';

const ROWS = ['a', 'b', 'c'];

/** Placeholder for the stages while they load. */
export function CapstoneSkeleton() {
  return (
    <div role="status" aria-busy="true" aria-label="The capstone is loading" className={css.page}>
      <Skeleton shape="heading" width="third" />
      <Skeleton shape="row" width="full" />
      {ROWS.map((skeletonRow) => (
        <Skeleton key={skeletonRow} shape="block" width="full" />
      ))}
    </div>
  );
}
