import { expect, it } from 'vitest';
import { excerptOf } from './excerpt-of.ts';

const LONG = `${'A wall is a stack of layers. '.repeat(12)}The common data environment has four states. ${'It is a workflow. '.repeat(20)}`;

it('FIND-01 a long text is cut to an excerpt around the search word, at word boundaries', () => {
  const piece = excerptOf(LONG, 'environments');
  expect(piece).toContain('The common data environment has four states.');
  expect(piece.length).toBeLessThanOrEqual(166);
  expect(piece).toMatch(/^… \S.*\S …$/);
});

it('FIND-01 finds a word with accents or in another script, even when it is typed without accents', () => {
  expect(excerptOf(LONG.replace('environment', 'façade'), 'FACADE')).toContain('The common data façade has');
  expect(excerptOf(LONG.replace('environment', 'दीवार'), 'दीवार')).toContain('The common data दीवार has');
});

it('FIND-01 a short text is shown whole, and a text without the search word from its beginning', () => {
  expect(excerptOf('  Two\n lines ', 'lines')).toBe('Two lines');
  expect(excerptOf(LONG, 'zebra')).toMatch(/^A wall is/);
});
