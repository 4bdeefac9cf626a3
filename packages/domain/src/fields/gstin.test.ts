import { describe, expect, it } from 'vitest';
import { Gstin, isGstin } from './gstin.ts';

describe('a GSTIN', () => {
  it.each(['27AAPFU0939F1ZV', '29AAGCB7383J1Z4', '24AAACC1206D1ZM'])('VALID-46 %s is valid', (text) =>
    expect(isGstin(text)).toBe(true),
  );

  it.each([
    ['another check character', '27AAPFU0939F1ZW'],
    ['two digits changed about', '27AAPFU0993F1ZV'],
    ['a state that is none', '39AAPFU0939F1ZV'],
    ['a PAN out of form', '27AAPF00939F1ZV'],
    ['no Z', '27AAPFU0939F11V'],
    ['too short', '27AAPFU0939F1Z'],
    ['something after it', '27AAPFU0939F1ZV1'],
    ['small letters', '27aapfu0939f1zv'],
    ['nothing', ''],
  ])('VALID-46 %s is invalid', (_what, text) => expect(isGstin(text)).toBe(false));

  it('VALID-46 a single wrong character anywhere is detected, whichever letter or digit it is', () => {
    const known = '27AAPFU0939F1ZV';
    const mistyped = Array.from(known).flatMap((right, index) =>
      Array.from('0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ')
        .filter((wrong) => wrong !== right)
        .map((wrong) => known.slice(0, index) + wrong + known.slice(index + 1)),
    );
    expect(mistyped).toHaveLength(15 * 35);
    expect(mistyped.filter(isGstin)).toEqual([]);
  });

  it('VALID-46 is stored in capitals and without spaces', () => {
    expect(Gstin.parse(' 27aapfu 0939f1zv ')).toBe('27AAPFU0939F1ZV');
    expect(Gstin.safeParse('27AAPFU0939F1ZW').success).toBe(false);
  });
});
