import { cx } from '../../private/cx.ts';
import * as css from './Skeleton.css.ts';

export type SkeletonProps = {
  shape: keyof typeof css.shape;
  width?: keyof typeof css.width | undefined;
};

/**
 * Stands where something will stand, in its size. Build the skeleton of a screen from its real layout and
 * put `aria-busy` and a label on the region around it; the shapes themselves are silent.
 */
export function Skeleton({ shape, width = 'full' }: SkeletonProps) {
  return (
    <span
      aria-hidden="true"
      className={cx(css.skeleton, css.shape[shape], shape !== 'avatar' && css.width[width])}
    />
  );
}
