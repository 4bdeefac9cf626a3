import { Skeleton } from '@plinth/ui/Skeleton';
import * as css from './LessonPage.css.ts';

const LINES = ['a', 'b', 'c', 'd', 'e', 'f'];

/** Placeholder for a lesson while it loads, in its layout. */
export function LessonSkeleton() {
  return (
    <div className={css.layout} role="status" aria-busy="true" aria-label="The page is loading">
      <div className={css.reading}>
        <Skeleton shape="annotation" width="third" />
        <Skeleton shape="heading" width="most" />
        <Skeleton shape="text" width="half" />
        {LINES.map((line, index) => (
          <Skeleton key={line} shape="text" width={index % 3 === 2 ? 'half' : 'most'} />
        ))}
        <Skeleton shape="block" width="most" />
      </div>
    </div>
  );
}
