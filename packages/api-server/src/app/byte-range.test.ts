import { describe, expect, it } from 'vitest';
import { byteRange } from './byte-range.ts';

describe('byteRange', () => {
  it.each([
    ['bytes=0-', 100, { start: 0, end: 99 }],
    ['bytes=-10', 100, { start: 90, end: 99 }],
    ['bytes=-500', 100, { start: 0, end: 99 }],
    ['bytes=20-500', 100, { start: 20, end: 99 }],
    ['bytes=20-20', 100, { start: 20, end: 20 }],
    ['bytes=100-', 100, 'outside'],
    ['bytes=5-2', 100, null],
    ['Bytes=20-', 100, { start: 20, end: 99 }],
    ['bytes=-0', 100, 'outside'],
    ['bytes=0-', 0, 'outside'],
    ['bytes=-', 100, null],
    ['bytes=0-1,5-6', 100, null],
    ['items=0-5', 100, null],
    [undefined, 100, null],
  ])('reads the range %s of %i bytes', (header, size, range) => {
    expect(byteRange(header, size)).toEqual(range);
  });
});
