/** Returns a text with every dash and minus replaced by the keyboard hyphen. */
export function plainDashes(text: string): string {
  return text.replace(/[\u2010-\u2015\u2212\uFE58\uFE63\uFF0D]/g, '-');
}
