import { describe, expect, it } from 'vitest';
import { EXAMPLE_PHONES } from '../../test/example-phones.ts';
import { isWithinPhoneLimits } from './is-within-phone-limits.ts';
import { Phone } from './phone.ts';
import { isValidIndianPhone, toE164India } from './phone-of-india.ts';
import { readPhone } from './read-phone.ts';
import { splitPhone } from './split-phone.ts';

describe('phone', () => {
  it.each([
    { id: 'VALID-26', text: '987654321', valid: false },
    { id: 'VALID-26', text: '00919876543210', valid: false },
    { id: 'VALID-26', text: '', valid: false },
    { id: 'VALID-27', text: '+19876543210', valid: false },
    { id: 'VALID-27', text: '+1987654321', valid: false },
    { id: 'VALID-28', text: '+919876543210', valid: true },
    { id: 'VALID-28', text: '+9876543210', valid: true },
    { id: 'VALID-28', text: '++9876543210', valid: false },
    { id: 'VALID-29', text: '919876543210', valid: true },
    { id: 'VALID-29', text: '91987654321', valid: false },
    { id: 'VALID-29', text: '929876543210', valid: false },
    { id: 'VALID-30', text: '09876543210', valid: true },
    { id: 'VALID-30', text: '098765432101', valid: false },
    { id: 'VALID-31', text: '9876543210', valid: true },
    { id: 'VALID-32', text: '19876543210', valid: false },
    { id: 'VALID-32', text: '9876 543 210', valid: false },
    { id: 'VALID-32', text: '98765abcde', valid: false },
    { id: 'VALID-32', text: '9198765432101', valid: false },
  ])('$id "$text" is an Indian number: $valid', ({ text, valid }) => {
    expect(isValidIndianPhone(text)).toBe(valid);
  });

  it.each([
    ['9876543210', '+919876543210'],
    ['09876543210', '+919876543210'],
    ['919876543210', '+919876543210'],
    ['+919876543210', '+919876543210'],
  ])('VALID-34 the Indian number %s is stored as %s', (text, stored) => {
    expect(toE164India(text)).toBe(stored);
    expect(Phone.parse(` ${text} `)).toBe(stored);
  });

  it.each([
    ['+14155550123', '+14155550123'],
    ['+1 (415) 555-2671', '+14155552671'],
    ['+971 (0)50 123 4567', '+971501234567'],
    ['+225 07 07 12 34 56', '+2250707123456'],
    ['+39 06 1234 5678', '+390612345678'],
    ['+6581234567', '+6581234567'],
    ['+ 65 8123 4567', '+6581234567'],
    ['+9876543210', '+919876543210'],
    ['\u202A+91 98765 43210\u202C', '+919876543210'],
    ['+91\u00A098765\u201143210', '+919876543210'],
    ['+91 (0)98765 43210', '+919876543210'],
    ['98765 43210', '+919876543210'],
    ['९८७६५ ४३२१०', '+919876543210'],
    ['\uFF0B\uFF19\uFF11 98765 43210', '+919876543210'],
    ['US (415) 555-2671', '+14155552671'],
    ['CI 07 07 12 34 56', '+2250707123456'],
    ['AE \u0660\u0665\u0660 \u0661\u0662\u0663 \u0664\u0665\u0666\u0667', '+971501234567'],
    ['IN 98765 43210', '+919876543210'],
    ['AE 0091 98765 43210', '+919876543210'],
    ['US 011 91 98765 43210', '+919876543210'],
    ['AE 0091 98765 4321', null],
    ['US +971 50 123 4567', '+971501234567'],
    ['ZZ +971 50 123 4567', '+971501234567'],
    ['ZZ 050 123 4567', null],
    ['+6511234567', null],
    ['+91987654321', null],
    ['4155550123x', null],
    ['US 415 555 2671 ext. 12', null],
    ['call 98765 43210', null],
    [`+${'1'.repeat(300)}`, null],
  ])('VALID-33 VALID-34 the phone %s is stored as %s', (text, stored) => {
    expect(readPhone(text)).toBe(stored);
    expect(Phone.safeParse(text)).toMatchObject(
      stored === null ? { success: false } : { success: true, data: stored },
    );
  });

  it.each(EXAMPLE_PHONES)(
    'VALID-33 D-119 a number of $country, in national or international form, is stored as the library formats it',
    ({ country, home, abroad, dashed, significant, stored }) => {
      const read = {
        home: readPhone(home, country),
        named: Phone.parse(`${country} ${home}`),
        significant: readPhone(significant, country),
        ...Object.fromEntries(
          ['IN', 'US', 'AE', country].flatMap((page) => {
            const shown = splitPhone(stored, page);
            return [
              [`abroad on ${page}`, readPhone(abroad, page)],
              [`E.164 on ${page}`, readPhone(stored, page)],
              [`dashes on ${page}`, readPhone(dashed, page)],
              [`shown on ${page} and sent again`, Phone.parse(`${shown?.country} ${shown?.number}`)],
            ];
          }),
        ),
        abroad: Phone.parse(abroad),
      };
      expect(read).toEqual(Object.fromEntries(Object.keys(read).map((way) => [way, stored])));
    },
  );

  it.each([
    { id: 'VALID-35', text: '9'.repeat(251), national: '9876543210', within: false },
    { id: 'VALID-35', text: '9'.repeat(250), national: '9876543210', within: true },
    { id: 'VALID-36', text: '9', national: '9', within: false },
    { id: 'VALID-36', text: '98', national: '98', within: true },
    { id: 'VALID-37', text: '9', national: '9'.repeat(18), within: false },
    { id: 'VALID-37', text: '9', national: '9'.repeat(17), within: true },
  ])(
    '$id the text and the national number are within the length limits: $within',
    ({ text, national, within }) => {
      expect(isWithinPhoneLimits(text, national)).toBe(within);
    },
  );
});
