import { describe, expect, it } from 'vitest';
import { plainWords } from './plain-words.ts';
import { searchTerms } from './search-terms.ts';
import { TRADE_TERMS } from './trade-terms.ts';

const typed = (text: string) => searchTerms(text, { isTyping: true });
const asked = (text: string) => searchTerms(text, { isTyping: false });

describe('what is searched for', () => {
  it('FIND-01 words lose case, accents and punctuation, and none can end its quotes', () => {
    expect(plainWords("Façade, FF&E; A-900 '); drop")).toEqual(['facade', 'ff', 'e', 'a', '900', 'drop']);
    expect(asked("x' | 'y")).toEqual(["'x'", "'y'"]);
  });

  it.each([
    ['दीवार की मोटाई', ['दीवार', 'की', 'मोटाई']],
    ['சுவர், தடிமன்', ['சுவர்', 'தடிமன்']],
    ['مُخَطَّط البناء', ['مُخَطَّط', 'البناء']],
    ['می\u200Cخواهم', ['می\u200Cخواهم']],
    ['กำแพง ผนัง', ['กำแพง', 'ผนัง']],
  ])('FIND-01 the words of "%s" keep the marks that are letters of their script', (text, words) => {
    expect(plainWords(text)).toEqual(words.map((word) => word.normalize('NFC')));
  });

  it('FIND-01 the last word also finds what it begins, while it is being typed', () => {
    expect(typed('clash det')).toEqual(["'clash'", "'det':*"]);
    expect(asked('clash det')).toEqual(["'clash'", "'det'"]);
  });

  it.each([
    ['LOIN', 'level of information need'],
    ['what is the level of information need', 'loin'],
    ['CDE', 'common data environment'],
    ['RCP', 'reflected ceiling plan'],
    ['LOD', 'level of development'],
  ])('FIND-01 %s finds what is written as %s', (text, way) => {
    const phrase = way
      .split(' ')
      .map((word) => `'${word}'`)
      .join(' <-> ');
    expect(asked(text).join(' ')).toContain(phrase);
  });

  it('FIND-01 an abbreviation that is being typed keeps its synonyms', () => {
    expect(typed('loin')).toEqual(["'loin':* | ('loin') | ('level' <-> 'of' <-> 'information' <-> 'need')"]);
  });

  it('FIND-01 nothing is searched for without a letter or a digit, and not without end', () => {
    expect(typed('?! …')).toEqual([]);
    expect(typed('w'.concat(...Array.from({ length: 90 }, (_, n) => ` w${n}`))).length).toBe(24);
  });

  it('FIND-01 the terms of the trade are plain words, and none stands in two lines', () => {
    const ways = TRADE_TERMS.flat();
    expect(ways).toEqual(ways.map((way) => plainWords(way).join(' ')));
    expect(new Set(ways).size).toBe(ways.length);
  });
});
