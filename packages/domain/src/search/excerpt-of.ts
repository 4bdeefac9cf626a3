import { plainWords } from './plain-words.ts';

/** The maximum length of an excerpt, in characters. */
const LONGEST = 160;

/** The length of the excerpt before the first matched word. */
const BEFORE = 40;

/** Returns a text for matching: in lower case, without accents, with every letter at its original position. */
const plainLetters = (text: string) =>
  text.replace(/./gsu, (letter) => {
    const plain = letter
      .normalize('NFD')
      .replace(/[\u0300-\u036f]/g, '')
      .normalize('NFC')
      .toLowerCase();
    return plain.length === letter.length ? plain : letter;
  });

/** Returns the excerpt of a text around the first matched word, else its start; cut between words. */
export function excerptOf(text: string, search: string): string {
  const plain = text.replace(/\s+/g, ' ').trim();
  if (plain.length <= LONGEST) return plain;
  const stems = plainWords(search).map((word) => word.slice(0, Math.max(3, word.length - 2)));
  const low = plainLetters(plain);
  const at = Math.min(...stems.map((stem) => low.indexOf(stem)).filter((place) => place >= 0), plain.length);
  const from = at === plain.length || at <= BEFORE ? 0 : plain.indexOf(' ', at - BEFORE) + 1;
  const cut = plain.slice(from, from + LONGEST);
  const piece = from + LONGEST >= plain.length ? cut : cut.slice(0, cut.lastIndexOf(' '));
  return `${from > 0 ? '… ' : ''}${piece}${from + LONGEST >= plain.length ? '' : ' …'}`;
}
