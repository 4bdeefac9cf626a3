import { cleanText } from './clean-text.ts';

/** As cleanText, on one line: line breaks, tabs and several spaces become one space. */
export function cleanLine(text: string): string {
  return cleanText(text).replace(/\s+/g, ' ');
}
