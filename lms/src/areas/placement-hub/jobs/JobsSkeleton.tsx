import { Skeleton } from '@plinth/ui/Skeleton';
import * as css from './jobs.css.ts';

const ROWS = ['a', 'b', 'c', 'd'];

/** Placeholder rows while a list loads. */
export const JobsSkeleton = () => (
  <div className={css.list}>
    {ROWS.map((row) => (
      <div key={row} className={css.skeletonRow}>
        <Skeleton shape="text" width="half" />
        <Skeleton shape="text" width="third" />
        <Skeleton shape="annotation" width="most" />
      </div>
    ))}
  </div>
);
