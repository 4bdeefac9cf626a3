import { expect, it } from 'vitest';
import { visualParts } from './visual-parts.ts';

const drawn = (line: string) => visualParts(line).map(({ text, isRtl }) => [text, isRtl]);

it('a left-to-right line stays as it is', () => {
  expect(drawn('Asha (Pune) 7')).toEqual([['Asha (Pune) 7', false]]);
});

it('a right-to-left name is one part', () => {
  expect(drawn('محمد العلي')).toEqual([['محمد العلي', true]]);
});

it('a number after a right-to-left name is placed to the left of it', () => {
  expect(drawn('محمد 12')).toEqual([
    ['12', false],
    ['محمد ', true],
  ]);
});

it('a right-to-left name within a left-to-right line stays in its place, and its brackets are mirrored', () => {
  expect(drawn('Paid by שרה (כהן) today')).toEqual([
    ['Paid by ', false],
    ['שרה )כהן(', true],
    [' today', false],
  ]);
});
