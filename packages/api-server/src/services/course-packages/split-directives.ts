import type { Report } from './course-package-error.ts';

export const DIRECTIVES = ['details', 'note', 'example', 'mistake', 'checklist'] as const;
export type Directive = (typeof DIRECTIVES)[number];

export type Segment = {
  directive: Directive | null;
  title: string;
  /** 1-based line of the file on which `text` begins. */
  line: number;
  text: string;
};

function isDirective(name: string): name is Directive {
  return (DIRECTIVES as readonly string[]).includes(name);
}

/**
 * Splits a Markdown body at its `:::name Title` ... `:::` blocks. Lines inside fenced code are left alone. Reports
 * unknown names, missing titles, blocks inside blocks and blocks left open.
 */
export function splitDirectives(body: string, firstLine: number, report: Report): Segment[] {
  const segments: Segment[] = [];
  let current: { directive: Directive | null; title: string; line: number; lines: string[] } = {
    directive: null,
    title: '',
    line: firstLine,
    lines: [],
  };
  let openedAt = 0;
  let fence: string | null = null;

  const finish = (next: { directive: Directive | null; title: string; line: number }) => {
    segments.push({
      directive: current.directive,
      title: current.title,
      line: current.line,
      text: current.lines.join('\n'),
    });
    current = { ...next, lines: [] };
  };

  for (const [index, line] of body.split('\n').entries()) {
    const lineNumber = firstLine + index;
    // Code may be inside a list item, indented as far as the item, or start right after its marker.
    const fenceMark = /^\s*(?:(?:[-*+]|\d{1,9}[.)])\s+)*(```|~~~)/.exec(line)?.[1];
    if (fenceMark !== undefined) fence = fence === null ? fenceMark : fence === fenceMark ? null : fence;
    const mark = fence === null ? /^ {0,3}:::\s*([A-Za-z]*)\s*(.*)$/.exec(line) : null;
    if (fence === null && /^\s{4,}:::/.test(line))
      report(lineNumber, 'this ::: is indented too far to be a block', 'begin it at the start of the line');
    if (!mark) {
      current.lines.push(line);
      continue;
    }
    const [, name = '', title = ''] = mark;
    if (name === '') {
      if (openedAt === 0)
        report(lineNumber, '::: closes nothing', 'remove it, or open a block such as :::note Title');
      openedAt = 0;
      finish({ directive: null, title: '', line: lineNumber + 1 });
      continue;
    }
    if (openedAt !== 0) {
      report(
        lineNumber,
        `a block opens inside the block of line ${openedAt}`,
        'close that one first with :::',
      );
    }
    openedAt = lineNumber;
    if (!isDirective(name)) {
      report(
        lineNumber,
        `:::${name} is not a kind of block`,
        `use ${DIRECTIVES.map((d) => `:::${d}`).join(', ')}`,
      );
      finish({ directive: null, title: '', line: lineNumber + 1 });
      continue;
    }
    if (title.trim() === '')
      report(lineNumber, `:::${name} has no title`, `write :::${name} Title`, {
        what: 'a block has no title',
        mend: 'give it one',
      });
    finish({ directive: name, title: title.trim(), line: lineNumber + 1 });
  }
  if (openedAt !== 0) report(openedAt, 'this block is never closed', 'add a line ::: after it');
  finish({ directive: null, title: '', line: 0 });
  return segments.filter((segment) => segment.directive !== null || segment.text.trim() !== '');
}
