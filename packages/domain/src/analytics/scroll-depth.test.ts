import { describe, expect, it } from 'vitest';
import { SCROLL_DEPTH_BUCKETS, scrollDepth } from './scroll-depth.ts';

describe('scroll depth', () => {
  it.each([
    [-5, 0],
    [0, 0],
    [9.9, 0],
    [10, 10],
    [26, 25],
    [74.9, 50],
    [75, 75],
    [95, 90],
    [100, 100],
    [120, 100],
  ])('ANALYTICS-06 %f per cent falls into the bucket %i', (percentage, bucket) => {
    expect([...SCROLL_DEPTH_BUCKETS]).toEqual([0, 10, 25, 50, 75, 90, 100]);
    expect(scrollDepth(percentage)).toBe(bucket);
  });
});
