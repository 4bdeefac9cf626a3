import { FILLER_WORDS } from './filler-words.ts';
import { plainWords } from './plain-words.ts';
import { TRADE_TERMS } from './trade-terms.ts';

/** The maximum number of words per search; any further ones are ignored. */
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

/** Returns the longest trade term that starts at a word, if any. */
function wayAt(words: readonly string[], at: number): { length: number; line: readonly string[] } | null {
  for (let length = Math.min(LONGEST, words.length - at); length > 0; length -= 1) {
    const line = LINES.get(words.slice(at, at + length).join(' '));
    if (line) return { length, line };
  }
  return null;
}

/**
 * Returns the terms of a search, one PostgreSQL full-text query per term: a word, or all trade synonyms of it. The last
 * word may be incomplete, so it also matches as a prefix. Quoting cannot be broken: a term consists only of letters and
 * digits. In a full question, filler words are dropped. Letters are decomposed (NFD), as in the searched text.
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
