import { describe, expect, it } from 'vitest';
import { moveItem } from './move-item.ts';
import { setAt } from './set-at.ts';

describe('setAt', () => {
  const value = { a: 'A', list: [{ b: 'B' }, { b: 'C' }] };

  it.each([
    [['a'], 'X', { ...value, a: 'X' }],
    [['list', 1, 'b'], 'X', { a: 'A', list: [{ b: 'B' }, { b: 'X' }] }],
    [['regions', 'US', 'summary'], 'X', { ...value, regions: { US: { summary: 'X' } } }],
    [['a'], undefined, { list: value.list }],
  ])('%j set to %j changes only that', (path, next, changed) => {
    const before = structuredClone(value);
    expect(setAt(value, path, next)).toEqual(changed);
    expect(value).toEqual(before);
  });

  it('a changed field keeps its position among the others', () => {
    expect(Object.keys(setAt(value, ['a'], 'X') as object)).toEqual(['a', 'list']);
  });
});

describe('moveItem', () => {
  it.each([
    [0, 2, 'bca'],
    [2, 0, 'cab'],
    [1, 1, 'abc'],
  ])('moving from %i to %i gives %s', (from, to, order) => {
    expect(moveItem(['a', 'b', 'c'], from, to).join('')).toBe(order);
  });
});
