import { expect, it } from 'vitest';
import { rankSentences } from './rank-sentences.ts';

const found = (name: string, own: number[], more: object = {}) => ({
  name,
  own,
  headed: [],
  beside: [],
  isFirst: false,
  ...more,
});
const RARE = 0;
const COMMON = 1;
const ranked = (...sentences: ReturnType<typeof found>[]) =>
  rankSentences([3, 1], sentences).map(({ name }) => name);

it('FIND-02 the sentences with the rare words are quoted, best match first, and one with only common words is not', () => {
  expect(ranked(found('common', [COMMON]), found('rare', [RARE]), found('both', [RARE, COMMON]))).toEqual([
    'both',
    'rare',
  ]);
});

it('FIND-02 the heading, the position and the words asked beside decide between equally good sentences', () => {
  const sentences = [
    found('alone', [RARE]),
    found('asked beside', [RARE], { beside: [0] }),
    found('first of its text', [RARE], { isFirst: true }),
    found('under the heading', [RARE], { headed: [RARE, COMMON] }),
  ];
  expect(ranked(...sentences)).toEqual(['under the heading', 'first of its text', 'asked beside', 'alone']);
});

it('FIND-02 when only the heading matches, its section is quoted', () => {
  expect(ranked(found('elsewhere', []), found('in the section', [], { headed: [RARE] }))).toEqual([
    'in the section',
  ]);
});
