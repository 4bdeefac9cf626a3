import { countCharacters } from '../fields/text.ts';
import { readRichText } from './read-rich-text.ts';
import type { RichBlock } from './rich-text.ts';

/** Items stand one after the other: a semicolon parts those that do not end by themselves. */
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

/** The words of a rich text in one line without its marks, at most `max` characters; what is cut ends in an ellipsis. */
export function toPlainText(text: string, max: number): string {
  const words = readRichText(text).map(wordsOf).join(' ').replaceAll(/\s+/g, ' ').trim();
  if (countCharacters(words) <= max) return words;
  const kept = Array.from(words)
    .slice(0, max - 1)
    .join('');
  const atWord = kept.lastIndexOf(' ');
  return `${(atWord > max / 2 ? kept.slice(0, atWord) : kept).trimEnd()}…`;
}
