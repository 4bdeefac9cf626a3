import { structuredPatch } from 'diff';

/** A stretch of differing lines, with one line around it: ' ' unchanged, '-' removed, '+' added. */
export type Change = { line: number; lines: { sign: ' ' | '-' | '+'; text: string }[] };

const isSign = (sign: string | undefined): sign is ' ' | '-' | '+' =>
  sign === ' ' || sign === '-' || sign === '+';

/** Returns the differences between two texts, by lines; an empty list for equal texts. */
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
