/**
 * Invisible characters that programs insert: zero-width and soft characters, direction marks, controls except NUL, tab
 * and line break.
 */
const INVISIBLE =
  /\u034F|[\u00AD\u061C\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFB\u{1D173}-\u{1D17A}]|(?![\0\t\n])\p{Cc}/gu;

/** Letters that draw nothing (a Braille blank, Hangul fillers), and every space except the plain one. */
const BLANK = /[\u2800\u3164\uFFA0]|(?! )\p{Zs}/gu;

const LINE_BREAK = /\r\n?|[\v\f\u0085\u2028\u2029]/g;

/** Signs of a flag of a region stay behind their flag; anywhere else they hide text. */
const TAGS = /(\u{1F3F4}[\u{E0020}-\u{E007F}]+)|[\u{E0000}-\u{E007F}]+/gu;

/**
 * A joiner shapes the letters of Persian or Indian scripts and joins emoji into one. After a sign such as a virama it
 * may end a word. Between other letters it is noise.
 */
const JOINER =
  /(\p{M})[\u200C\u200D]+|((?![\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}])[\p{L}\p{Extended_Pictographic}\p{Emoji_Modifier}])([\u200C\u200D])(?=[\p{L}\p{Extended_Pictographic}])|[\u200C\u200D]/gu;

const PLAIN = /^[\n\x20-\x7E]*$/;

/**
 * Returns a text in its stored form: composed letters (NFC), uniform line breaks, no invisible characters, plain
 * spaces, trimmed. Visible characters and the joiners that shape their script are preserved.
 */
export function cleanText(text: string): string {
  if (PLAIN.test(text)) return text.trim();
  return text
    .replace(LINE_BREAK, '\n')
    .replace(INVISIBLE, '')
    .replace(TAGS, (_all, flag?: string) => flag ?? '')
    .replace(JOINER, (all, mark?: string, letter?: string) => (mark || letter ? all : ''))
    .replace(BLANK, ' ')
    .normalize('NFC')
    .trim();
}
