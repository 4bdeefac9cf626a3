import { describe, expect, it } from 'vitest';
import { type FoundSentence, rankSentences } from './rank-sentences.ts';

const found = (name: string, own: string[], more: Partial<FoundSentence> = {}) => ({
  name,
  own,
  text: own,
  title: [],
  beside: [],
  ...more,
});
const question = (words: Record<string, number>) => ({ words: new Map(Object.entries(words)), texts: 100 });
const names = (sentences: { name: string }[]) => sentences.map(({ name }) => name);

describe('answers from the course', () => {
  it('API-179 a sentence with the rare words comes before one with the common ones', () => {
    const asked = question({ duct: 3, beam: 4, wall: 60, model: 80 });
    expect(
      names(rankSentences(asked, [found('common', ['wall', 'model']), found('rare', ['duct', 'beam'])])),
    ).toEqual(['rare']);
  });

  it('API-179 what stands around a sentence and over its page decides between sentences that fit alike', () => {
    const asked = question({ clash: 9, test: 9, toler: 9 });
    const sentences = [
      found('alone', ['clash', 'test']),
      found('on the page of clashes', ['clash', 'toler'], { title: ['clash', 'test'] }),
      found('asked beside', ['clash', 'test'], { beside: ['duct'] }),
    ];
    expect(names(rankSentences(asked, sentences))).toEqual([
      'on the page of clashes',
      'asked beside',
      'alone',
    ]);
  });

  it.each([
    ['too few of its words stand in one sentence', { a: 5, b: 5, c: 5 }, found('x', ['a'])],
    [
      'the words that matter are not in the course',
      { best: 40, buy: 0, flight: 0, lisbon: 0 },
      found('x', ['best', 'buy']),
    ],
    ['nothing was found', { a: 5 }, null],
  ])('API-179 nothing is answered when %s', (_what, words, sentence) => {
    expect(rankSentences(question(words as Record<string, number>), sentence ? [sentence] : [])).toEqual([]);
  });
});
