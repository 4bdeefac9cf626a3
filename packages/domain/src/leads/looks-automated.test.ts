import { expect, it } from 'vitest';
import { looksAutomated, TRAP_FIELD } from './looks-automated.ts';

it.each([
  { what: {}, automated: false },
  { what: { leaveEmpty: '', filledInMs: 800 }, automated: false },
  { what: { filledInMs: 799 }, automated: true },
  { what: { filledInMs: 0 }, automated: true },
  { what: { leaveEmpty: 'https://spam.test' }, automated: true },
  { what: { leaveEmpty: 'x', filledInMs: 60_000 }, automated: true },
  { what: { website: 'https://spam.test' }, automated: true },
])('API-230 a form with $what looks automated: $automated', ({ what, automated }) => {
  expect(looksAutomated(what)).toBe(automated);
});

it.each(
  'name mail user login phone tel mobile address street city state zip postal country company organi title url web site page home link birth gender age card message comment subject fax nick confirm'.split(
    ' ',
  ),
)('API-230 the name of the hidden field does not contain the form-filler word "%s"', (word) => {
  expect(TRAP_FIELD.toLowerCase()).not.toContain(word);
});
