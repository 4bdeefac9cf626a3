import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HttpUrl } from './http-url.ts';
import { Id, NodeId } from './id.ts';
import { Instant } from './instant.ts';
import { IsoDate, IsoMonth } from './iso-date.ts';
import { PAGE_SIZE, PageNo } from './page-no.ts';
import { Password } from './password.ts';
import { PersonName } from './person-name.ts';
import { BIO_MAX, countCharacters, optionalTextField, TEXT_AREA_MAX, textField } from './text.ts';
import { Token } from './token.ts';

/** Any characters except lone surrogates, mostly from the first alphabets, where the odd ones are. */
const anyText = fc
  .array(fc.oneof(fc.integer({ max: 0x3000, min: 0 }), fc.integer({ max: 0x10_ff_ff, min: 0xe0_00 })), {
    maxLength: 100,
  })
  .map((codes) => String.fromCodePoint(...codes));

describe('fields', () => {
  it('VALID-14 CONST-04 a text field accepts up to 140 characters by default', () => {
    expect(TEXT_AREA_MAX).toBe(140);
    expect(textField().safeParse('a'.repeat(140)).success).toBe(true);
    expect(textField().safeParse('a'.repeat(141)).error?.issues[0]?.message).toBe(
      'Use at most 140 characters',
    );
  });

  it('VALID-07 CONST-05 a bio accepts up to 500 characters', () => {
    expect(BIO_MAX).toBe(500);
    expect(textField(BIO_MAX).safeParse('a'.repeat(500)).success).toBe(true);
    expect(textField(BIO_MAX).safeParse('a'.repeat(501)).success).toBe(false);
  });

  it('VALID-15 characters are counted in code points, also for the limit of a text field', () => {
    expect(countCharacters('नमस्ते')).toBe(6);
    expect(countCharacters('𝛑𝛑')).toBe(2);
    expect(textField(2).safeParse('𝛑𝛑').success).toBe(true);
    expect(textField(1).safeParse('𝛑𝛑').success).toBe(false);
  });

  it('VALID-46 a text is trimmed and must not be empty', () => {
    expect(textField().parse('  plan  ')).toBe('plan');
    expect(textField().safeParse(' \n ').success).toBe(false);
    expect(optionalTextField().parse('  ')).toBe('');
  });

  it('VALID-46 text that the database cannot store is refused', () => {
    expect(textField().safeParse('a\u0000b').success).toBe(false);
    expect(textField().safeParse('a\ud800b').success).toBe(false);
    expect(textField().safeParse('𝛑').success).toBe(true);
  });

  it('VALID-46 every storable text is accepted, comes out clean, and stays unchanged when parsed again', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const field = optionalTextField(500);
        const result = field.safeParse(text);
        expect(result.success).toBe(!text.includes('\u0000'));
        if (!result.success) return;
        expect(result.data).toBe(result.data.normalize('NFC').trim());
        expect(field.parse(result.data)).toBe(result.data);
        if (/^[\x20-\x7E\n\t]*$/.test(text)) expect(result.data).toBe(text.trim());
      }),
    );
  });

  it.each([
    { what: 'a name of 100 characters', schema: PersonName, text: 'a'.repeat(100), valid: true },
    { what: 'a name of 101 characters', schema: PersonName, text: 'a'.repeat(101), valid: false },
    { what: 'an empty name', schema: PersonName, text: '  ', valid: false },
    { what: 'a password of 8 characters', schema: Password, text: '12345678', valid: true },
    { what: 'a password of 7 characters', schema: Password, text: '1234567', valid: false },
    { what: 'a password of 128 characters', schema: Password, text: 'x'.repeat(128), valid: true },
    { what: 'a password of 129 characters', schema: Password, text: 'x'.repeat(129), valid: false },
    { what: 'a password of spaces', schema: Password, text: '        ', valid: true },
    { what: 'an https link', schema: HttpUrl, text: 'https://example.com/a?b=c', valid: true },
    { what: 'an http link', schema: HttpUrl, text: 'http://example.com', valid: true },
    { what: 'a javascript link', schema: HttpUrl, text: 'javascript:alert(1)', valid: false },
    { what: 'a data link', schema: HttpUrl, text: 'data:text/html,x', valid: false },
    { what: 'a link without a scheme', schema: HttpUrl, text: '//example.com', valid: false },
    { what: 'a link with a password', schema: HttpUrl, text: 'https://a:b@example.com', valid: false },
    { what: 'a link with a blank', schema: HttpUrl, text: 'https://example.com/a b', valid: false },
    { what: 'a UUID', schema: Id, text: '0198c4a2-7a10-7c3e-9d2b-3f5a6b7c8d9e', valid: true },
    { what: 'a number as id', schema: Id, text: '42', valid: false },
    { what: 'ROOT as node id', schema: NodeId, text: 'ROOT', valid: true },
    { what: 'another word as node id', schema: NodeId, text: 'TOP', valid: false },
    { what: 'a token of 22 characters', schema: Token, text: 'a'.repeat(22), valid: true },
    { what: 'a token of 21 characters', schema: Token, text: 'a'.repeat(21), valid: false },
    { what: 'a token with a slash', schema: Token, text: `${'a'.repeat(22)}/`, valid: false },
    { what: 'a leap day', schema: IsoDate, text: '2028-02-29', valid: true },
    { what: 'a leap day of another year', schema: IsoDate, text: '2026-02-29', valid: false },
    { what: 'a 31st of April', schema: IsoDate, text: '2026-04-31', valid: false },
    { what: 'a date of the year 0000', schema: IsoDate, text: '0000-01-01', valid: false },
    { what: 'a date with a time', schema: IsoDate, text: '2026-05-04T00:00:00Z', valid: false },
    { what: 'a month', schema: IsoMonth, text: '2026-05', valid: true },
    { what: 'a 13th month', schema: IsoMonth, text: '2026-13', valid: false },
    { what: 'a time in UTC', schema: Instant, text: '2026-05-04T09:30:00.000Z', valid: true },
    { what: 'a time without milliseconds', schema: Instant, text: '2026-05-04T09:30:00Z', valid: true },
    { what: 'a time with an offset', schema: Instant, text: '2026-05-04T09:30:00+05:30', valid: false },
    { what: 'a 25th hour', schema: Instant, text: '2026-05-04T25:30:00Z', valid: false },
    { what: 'a time on no day', schema: Instant, text: '2026-02-30T09:30:00Z', valid: false },
  ])('VALID-46 $what is accepted: $valid', ({ schema, text, valid }) => {
    expect(schema.safeParse(text).success).toBe(valid);
  });

  it('VALID-46 a page number starts at 0 and may be given as text', () => {
    expect(PAGE_SIZE).toBe(20);
    expect(PageNo.parse(undefined)).toBe(0);
    expect(PageNo.parse('3')).toBe(3);
    for (const page of ['-1', '1.5', 'x', '99999999']) expect(PageNo.safeParse(page).success).toBe(false);
  });
});

it.each([
  ['', 'Choose a day'],
  ['31.12.2026', 'Enter a date as YYYY-MM-DD'],
])('a day given as %o gets a message that says what is needed', (text, told) => {
  expect(IsoDate.safeParse(text).error?.issues[0]?.message).toBe(told);
});
