import { describe, expect, it } from 'vitest';
import { answersQuestion } from './answers-question.ts';
import { type FoundText, rankPages } from './rank-pages.ts';

const text = (pageId: string, words: number[], heads: number[] = [], isPage = false): FoundText => ({
  pageId,
  isPage,
  words,
  heads,
});
const rank = (terms: number, found: FoundText[], worthOf: (pageId: string) => number = () => 1) =>
  rankPages({ terms, pages: 60, worthOf }, found).pages;
const ids = (pages: { pageId: string }[]) => pages.map(({ pageId }) => pageId);

describe('ranking the pages found by a search', () => {
  it('FIND-01 FIND-02 a title ranks above a heading, a heading above body text, and many matches above few', () => {
    const found = [
      text('little', [0]),
      ...Array.from({ length: 4 }, () => text('much', [0])),
      text('heading', [0], [0]),
      text('title', [0], [0], true),
      text('heading', [0]),
    ];
    expect(ids(rank(1, found))).toEqual(['title', 'heading', 'much', 'little']);
  });

  it('FIND-02 a page that matches all terms ranks above one that matches a single term often', () => {
    const found = [...Array.from({ length: 9 }, () => text('part', [0])), text('all', [0, 1])];
    expect(ids(rank(2, found))).toEqual(['all', 'part']);
  });

  it('FIND-02 a lesson ranks above a task with the same match', () => {
    const found = [text('a-task', [0], [0], true), text('lesson', [0], [0], true)];
    expect(ids(rank(1, found, (pageId) => (pageId === 'a-task' ? 0.6 : 1)))).toEqual(['lesson', 'a-task']);
  });

  it('FIND-02 if one of the terms occurs nowhere in the course, no page counts as an answer', () => {
    const common = Array.from({ length: 30 }, (_, page) => text(`page-${page}`, [0]));
    expect(rank(2, common).filter(answersQuestion)).toEqual([]);
    expect(rank(1, common).filter(answersQuestion)).toHaveLength(30);
  });

  it('FIND-01 nothing found yields no pages', () => {
    expect(rank(3, [])).toEqual([]);
  });
});
