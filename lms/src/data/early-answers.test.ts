import { afterEach, expect, it } from 'vitest';
import { dropEarlyAnswers, earlyAnswersCame, takeEarlyAnswer } from './early-answers.ts';

afterEach(dropEarlyAnswers);

it('P-7 gives out an early answer once, and none that was forgotten', () => {
  const answer = Promise.resolve(new Response('{}'));
  window.plinthEarly = { 'https://school/a': answer, 'https://school/b': answer };
  expect(takeEarlyAnswer('https://school/a')).toBe(answer);
  expect(takeEarlyAnswer('https://school/a')).toBeUndefined();
  dropEarlyAnswers();
  expect(takeEarlyAnswer('https://school/b')).toBeUndefined();
});

it('P-7 the first screen can wait for the answers that were given out, and for no other', async () => {
  const never = new Promise<Response>(() => {});
  let send: (response: Response) => void = () => {};
  const late = new Promise<Response>((resolve) => {
    send = resolve;
  });
  window.plinthEarly = { 'https://school/c': late, 'https://school/d': never };
  takeEarlyAnswer('https://school/c');
  let hasCome = false;
  const came = earlyAnswersCame().then(() => {
    hasCome = true;
  });
  await Promise.resolve();
  expect(hasCome).toBe(false);
  send(new Response('{}'));
  await came;
  expect(hasCome).toBe(true);
});
