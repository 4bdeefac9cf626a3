import { cleanText } from './clean-text.ts';

/** Cleans text like cleanText, on one line: line breaks, tabs and repeated spaces become one space. */
export function cleanLine(text: string): string {
  return cleanText(text).replace(/\s+/g, ' ');
}
