import { readRuns } from './read-runs.ts';
import type { RichBlock } from './rich-text.ts';

const FENCE = /^(\s{0,8})```\s*([\w+#.-]{0,20})\s*$/;
const FENCE_END = /^\s{0,8}```\s*$/;
const BULLET = /^\s{0,3}[-*•]\s+(.+)$/;
const NUMBER = /^\s{0,3}\d{1,3}[.)]\s+(.+)$/;
const FIRST_NUMBER = /^\s*(\d+)/;
const QUOTED = /^>\s?(.*)$/;
const PICTURE = /^\s{0,8}!\[([^[\]]*)\]\(([^()\n]+)\)\s*$/;

const isPlain = (line: string) =>
  line.trim() !== '' && ![FENCE, BULLET, NUMBER, QUOTED, PICTURE].some((form) => form.test(line));

/**
 * A text as people type it, as typed parts: paragraphs, lists (`- ` or `1. `), quotes (`> `), code between lines of
 * ```, and pictures that were sent with it (`![caption](file.png)`, on a line of its own). A numbered list
 * begins with the number that was typed, so that steps go on counting after what stands between them. Everything else is plain
 * text, tags and scripts included: nothing that is typed can become markup. Any text can be read.
 */
export function readRichText(text: string): RichBlock[] {
  const lines = text.replaceAll(/\r\n?/g, '\n').split('\n');
  const blocks: RichBlock[] = [];
  let at = 0;
  /** The lines from here on that have a form, each without its mark. */
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
  while (at < lines.length) {
    const line = lines[at] ?? '';
    const fence = FENCE.exec(line);
    const picture = PICTURE.exec(line);
    if (fence) {
      const end = lines.findIndex((later, index) => index > at && FENCE_END.test(later));
      const last = end === -1 ? lines.length : end;
      // Code inside a point stands in as far as the point; what it is indented by beyond that is its own.
      const indent = new RegExp(`^\\s{0,${fence[1]?.length ?? 0}}`);
      const code = lines.slice(at + 1, last).map((one) => one.replace(indent, ''));
      blocks.push({ kind: 'CODE', language: fence[2] || null, text: code.join('\n') });
      at = last + 1;
    } else if (picture) {
      blocks.push({ kind: 'IMAGE', caption: picture[1] ?? '', name: (picture[2] ?? '').trim() });
      at += 1;
    } else if (BULLET.test(line)) {
      blocks.push({ kind: 'LIST', isOrdered: false, items: takeWhile(BULLET).map((item) => readRuns(item)) });
    } else if (NUMBER.test(line)) {
      const start = Number(FIRST_NUMBER.exec(line)?.[1] ?? 1);
      const items = takeWhile(NUMBER).map((item) => readRuns(item));
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
