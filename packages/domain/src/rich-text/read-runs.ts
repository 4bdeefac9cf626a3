import { isHttpUrl } from '../fields/http-url.ts';
import type { RichRun } from './rich-text.ts';

type Dress = Omit<RichRun, 'text'>;

/** What may stand in a line, the first that fits: code, a link, bold, italic, a bare address. */
const MARK =
  /`([^`]+)`|\[([^[\]]+)\]\(([^\s()]+)\)|\*\*([^*]+(?:\*(?!\*)[^*]+)*)\*\*|(?<![\p{L}\p{N}_])_([^_\n]+)_(?![\p{L}\p{N}_])|(?<![\p{L}\p{N}*])\*([^*\s](?:[^*\n]*[^*\s])?)\*(?![\p{L}\p{N}*])|(https?:\/\/[^\s<>"'`]*[^\s<>"'`.,;:!?)\]])/giu;

/** How deep marks may stand in marks. What is deeper is plain text, so no text takes long to read. */
const DEEPEST = 3;

/**
 * A line as runs: `code`, **bold**, _italic_ or *italic*, [text](https://address) and bare addresses. A link to
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
    else if (address !== undefined && isHttpUrl(address)) add(address, { href: address });
    else add(whole);
  }
  add(line.slice(at));
  return runs;
}
