import { Skeleton } from '@plinth/ui/Skeleton';
import * as css from './island.css.ts';

/** Shown in place of an application, an offer or an order while it loads. */
export function Reading({ what }: { what: string }) {
  return (
    <section className={css.stack} aria-label={`Loading ${what}`} aria-busy="true">
      <div className={css.tight}>
        <Skeleton shape="annotation" width="third" />
        <Skeleton shape="heading" width="most" />
      </div>
      <Skeleton shape="control" />
      <Skeleton shape="control" />
      <Skeleton shape="block" />
      <Skeleton shape="button" />
    </section>
  );
}
