import { expect, it } from 'vitest';
import { wholeNumberOf } from './whole-number-of.ts';

it.each([
  ['', null],
  ['x', null],
  ['0', 0],
  ['12', 12],
  ['१२', 12],
  ['2,5', 2],
  ['1 000', 1],
  ['12345', 1234],
])('the typed number %j is read as %j', (typed, number) => {
  expect(wholeNumberOf(typed)).toBe(number);
});
