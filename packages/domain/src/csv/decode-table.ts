/** What to do about a file whose letters cannot be told. */
export const UNREADABLE_FILE =
  'The letters of this file cannot be read. Save it as “CSV UTF-8” and choose it again.';

/** Letters, quotation marks and dashes of western Europe, as old programs of Windows write them. */
const isWestern = (byte: number) =>
  byte < 0x80 || byte >= 0xa0 || byte === 0x80 || (byte >= 0x91 && byte <= 0x97);

/** UTF-16 without its mark: every second byte of a text in Latin letters is empty. */
function utf16Of(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const some = bytes.subarray(0, 512);
  const empty = [0, 0];
  for (const [at, byte] of some.entries()) if (byte === 0) empty[at % 2] = (empty[at % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = empty;
  if (Math.max(even, odd) * 4 < some.length) return null;
  return odd > even ? 'utf-16le' : 'utf-16be';
}

/**
 * The text of a file that a spreadsheet or a meeting provider wrote: UTF-8, UTF-16 with or without its mark, or the
 * western code page of Windows (Latin-1). Null where the letters cannot be told: a text that was guessed wrong would be
 * stored so.
 */
export function decodeTable(bytes: Uint8Array): string | null {
  const starts = (...mark: number[]) => mark.every((byte, at) => bytes[at] === byte);
  const utf16 = starts(0xff, 0xfe) ? 'utf-16le' : starts(0xfe, 0xff) ? 'utf-16be' : utf16Of(bytes);
  if (utf16) return new TextDecoder(utf16).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    const text = bytes.every(isWestern) ? new TextDecoder('windows-1252').decode(bytes) : null;
    // Western words have one such letter here and there; whole words of them are of another script.
    return text !== null && !/[\u00C0-\u00FF]{4}/.test(text) ? text : null;
  }
}
