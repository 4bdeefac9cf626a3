import { afterEach, expect, it } from 'vitest';
import { dropEarlyAnswers, takeEarlyAnswer } from './early-answers.ts';

afterEach(dropEarlyAnswers);

it('P-7 gives out an early answer once, and none that was forgotten', () => {
  const answer = Promise.resolve(new Response('{}'));
  window.plinthEarly = { 'https://school/a': answer, 'https://school/b': answer };
  expect(takeEarlyAnswer('https://school/a')).toBe(answer);
  expect(takeEarlyAnswer('https://school/a')).toBeUndefined();
  dropEarlyAnswers();
  expect(takeEarlyAnswer('https://school/b')).toBeUndefined();
});
