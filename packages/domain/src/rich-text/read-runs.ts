import { isHttpUrl } from '../fields/http-url.ts';
import type { RichRun } from './rich-text.ts';

type Dress = Omit<RichRun, 'text'>;

/**
 * The inline marks, first match wins: code, a link, bold, italic, a bare address. Asterisks after a number, a Latin
 * letter or a bracket are powers and products, as in `x**2 + y**2`, and those before a full stop are file names, as in
 * `*.rvt,*.ifc`: treating them as marks would make them vanish.
 */
const MARK =
  /`([^`]+)`|\[([^[\]]+)\]\(((?:[^\s()]|\([^\s()]*\))+)\)|(?<![A-Za-z0-9)\]])\*\*(?!\s)([^*]+(?:\*(?!\*)[^*]+)*)(?<!\s)\*\*|(?<![\p{L}\p{N}_])_([^_\n]+)_(?![\p{L}\p{N}_])|(?<![\p{L}\p{N})\]*])\*([^*\s.](?:[^*\n]*[^*\s])?)\*(?![\p{L}\p{N}*])|((?:https?:\/\/|(?<![\p{L}\p{N}_@./-])www\.)[^\s<>"'`]+)/giu;

/**
 * Strips the punctuation of the surrounding sentence from a bare address: a full stop or quotation mark at its end, and
 * a bracket opened before it. A bracket opened within it belongs to it, as in `/wiki/Section_(drawing)`.
 */
function withoutSentence(address: string): string {
  const counts = (sign: string) => address.split(sign).length;
  const last = address.at(-1) ?? '';
  const isForeign =
    /[.,;:!?…“”„‘’«»‹›。，、；：！？「」『』（）【】]/.test(last) ||
    (last === ')' && counts(')') > counts('(')) ||
    (last === ']' && counts(']') > counts('['));
  return isForeign ? withoutSentence(address.slice(0, -1)) : address;
}

/** The maximum nesting of marks. Anything deeper is plain text, so that no text takes long to parse. */
const DEEPEST = 3;

/**
 * Parses a line into runs: `code`, **bold**, _italic_ or *italic*, [text](https://address) and bare addresses, also
 * with `www.`. A link to anything but http or https stays the plain text that was typed.
 */
export function readRuns(line: string, dress: Dress = {}, depth = 0): RichRun[] {
  const runs: RichRun[] = [];
  const add = (text: string, more: Dress = {}) => {
    if (text !== '') runs.push({ text, ...dress, ...more });
  };
  if (depth >= DEEPEST) {
    add(line);
    return runs;
  }
  let at = 0;
  for (const match of line.matchAll(MARK)) {
    const [whole, code, label, href, bold, underlined, starred, address] = match;
    const italic = underlined ?? starred;
    add(line.slice(at, match.index));
    at = match.index + whole.length;
    if (code !== undefined) add(code, { code: true });
    else if (label !== undefined && href !== undefined) {
      if (isHttpUrl(href)) runs.push(...readRuns(label, { ...dress, href }, DEEPEST));
      else add(whole);
    } else if (bold !== undefined) runs.push(...readRuns(bold, { ...dress, bold: true }, depth + 1));
    else if (italic !== undefined) runs.push(...readRuns(italic, { ...dress, italic: true }, depth + 1));
    else if (address !== undefined) {
      const own = withoutSentence(address);
      const href = /^www\./i.test(own) ? `https://${own}` : own;
      if (isHttpUrl(href) && own.length > 'www.'.length) add(own, { href });
      else add(own);
      add(whole.slice(own.length));
    } else add(whole);
  }
  add(line.slice(at));
  return runs;
}
