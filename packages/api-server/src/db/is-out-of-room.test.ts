import { describe, expect, it } from 'vitest';
import { isOutOfRoom } from './is-out-of-room.ts';

const failed = (code: string) => Object.assign(new Error('failed'), { code });

describe('an out-of-space failure', () => {
  it.each(['ENOSPC', 'EDQUOT', '53100'])(
    'HOLD-02 is recognised by %s, also inside a failed statement',
    (code) => {
      expect(isOutOfRoom(failed(code))).toBe(true);
      expect(isOutOfRoom(new Error('Failed query', { cause: failed(code) }))).toBe(true);
    },
  );

  it.each(['ENOENT', '53300', '23505'])('is not recognised by %s', (code) => {
    expect(isOutOfRoom(failed(code))).toBe(false);
  });
});
