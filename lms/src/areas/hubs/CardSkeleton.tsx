import { SKELETON_CARDS } from '@plinth/domain/constants/limits';
import { Skeleton } from '@plinth/ui/Skeleton';
import { cards } from '../../parts/CourseCard.css.ts';
import * as css from './LearnerHubPage.css.ts';

/** Four placeholder cards while courses are loading. */
export function CardSkeleton({ label }: { label: string }) {
  return (
    <div className={cards} aria-busy="true" aria-label={label} role="status">
      {Array.from({ length: SKELETON_CARDS }, (_, index) => (
        <div key={`bone-${index + 1}`} className={css.skeletonRow} data-bone="card">
          <Skeleton shape="media" />
          <Skeleton shape="heading" width="half" />
          <Skeleton shape="text" />
        </div>
      ))}
    </div>
  );
}
