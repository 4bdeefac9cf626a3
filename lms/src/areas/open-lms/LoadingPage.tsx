import { Skeleton } from '@plinth/ui/Skeleton';
import * as css from './open-lms.css.ts';

const ROWS = ['a', 'b', 'c', 'd', 'e'];

/** The skeleton of an open course page while it loads: a title, and stops below each other. */
export function LoadingPage() {
  return (
    <div role="status" aria-busy="true" aria-label="The open course is loading" className={css.skeleton}>
      <Skeleton shape="heading" width="half" />
      {ROWS.map((skeletonRow) => (
        <div key={skeletonRow} className={css.boneRow}>
          <Skeleton shape="annotation" width="third" />
          <Skeleton shape="row" />
        </div>
      ))}
    </div>
  );
}
