import { expect, it } from 'vitest';
import { readDecimal } from './read-decimal.ts';

it.each([
  ['2.5', 2.5],
  ['2,5', 2.5],
  [' 85,125 ', 85.125],
  ['0', 0],
  ['२.५', 2.5],
  ['٢٫٥', 2.5],
  ['\u200E2.5\u00A0', 2.5],
  ['2²', null],
  ['2½', null],
  ['', null],
  ['2,5,5', null],
  ['1.000,5', null],
  ['-1', null],
  ['1e3', null],
  ['2.', null],
  ['two', null],
])('VALID-46 %j is read as the number %s', (text, number) => {
  expect(readDecimal(text)).toBe(number);
});
