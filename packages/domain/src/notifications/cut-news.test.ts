import { describe, expect, it } from 'vitest';
import { cutNews } from './cut-news.ts';

describe('the text of a notification', () => {
  it.each([
    ['is left as it is', 'Hello.', 6, 'Hello.'],
    ['is cut with an ellipsis', 'Hello there.', 8, 'Hello t…'],
    ['is not cut after a space', 'Hello there.', 7, 'Hello…'],
    ['is not cut within a character', '🙂🙂🙂', 2, '🙂…'],
  ])('PLAY-02 %s', (_how, text, max, expected) => {
    expect(cutNews(text, max)).toBe(expected);
  });
});
