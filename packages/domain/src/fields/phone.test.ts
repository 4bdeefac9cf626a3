import { describe, expect, it } from 'vitest';
import { isWithinPhoneLimits } from './is-within-phone-limits.ts';
import { IndianPhone, isValidIndianPhone, normalizePhone, Phone, toE164India } from './phone.ts';

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
    expect(IndianPhone.safeParse(text).success).toBe(valid);
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
    ['+971501234567', '+971501234567'],
    ['+6581234567', '+6581234567'],
    ['+91987654321', null],
    ['4155550123x', null],
    [`+${'1'.repeat(300)}`, null],
  ])('VALID-34 outside India only a number the library has put in E.164 is taken: %s', (text, stored) => {
    expect(normalizePhone(text)).toBe(stored);
    expect(Phone.safeParse(text).success).toBe(stored !== null);
  });

  it.each([
    { id: 'VALID-35', text: '9'.repeat(251), national: '9876543210', within: false },
    { id: 'VALID-35', text: '9'.repeat(250), national: '9876543210', within: true },
    { id: 'VALID-36', text: '9', national: '9', within: false },
    { id: 'VALID-36', text: '98', national: '98', within: true },
    { id: 'VALID-37', text: '9', national: '9'.repeat(18), within: false },
    { id: 'VALID-37', text: '9', national: '9'.repeat(17), within: true },
  ])('$id a text with that national number is within the limits: $within', ({ text, national, within }) => {
    expect(isWithinPhoneLimits(text, national)).toBe(within);
  });
});
