import { structuredPatch } from 'diff';

/** A stretch of lines that differ, with a line around it: ' ' stays, '-' goes, '+' comes. */
export type Change = { line: number; lines: { sign: ' ' | '-' | '+'; text: string }[] };

const isSign = (sign: string | undefined): sign is ' ' | '-' | '+' =>
  sign === ' ' || sign === '-' || sign === '+';

/** What differs between two texts, by lines. Equal texts give an empty list. */
export function compareTexts(before: string, after: string): Change[] {
  const { hunks } = structuredPatch('', '', before, after, undefined, undefined, { context: 1 });
  return hunks.map(({ newStart, lines }) => ({
    line: newStart,
    lines: lines.flatMap((line) => {
      const sign = line[0];
      return isSign(sign) ? [{ sign, text: line.slice(1) }] : [];
    }),
  }));
}
