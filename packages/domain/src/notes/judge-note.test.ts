import { expect, it } from 'vitest';
import { judgeNote } from './judge-note.ts';

it.each([
  ['the first note', { text: '', revision: 0 }, { text: 'Gates', revision: 0 }, 'write'],
  ['the next one', { text: 'Gates', revision: 3 }, { text: 'Gates and states', revision: 3 }, 'write'],
  [
    'the same again after a lost answer',
    { text: 'Gates', revision: 4 },
    { text: 'Gates', revision: 3 },
    'repeat',
  ],
  ['an older device', { text: 'Gates', revision: 4 }, { text: 'States', revision: 3 }, 'conflict'],
] as const)('judges a note: %s', (_what, stored, sent, expected) => {
  expect(judgeNote(stored, sent)).toBe(expected);
});
