/** The buckets of scroll depth, in per cent. */
export const SCROLL_DEPTH_BUCKETS = [0, 10, 25, 50, 75, 90, 100] as const;
export type ScrollDepth = (typeof SCROLL_DEPTH_BUCKETS)[number];

/** Returns the highest bucket that a scroll percentage has reached. */
export function scrollDepth(percentage: number): ScrollDepth {
  return SCROLL_DEPTH_BUCKETS.findLast((bucket) => percentage >= bucket) ?? 0;
}
