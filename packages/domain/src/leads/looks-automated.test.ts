import { expect, it } from 'vitest';
import { looksAutomated } from './looks-automated.ts';

it.each([
  { what: {}, automated: false },
  { what: { website: '', filledInMs: 800 }, automated: false },
  { what: { filledInMs: 799 }, automated: true },
  { what: { filledInMs: 0 }, automated: true },
  { what: { website: 'https://spam.test' }, automated: true },
  { what: { website: 'x', filledInMs: 60_000 }, automated: true },
])('API-230 a form with $what is of a machine: $automated', ({ what, automated }) => {
  expect(looksAutomated(what)).toBe(automated);
});
