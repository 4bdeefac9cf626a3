import { expect, it } from 'vitest';
import { visualParts } from './visual-parts.ts';

const drawn = (line: string) => visualParts(line).map(({ text, isRtl }) => [text, isRtl]);

it('a line from left to right stays as it is', () => {
  expect(drawn('Asha (Pune) 7')).toEqual([['Asha (Pune) 7', false]]);
});

it('a name from right to left is one part', () => {
  expect(drawn('محمد العلي')).toEqual([['محمد العلي', true]]);
});

it('a number after such a name stands to the left of it', () => {
  expect(drawn('محمد 12')).toEqual([
    ['12', false],
    ['محمد ', true],
  ]);
});

it('such a name in a line from left to right stays in its place, and a bracket of its own is turned', () => {
  expect(drawn('Paid by שרה (כהן) today')).toEqual([
    ['Paid by ', false],
    ['שרה )כהן(', true],
    [' today', false],
  ]);
});
