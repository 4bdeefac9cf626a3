import { describe, expect, it } from 'vitest';
import { plainWords } from './plain-words.ts';
import { searchTerms } from './search-terms.ts';
import { TRADE_TERMS } from './trade-terms.ts';

const typed = (text: string) => searchTerms(text, { isTyping: true });
const asked = (text: string) => searchTerms(text, { isTyping: false });

describe('the terms of a search', () => {
  it('FIND-01 words lose case, accents and punctuation, and none can break out of its quotes', () => {
    expect(plainWords("Façade, FF&E; A-900 '); drop")).toEqual(['facade', 'ff', 'e', 'a', '900', 'drop']);
    expect(asked("x' | 'y")).toEqual(["'x'", "'y'"]);
  });

  it.each([
    ['दीवार की मोटाई', ['दीवार', 'की', 'मोटाई']],
    ['சுவர், தடிமன்', ['சுவர்', 'தடிமன்']],
    ['مُخَطَّط البناء', ['مُخَطَّط', 'البناء']],
    ['می\u200Cخواهم', ['می\u200Cخواهم']],
    ['กำแพง ผนัง', ['กำแพง', 'ผนัง']],
  ])('FIND-01 the words of "%s" keep the combining marks that belong to their script', (text, words) => {
    expect(plainWords(text)).toEqual(words.map((word) => word.normalize('NFC')));
  });

  it('FIND-01 while the user is typing, the last word also matches as a prefix', () => {
    expect(typed('clash det')).toEqual(["'clash'", "'det':*"]);
    expect(asked('clash det')).toEqual(["'clash'", "'det'"]);
  });

  it.each([
    ['LOIN', 'level of information need'],
    ['what is the level of information need', 'loin'],
    ['CDE', 'common data environment'],
    ['RCP', 'reflected ceiling plan'],
    ['LOD', 'level of development'],
  ])('FIND-01 %s also finds %s', (text, way) => {
    const phrase = way
      .split(' ')
      .map((word) => `'${word}'`)
      .join(' <-> ');
    expect(asked(text).join(' ')).toContain(phrase);
  });

  it('FIND-01 an abbreviation keeps its synonyms while it is being typed', () => {
    expect(typed('loin')).toEqual(["'loin':* | ('loin') | ('level' <-> 'of' <-> 'information' <-> 'need')"]);
  });

  it('FIND-01 text without a letter or digit yields no terms, and a long text yields at most 24', () => {
    expect(typed('?! …')).toEqual([]);
    expect(typed('w'.concat(...Array.from({ length: 90 }, (_, n) => ` w${n}`))).length).toBe(24);
  });

  it('FIND-01 the trade terms are plain words, and none is listed twice', () => {
    const ways = TRADE_TERMS.flat();
    expect(ways).toEqual(ways.map((way) => plainWords(way).join(' ')));
    expect(new Set(ways).size).toBe(ways.length);
  });
});
