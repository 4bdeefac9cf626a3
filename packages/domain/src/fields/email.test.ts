import { afterEach, describe, expect, it } from 'vitest';
import { Email, isEmail, judgeEmailsBy, normalizeEmail } from './email.ts';

describe('email', () => {
  it.each([
    { id: 'VALID-21', text: 'asha.rao+bim@studio-one.co.in', valid: true },
    { id: 'VALID-21', text: "o'neil@example.com", valid: true },
    { id: 'VALID-21', text: 'asha', valid: false },
    { id: 'VALID-21', text: 'asha@', valid: false },
    { id: 'VALID-21', text: '@example.com', valid: false },
    { id: 'VALID-21', text: 'as ha@example.com', valid: false },
    { id: 'VALID-21', text: '.asha@example.com', valid: false },
    { id: 'VALID-21', text: 'asha@-example.com', valid: false },
    { id: 'VALID-21', text: 'asha@exa_mple.com', valid: false },
    { id: 'VALID-21', text: 'asha@example..com', valid: false },
    { id: 'VALID-21', text: 'asha@example.com\n', valid: false },
    { id: 'VALID-22', text: 'asha@example.io', valid: true },
    { id: 'VALID-22', text: 'asha@example.museum', valid: true },
    { id: 'VALID-22', text: 'asha@example.c', valid: false },
    { id: 'VALID-22', text: 'asha@example.academy', valid: false },
    { id: 'VALID-22', text: 'asha@example.c0m', valid: false },
    { id: 'VALID-23', text: 'asha@example.con', valid: false },
    { id: 'VALID-23', text: 'asha@example.CON', valid: false },
    { id: 'VALID-23', text: 'asha@con.com', valid: true },
    { id: 'VALID-24', text: 'asha@example.co', valid: false },
    { id: 'VALID-24', text: 'asha@example.co.uk', valid: true },
    { id: 'VALID-25', text: 'asha@example.coo', valid: false },
    { id: 'VALID-25', text: 'asha@example.coop', valid: true },
  ])('$id "$text" is an email address: $valid', ({ text, valid }) => {
    expect(isEmail(text)).toBe(valid);
  });

  it('VALID-46 an address is trimmed and lower-cased, and an invalid one gives a message', () => {
    expect(normalizeEmail('  Asha@Example.COM ')).toBe('asha@example.com');
    expect(Email.parse(' Asha@Example.COM ')).toBe('asha@example.com');
    expect(Email.safeParse('asha').error?.issues[0]?.message).toBe('Enter a valid email address');
  });

  it('VALID-21 a hostile text of any length is refused without endless backtracking', () => {
    expect(isEmail(`${'a'.repeat(100_000)}@`)).toBe(false);
    expect(isEmail(`a@${'a-'.repeat(120)}`)).toBe(false);
  });
});

describe('D-141 email addresses by the HTML standard', () => {
  afterEach(() => judgeEmailsBy('strict'));

  it.each([
    ['asha@studio.architecture', true],
    ['asha@example.con', true],
    ['asha@intranet', true],
    ['.asha.@example.com', true],
    ['asha@xn--bcher-kva.example', true],
    ['asha', false],
    ['as ha@example.com', false],
    ['asha@-example.com', false],
    ['asha@example..com', false],
    [`asha@${'a'.repeat(64)}.com`, false],
    [`${'a'.repeat(250)}@b.com`, false],
  ])('VALID-22 "%s" is an email address: %s', (text, valid) => {
    judgeEmailsBy('html');
    expect(isEmail(text)).toBe(valid);
    expect(Email.safeParse(text).success).toBe(valid);
  });
});
