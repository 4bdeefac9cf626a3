import { Skeleton } from '@plinth/ui/Skeleton';
import * as css from '../placement.css.ts';

/** The skeleton of the form. */
export function FormSkeleton() {
  return (
    <div className={css.form}>
      <Skeleton shape="block" />
      <Skeleton shape="block" />
      <Skeleton shape="block" />
    </div>
  );
}
