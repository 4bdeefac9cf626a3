import { plainWords } from './plain-words.ts';

/** The longest piece of a text that is shown, in characters. */
const LONGEST = 160;

/** How much of it stands before the first word that was searched for. */
const BEFORE = 40;

/** A text for looking: in lower case, without accents, and every letter in its place. */
const plainLetters = (text: string) =>
  text.replace(/./gsu, (letter) => {
    const plain = letter
      .normalize('NFD')
      .replace(/[\u0300-\u036f]/g, '')
      .normalize('NFC')
      .toLowerCase();
    return plain.length === letter.length ? plain : letter;
  });

/** The piece of a text around the first word that was searched for, else its beginning; cut between words. */
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
