import { expect, it } from 'vitest';
import { matchesEtag } from './matches-etag.ts';

it.each([
  ['"abc"', true],
  ['W/"abc"', true],
  ['"x", "abc"', true],
  ['"x",W/"abc" , "y"', true],
  ['"with, comma", "abc"', true],
  ['*', true],
  [' * ', true],
  ['"x"', false],
  ['"x", W/"y"', false],
  ['abc', false],
  ['"ABC"', false],
  ['', false],
  [undefined, false],
])('If-None-Match %s matches the current copy: %s', (header, isKnown) => {
  expect(matchesEtag(header, '"abc"')).toBe(isKnown);
});
