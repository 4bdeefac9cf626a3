import { Skeleton } from '@plinth/ui/Skeleton';
import * as css from './day.css.ts';

const ROWS = ['a', 'b', 'c', 'd', 'e'];

/** Placeholder for the day: its title, its counts, its interviews. */
export function DaySkeleton() {
  return (
    <div className={css.page}>
      <Skeleton shape="heading" width="third" />
      <Skeleton shape="block" />
      {ROWS.map((row) => (
        <Skeleton key={row} shape="row" />
      ))}
    </div>
  );
}
