import { isHttpUrl } from '../fields/http-url.ts';
import { readRuns } from './read-runs.ts';
import type { RichBlock } from './rich-text.ts';

const FENCE = /^(\s{0,8})```\s*([\w+#.-]{0,20})\s*$/;
const FENCE_END = /^\s{0,8}```\s*$/;
const BULLET = /^\s{0,3}[-*•]\s+(.+)$/;
const NUMBER = /^\s{0,3}(\d{1,3})[.)]\s+(.+)$/;
const QUOTED = /^>\s?(.*)$/;
const PICTURE = /^\s{0,8}!\[([^[\]]*)\]\(([^()\n]+)\)\s*$/;

const isPlain = (line: string) =>
  line.trim() !== '' && ![FENCE, BULLET, NUMBER, QUOTED, PICTURE].some((form) => form.test(line));

/**
 * Parses text as people type it into typed parts: paragraphs, lists (`- ` or `1. `), quotes (`> `), code between lines
 * of ```, and pictures sent with it (`![caption](file.png)`, on a separate line); the address of a picture hosted
 * elsewhere stays, as a link. A numbered list starts with the typed number, so that steps continue counting after
 * something between them, and ends where the numbers are not consecutive, as in answers to the questions 2 and 5.
 * Everything else is plain text, tags and scripts included: no input can become markup. Any text can be parsed.
 */
export function readRichText(text: string): RichBlock[] {
  const lines = text.replaceAll(/\r\n?/g, '\n').split('\n');
  const blocks: RichBlock[] = [];
  let at = 0;
  /** Takes the following lines that match a form, each without its mark. */
  const takeWhile = (form: RegExp): string[] => {
    const taken: string[] = [];
    for (
      let found = form.exec(lines[at] ?? '');
      found && at < lines.length;
      found = form.exec(lines[at] ?? '')
    ) {
      taken.push(found[1] ?? '');
      at += 1;
    }
    return taken;
  };
  /**
   * Takes the following numbered lines that count up from the first, or all repeat its number, as some people write
   * lists.
   */
  const takeNumbers = (start: number): string[] => {
    const taken: string[] = [];
    let isRepeated = true;
    for (let found = NUMBER.exec(lines[at] ?? ''); found; found = NUMBER.exec(lines[at] ?? '')) {
      const number = Number(found[1]);
      if (number !== start + taken.length && !(isRepeated && number === start)) break;
      isRepeated &&= number === start;
      taken.push(found[2] ?? '');
      at += 1;
    }
    return taken;
  };
  while (at < lines.length) {
    const line = lines[at] ?? '';
    const fence = FENCE.exec(line);
    const picture = PICTURE.exec(line);
    const number = NUMBER.exec(line)?.[1];
    if (fence) {
      const end = lines.findIndex((later, index) => index > at && FENCE_END.test(later));
      const last = end === -1 ? lines.length : end;
      // Code inside a list item is indented with the item; any further indentation is its own.
      const indent = new RegExp(`^\\s{0,${fence[1]?.length ?? 0}}`);
      const code = lines.slice(at + 1, last).map((one) => one.replace(indent, ''));
      blocks.push({ kind: 'CODE', language: fence[2] || null, text: code.join('\n') });
      at = last + 1;
    } else if (picture) {
      const [caption = '', name = ''] = picture.slice(1).map((part) => part.trim());
      const [address = ''] = name.split(' ');
      blocks.push(
        isHttpUrl(address)
          ? { kind: 'PARAGRAPH', runs: [{ text: caption || address, href: address }] }
          : { kind: 'IMAGE', caption: picture[1] ?? '', name },
      );
      at += 1;
    } else if (BULLET.test(line)) {
      blocks.push({ kind: 'LIST', isOrdered: false, items: takeWhile(BULLET).map((item) => readRuns(item)) });
    } else if (number !== undefined) {
      const start = Number(number);
      const items = takeNumbers(start).map((item) => readRuns(item));
      blocks.push({ kind: 'LIST', isOrdered: true, ...(start === 1 ? {} : { start }), items });
    } else if (QUOTED.test(line)) {
      blocks.push({ kind: 'QUOTE', runs: readRuns(takeWhile(QUOTED).join('\n')) });
    } else if (line.trim() === '') at += 1;
    else {
      const taken: string[] = [];
      while (at < lines.length && isPlain(lines[at] ?? '')) {
        taken.push(lines[at] ?? '');
        at += 1;
      }
      blocks.push({ kind: 'PARAGRAPH', runs: readRuns(taken.join('\n')) });
    }
  }
  return blocks;
}
