import { describe, expect, it } from 'vitest';
import { answerFor } from './answer-for.ts';

const origin = 'https://school.example.org';

describe('service worker responses', () => {
  it.each([
    ['GET', 'navigate', '/learn/019d/curriculum?cid=1', 'shell'],
    ['GET', 'navigate', '/learner-hub', 'shell'],
    ['GET', 'navigate', '/', 'site-page'],
    ['GET', 'navigate', '/courses/parametric-design', 'site-page'],
    ['GET', 'navigate', '/outbox', 'leave'],
    ['GET', 'navigate', '/api/docs', 'leave'],
    ['GET', 'no-cors', '/_lms/assets/index-abc.js', 'asset'],
    ['GET', 'cors', '/_astro/page.abc.js', 'leave'],
    ['GET', 'cors', '/v1/client/user/data-profile', 'leave'],
    ['PUT', 'cors', '/v2/client/lms/1/nodes/states', 'leave'],
    ['GET', 'no-cors', '/media/course/0.mp4', 'leave'],
    ['GET', 'no-cors', '/media/course/0af3.jpg', 'picture'],
    ['GET', 'cors', '/media/course/0af3.webp', 'picture'],
    ['GET', 'no-cors', '/media/public/profiles/0af3.jpg', 'leave'],
    ['GET', 'no-cors', 'https://elsewhere.example.org/_lms/assets/x.js', 'leave'],
  ])('%s %s %s: %s', (method, mode, path, answer) => {
    expect(answerFor({ method, mode, url: new URL(path, origin).href }, origin)).toBe(answer);
  });
});
