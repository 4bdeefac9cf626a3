import { isHttpUrl } from '../fields/http-url.ts';
import type { RichRun } from './rich-text.ts';

type Dress = Omit<RichRun, 'text'>;

/**
 * What may stand in a line, the first that fits: code, a link, bold, italic, a bare address. Stars behind a number, a
 * Latin letter or a bracket are powers and products, as in `x**2 + y**2`, and those before a full stop names of files, as
 * in `*.rvt,*.ifc`: they are no marks, since as marks they would vanish.
 */
const MARK =
  /`([^`]+)`|\[([^[\]]+)\]\(((?:[^\s()]|\([^\s()]*\))+)\)|(?<![A-Za-z0-9)\]])\*\*(?!\s)([^*]+(?:\*(?!\*)[^*]+)*)(?<!\s)\*\*|(?<![\p{L}\p{N}_])_([^_\n]+)_(?![\p{L}\p{N}_])|(?<![\p{L}\p{N})\]*])\*([^*\s.](?:[^*\n]*[^*\s])?)\*(?![\p{L}\p{N}*])|((?:https?:\/\/|(?<![\p{L}\p{N}_@./-])www\.)[^\s<>"'`]+)/giu;

/**
 * A bare address without the signs of the sentence around it: the full stop or quotation mark at its end, and a bracket
 * that was opened before it. A bracket that is opened within it is its own, as in `/wiki/Section_(drawing)`.
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

/** How deep marks may stand in marks. What is deeper is plain text, so no text takes long to read. */
const DEEPEST = 3;

/**
 * A line as runs: `code`, **bold**, _italic_ or *italic*, [text](https://address) and bare addresses, with `www.` too. A link to
 * anything but http or https stays the plain text that was typed.
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
