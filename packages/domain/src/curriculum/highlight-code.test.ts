import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { highlightCode } from './highlight-code.ts';

const kinds = (code: string, language: string) =>
  highlightCode(code, language).flatMap(({ text, kind }) => (kind ? [`${kind} ${text}`] : []));

describe('syntax highlighting', () => {
  it.each([
    [
      'python',
      'for wall in walls:  # each\n    h = 2.7',
      ['word for', 'word in', 'comment # each', 'number 2.7'],
    ],
    ['csharp', 'var name = "A1"; // sheet', ['word var', 'string "A1"', 'comment // sheet']],
    ['json', '{ "level": 3, "open": true }', ['string "level"', 'number 3', 'string "open"', 'word true']],
    [
      'sql',
      "SELECT id FROM rooms WHERE use = 'office' -- all",
      ['word SELECT', 'word FROM', 'word WHERE', "string 'office'", 'comment -- all'],
    ],
    ['xml', '<Wall id="7"/>', ['string <Wall', 'string "7"', 'string />']],
    ['ifc', "#12=IFCWALL('a',.SOLID.);", ['number 12', "string 'a'", 'string .SOLID.']],
    [
      'bash',
      'if true; then echo "#1"; fi # done',
      ['word if', 'word then', 'string "#1"', 'word fi', 'comment # done'],
    ],
  ])('AUTHOR-02 %s has its comments, strings, numbers and keywords marked', (language, code, expected) => {
    expect(kinds(code, language)).toEqual(expected);
  });

  it('AUTHOR-02 code in an unknown language is one plain piece', () => {
    expect(highlightCode('for x', 'klingon')).toEqual([{ text: 'for x' }]);
    expect(highlightCode('for x')).toEqual([{ text: 'for x' }]);
  });

  it('AUTHOR-02 the joined pieces give the original code, whatever it is', () => {
    const languages = fc.constantFrom('python', 'ts', 'csharp', 'json', 'sql', 'xml', 'ifc', 'bash', 'other');
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), languages, (code, language) => {
        expect(
          highlightCode(code, language)
            .map(({ text }) => text)
            .join(''),
        ).toBe(code);
      }),
    );
  });
});
