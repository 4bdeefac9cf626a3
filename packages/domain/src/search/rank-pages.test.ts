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

describe('which page speaks of it', () => {
  it('FIND-01 FIND-02 a title comes before a heading, a heading before a text, and much text before little', () => {
    const found = [
      text('little', [0]),
      ...Array.from({ length: 4 }, () => text('much', [0])),
      text('heading', [0], [0]),
      text('title', [0], [0], true),
      text('heading', [0]),
    ];
    expect(ids(rank(1, found))).toEqual(['title', 'heading', 'much', 'little']);
  });

  it('FIND-02 a page that speaks of all of it comes before one that says a part of it often', () => {
    const found = [...Array.from({ length: 9 }, () => text('part', [0])), text('all', [0, 1])];
    expect(ids(rank(2, found))).toEqual(['all', 'part']);
  });

  it('FIND-02 a lesson comes before a task that says the same', () => {
    const found = [text('a-task', [0], [0], true), text('lesson', [0], [0], true)];
    expect(ids(rank(1, found, (pageId) => (pageId === 'a-task' ? 0.6 : 1)))).toEqual(['lesson', 'a-task']);
  });

  it('FIND-02 where the word that matters is nowhere in the course, no page answers', () => {
    const common = Array.from({ length: 30 }, (_, page) => text(`page-${page}`, [0]));
    expect(rank(2, common).filter(answersQuestion)).toEqual([]);
    expect(rank(1, common).filter(answersQuestion)).toHaveLength(30);
  });

  it('FIND-01 nothing found is no page', () => {
    expect(rank(3, [])).toEqual([]);
  });
});
