import { countCharacters } from '../fields/text.ts';
import { readRichText } from './read-rich-text.ts';
import type { RichBlock } from './rich-text.ts';

/** Joins items into one line: a semicolon separates those without final punctuation. */
const joined = (items: readonly string[]) =>
  items.reduce((line, item) => `${line}${/[.!?;:]$/.test(line) ? ' ' : '; '}${item}`);

const wordsOf = (block: RichBlock): string => {
  switch (block.kind) {
    case 'PARAGRAPH':
    case 'QUOTE':
      return block.runs.map(({ text }) => text).join('');
    case 'LIST':
      return joined(block.items.map((runs) => runs.map(({ text }) => text).join('')));
    case 'CODE':
      return block.text;
    case 'IMAGE':
      return block.caption;
  }
};

/**
 * Returns the text of a rich text in one line without its marks, at most `max` characters; a cut ends in an ellipsis.
 */
export function toPlainText(text: string, max: number): string {
  const words = readRichText(text).map(wordsOf).join(' ').replaceAll(/\s+/g, ' ').trim();
  if (countCharacters(words) <= max) return words;
  const kept = Array.from(words)
    .slice(0, max - 1)
    .join('');
  const atWord = kept.lastIndexOf(' ');
  return `${(atWord > max / 2 ? kept.slice(0, atWord) : kept).trimEnd()}…`;
}
