import { Skeleton } from '@plinth/ui/Skeleton';
import * as css from './PageSkeleton.css.ts';

const PANELS = ['a', 'b', 'c'];

/** The placeholder of a page whose code has not loaded yet: its title, with panels under it. */
export const PageSkeleton = () => (
  <div role="status" aria-busy="true" aria-label="The page is loading" className={css.page}>
    <Skeleton shape="heading" width="third" />
    {PANELS.map((panel) => (
      <Skeleton key={panel} shape="block" />
    ))}
  </div>
);
