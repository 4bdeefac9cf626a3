import { describe, expect, it } from 'vitest';
import { Email } from './email.ts';
import { Gstin } from './gstin.ts';
import { HttpUrl } from './http-url.ts';
import { IsoDate, IsoMonth } from './iso-date.ts';
import { Password } from './password.ts';
import { LastName, OptionalName, PersonName } from './person-name.ts';
import { PresentPassword } from './present-password.ts';
import { optionalTextField, textField } from './text.ts';

const Text = textField(200);

describe('a cleaned text', () => {
  it.each([
    ['composes its letters', 'Ame\u0301lie', 'Am\u00E9lie'],
    ['has no direction marks', '\u202AAsha\u202C \u2067Rao\u2069 \u200Eok', 'Asha Rao ok'],
    ['has no zero-width and soft signs', 'Kan\u00ADchi\u200Bpu\u2060ram\uFEFF', 'Kanchipuram'],
    ['has plain spaces', 'Rue\u00A0de\u202Fla\u2009Paix', 'Rue de la Paix'],
    ['has line breaks of one kind', 'one\r\ntwo\rthree\u2028four\vfive', 'one\ntwo\nthree\nfour\nfive'],
    ['has no controls', 'bell\u0007 \u009Dtab\tstays', 'bell tab\tstays'],
    [
      'keeps the joiner of a Persian word',
      '\u0645\u06CC\u200C\u062E\u0648\u0627\u0647\u0645',
      '\u0645\u06CC\u200C\u062E\u0648\u0627\u0647\u0645',
    ],
    [
      'keeps the joiner that ends a word in Malayalam',
      '\u0D1C\u0D4B\u0D23\u0D4D\u200D',
      '\u0D1C\u0D4B\u0D23\u0D4D\u200D',
    ],
    ['drops a joiner between Latin letters', 'As\u200Dha\u200C', 'Asha'],
    [
      'keeps a family of pictures together',
      '👩\u200D🎓 ok 🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}',
      '👩\u200D🎓 ok 🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}',
    ],
    ['hides no text in signs of flags', 'ok\u{E0068}\u{E0069}', 'ok'],
    ['keeps dashes and digits as they were written', 'वर्ष २०२६ — ok', 'वर्ष २०२६ — ok'],
  ])('VALID-46 %s', (_what, typed, kept) => {
    expect(Text.parse(typed)).toBe(kept);
    expect(Text.parse(kept)).toBe(kept);
  });

  it.each(['\u2800', '\u3164', '\u00A0\u2003', '\u200B\u200E', '\u115F\u1160', '\u0301', '\u200D'])(
    'VALID-46 a text of only %j counts as empty',
    (text) => {
      expect(Text.safeParse(text).error?.issues[0]?.message).toBe('This field is required');
      expect(PersonName.safeParse(text).success).toBe(false);
      expect(optionalTextField().parse(text)).toBe('');
      expect(LastName.parse(text)).toBe('');
    },
  );

  it.each([
    ['Anne\u2010Marie', 'Anne-Marie'],
    [' Jean\u00A0 Luc\n', 'Jean Luc'],
    ['O\u2019Neil', 'O\u2019Neil'],
    ['\u0938\u0941\u0928\u0940\u0924\u093E', '\u0938\u0941\u0928\u0940\u0924\u093E'],
  ])('VALID-46 the name %j is stored as %j', (typed, kept) => {
    expect(PersonName.parse(typed)).toBe(kept);
    expect(OptionalName.parse(typed)).toBe(kept);
  });

  it.each(['-', '.', '\u2014', ' - ', ''])(
    'VALID-46 the last name %j is stored as empty, and it is refused as a first name',
    (typed) => {
      expect(LastName.parse(typed)).toBe('');
      expect(PersonName.safeParse(typed).success).toBe(false);
    },
  );

  it('VALID-46 a last name may be omitted', () => expect(LastName.parse(undefined)).toBe(''));

  it.each([
    [Email, 'as\u200Bha@example.com', 'asha@example.com'],
    [Email, '\u202Aasha@example.com\u202C', 'asha@example.com'],
    [Email, 'Asha\uFF20example.com\u00A0', 'asha@example.com'],
    [Email, 'a\u2011b@exam\u2010ple.com', 'a-b@exam-ple.com'],
    [HttpUrl, '\uFEFFhttps://example.com/a\u200B', 'https://example.com/a'],
    [IsoDate, '२०२६\u201311\u201326', '2026-11-26'],
    [IsoMonth, '\u200E२०२६\u201311', '2026-11'],
    [Gstin, '\u202A27aapfu 0939f1zv', '27AAPFU0939F1ZV'],
    [Password, 'cafe\u0301-cafe\u0301', 'caf\u00E9-caf\u00E9'],
    [PresentPassword, 'cafe\u0301-cafe\u0301', 'caf\u00E9-caf\u00E9'],
    [Password, ' \u00A0drawing\u2014set ', ' \u00A0drawing\u2014set '],
  ])(
    'VALID-46 D-21 a machine-read value or a password is normalised as expected: %#',
    (schema, typed, kept) => {
      expect(schema.parse(typed)).toBe(kept);
    },
  );
});
