/** The minimum length of a date or time that is worth parsing. */
export const DATE_TEXT_MIN = 6;

/** Whether a date or time as typed can be parsed; under 6 characters it is not tried. */
export function isReadableDate(text: string): boolean {
  return text.length >= DATE_TEXT_MIN && !Number.isNaN(Date.parse(text));
}
