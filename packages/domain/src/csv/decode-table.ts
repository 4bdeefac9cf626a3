/** What to do about a file whose encoding cannot be determined. */
export const UNREADABLE_FILE =
  'The letters of this file cannot be read. Save it as “CSV UTF-8” and choose it again.';

/** Whether a byte is a western European letter, quotation mark or dash, as old Windows programs write them. */
const isWestern = (byte: number) =>
  byte < 0x80 || byte >= 0xa0 || byte === 0x80 || (byte >= 0x91 && byte <= 0x97);

/** Detects UTF-16 without a byte-order mark: every second byte of a text in Latin letters is zero. */
function utf16Of(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const some = bytes.subarray(0, 512);
  const empty = [0, 0];
  for (const [at, byte] of some.entries()) if (byte === 0) empty[at % 2] = (empty[at % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = empty;
  if (Math.max(even, odd) * 4 < some.length) return null;
  return odd > even ? 'utf-16le' : 'utf-16be';
}

/**
 * Decodes a file from a spreadsheet or a meeting provider: UTF-8, UTF-16 with or without byte-order mark, or the
 * western code page of Windows (Latin-1). Returns null if the encoding cannot be determined: a wrong guess would be
 * stored.
 */
export function decodeTable(bytes: Uint8Array): string | null {
  const starts = (...mark: number[]) => mark.every((byte, at) => bytes[at] === byte);
  const utf16 = starts(0xff, 0xfe) ? 'utf-16le' : starts(0xfe, 0xff) ? 'utf-16be' : utf16Of(bytes);
  if (utf16) return new TextDecoder(utf16).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    const text = bytes.every(isWestern) ? new TextDecoder('windows-1252').decode(bytes) : null;
    // Western text has a single such letter here and there; whole runs of them mean another script.
    return text !== null && !/[\u00C0-\u00FF]{4}/.test(text) ? text : null;
  }
}
