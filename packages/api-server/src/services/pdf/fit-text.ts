import type { PDFFont } from 'pdf-lib';

/** Returns text a standard font can draw: accents are retained if possible, other scripts become '?'. */
function drawableText(font: PDFFont, text: string): string {
  const known = new Set(font.getCharacterSet());
  return Array.from(text.normalize('NFC'), (char) => {
    if (known.has(char.codePointAt(0) ?? 0)) return char;
    const base = Array.from(char.normalize('NFD'))[0] ?? '';
    return known.has(base.codePointAt(0) ?? 0) ? base : '?';
  }).join('');
}

/** The same as drawableText, cut to a width in points. */
export function fitText(font: PDFFont, text: string, size: number, width: number): string {
  const drawable = Array.from(drawableText(font, text));
  while (drawable.length > 1 && font.widthOfTextAtSize(drawable.join(''), size) > width) drawable.pop();
  return drawable.join('');
}

/** Breaks a text between words into lines no wider than a width in points. */
export function wrapText(font: PDFFont, text: string, size: number, width: number): string[] {
  const lines: string[] = [];
  for (const word of drawableText(font, text).split(/\s+/)) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && font.widthOfTextAtSize(longer, size) <= width) lines[lines.length - 1] = longer;
    else lines.push(fitText(font, word, size, width));
  }
  return lines;
}
