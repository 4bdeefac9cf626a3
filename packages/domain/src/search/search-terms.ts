import { FILLER_WORDS } from './filler-words.ts';
import { plainWords } from './plain-words.ts';
import { TRADE_TERMS } from './trade-terms.ts';

/** Words of one search that are looked at; what stands behind them is left out. */
const WORDS_MAX = 24;

const LINES = new Map(
  TRADE_TERMS.flatMap((line) => line.map((way): [string, readonly string[]] => [way, line])),
);
const LONGEST = Math.max(...[...LINES.keys()].map((way) => way.split(' ').length));

const asPhrase = (way: string) =>
  `(${way
    .split(' ')
    .map((word) => `'${word}'`)
    .join(' <-> ')})`;

/** The longest way of saying something of the trade that begins at a word, if one does. */
function wayAt(words: readonly string[], at: number): { length: number; line: readonly string[] } | null {
  for (let length = Math.min(LONGEST, words.length - at); length > 0; length -= 1) {
    const line = LINES.get(words.slice(at, at + length).join(' '));
    if (line) return { length, line };
  }
  return null;
}

/**
 * What is searched for, one query of PostgreSQL's full text a term: a word, or all ways of the trade to say the same. The
 * last word may still be being typed, so it also finds what it begins. Quotes cannot be ended from within: a term is
 * made of letters and digits alone. Of a question that was asked whole, the words of asking are left out. Letters are
 * taken apart (NFD), as they are in what is searched.
 */
export function searchTerms(text: string, { isTyping }: { isTyping: boolean }): string[] {
  const words = plainWords(text)
    .slice(0, WORDS_MAX)
    .map((word) => word.normalize('NFD'));
  const terms = new Set<string>();
  for (let at = 0; at < words.length; ) {
    const way = wayAt(words, at);
    const length = way?.length ?? 1;
    const word = words[at] ?? '';
    const isLast = at + length === words.length;
    at += length;
    if (!isTyping && length === 1 && !way && FILLER_WORDS.has(word)) continue;
    const begun = isTyping && isLast && length === 1 ? [`'${word}':*`] : [];
    const said = way ? way.line.map(asPhrase) : begun.length > 0 ? [] : [`'${word}'`];
    terms.add([...begun, ...said].join(' | '));
  }
  return [...terms];
}
