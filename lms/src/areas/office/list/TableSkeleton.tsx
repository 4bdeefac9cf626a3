import { Skeleton } from '@plinth/ui/Skeleton';
import * as css from './list.css.ts';

const ROWS = ['a', 'b', 'c', 'd', 'e', 'f'];

/** The shape of a table while its rows load. */
export const TableSkeleton = () => (
  <div className={css.bones}>
    {ROWS.map((row) => (
      <div key={row} className={css.bone}>
        <Skeleton shape="text" width="most" />
        <Skeleton shape="text" width="half" />
        <Skeleton shape="annotation" width="half" />
      </div>
    ))}
  </div>
);
