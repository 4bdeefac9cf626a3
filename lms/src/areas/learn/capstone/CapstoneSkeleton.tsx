import { Skeleton } from '@plinth/ui/Skeleton';
import * as css from './capstone.css.ts';

const BONES = ['a', 'b', 'c'];

/** The stages before they have come. */
export function CapstoneSkeleton() {
  return (
    <div role="status" aria-busy="true" aria-label="The capstone is loading" className={css.page}>
      <Skeleton shape="heading" width="third" />
      <Skeleton shape="row" width="full" />
      {BONES.map((bone) => (
        <Skeleton key={bone} shape="block" width="full" />
      ))}
    </div>
  );
}
