import { Skeleton } from '@plinth/ui/Skeleton';
import * as css from './PageSkeleton.css.ts';

const PANELS = ['a', 'b', 'c'];

/** The shape of a page whose own file has not come yet: its title, and panels under it. */
export const PageSkeleton = () => (
  <div role="status" aria-busy="true" aria-label="The page is loading" className={css.page}>
    <Skeleton shape="heading" width="third" />
    {PANELS.map((panel) => (
      <Skeleton key={panel} shape="block" />
    ))}
  </div>
);
