import { expect, it } from 'vitest';
import { digestOfKey } from './digest-of-key.ts';
import { keyAdvice } from './key-advice.ts';

const settings = { PLINTH_HOME: '/home/school', PLINTH_SECRET: 'the key of now'.repeat(3) };
const keyOf = (text: string, isIncluded: boolean) => ({ digest: digestOfKey(text.repeat(3)), isIncluded });

it.each([
  ['a backup of this key', keyOf('the key of now', false), null],
  ['a backup that contains this key', keyOf('the key of now', true), null],
  ['a backup of an earlier version', undefined, null],
  [
    'a backup of another key',
    keyOf('another', false),
    'is not in the backup. Set PLINTH_SECRET to it before',
  ],
  [
    'a backup that contains another key',
    keyOf('another', true),
    'Set it to the text in /home/school/secret before you start',
  ],
])('after restoring %s it says what to do', (_what, key, advice) => {
  const said = keyAdvice(settings, key ? { key } : {});
  if (advice === null) expect(said).toBeNull();
  else expect(said).toContain(advice);
});
