import { Skeleton } from '@plinth/ui/Skeleton';
import * as css from './link-rows.css.ts';

const BONES = ['a', 'b', 'c', 'd', 'e'];

/** The shape of a list of links while it loads; what waits for it is said by the `LoadState` around it. */
export const RowBones = () => (
  <div className={css.list}>
    {BONES.map((bone) => (
      <div key={bone} className={css.bone}>
        <Skeleton shape="text" width="half" />
        <Skeleton shape="annotation" width="third" />
      </div>
    ))}
  </div>
);
