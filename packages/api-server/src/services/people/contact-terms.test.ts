import { expect, it } from 'vitest';
import { contactTerms } from './contact-terms.ts';

it.each([
  ['98765 43210', ['9876543210']],
  ['098765-43210', ['9876543210']],
  ['+91 98765 43210', ['919876543210']],
  ['0091 98765 43210', ['919876543210']],
  ['(415) 555-2671', ['4155552671']],
  ['+44 (0)20 7946 0958', ['442079460958']],
  ['९८७६५ ४३२१०', ['9876543210']],
  ['3210', ['3210']],
  ['Asha 98765', ['Asha', '98765']],
  ['asha98765@example.com', ['asha98765@example.com']],
  ['  ', []],
])('OFFICE-08 a search for "%s" looks for %j', (search, words) => {
  expect(contactTerms(search)).toEqual(words);
});
