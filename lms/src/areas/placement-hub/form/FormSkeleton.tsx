import { Skeleton } from '@plinth/ui/Skeleton';
import * as css from '../placement.css.ts';

/** The form before it has loaded. */
export function FormSkeleton() {
  return (
    <div className={css.form}>
      <Skeleton shape="block" />
      <Skeleton shape="block" />
      <Skeleton shape="block" />
    </div>
  );
}
