import { Skeleton } from '@plinth/ui/Skeleton';
import * as css from './list-rows.css.ts';

const BONES = ['a', 'b', 'c', 'd', 'e'];

/** A list of a guide while it loads. */
export function RowBones({ label }: { label: string }) {
  return (
    <div role="status" aria-busy="true" aria-label={label} className={css.list}>
      {BONES.map((bone) => (
        <div key={bone} className={css.bone}>
          <Skeleton shape="text" width="half" />
          <Skeleton shape="annotation" width="third" />
        </div>
      ))}
    </div>
  );
}
