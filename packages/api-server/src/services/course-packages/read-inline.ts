import type { InlineCode, PhrasingContent } from 'mdast';
import type { TextRun } from './course-package.ts';
import type { Report } from './course-package-error.ts';
import type { Notes } from './lesson-notes.ts';
import type { Sources } from './lesson-sources.ts';
import { readFormula } from './read-formula.ts';

type Format = Omit<TextRun, 'text'>;
export type InlineReading = { sources: Sources; notes: Notes; report: Report };

function sameFormat(a: TextRun, b: TextRun): boolean {
  return (
    a.bold === b.bold &&
    a.italic === b.italic &&
    a.struck === b.struck &&
    a.code === b.code &&
    a.href === b.href &&
    !a.math &&
    !b.math
  );
}

/** Whether a lesson may link to an address: https, or mailto. */
export function isSafeLink(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol } = new URL(url);
  return protocol === 'https:' || protocol === 'mailto:';
}

const FORMULA = /^\$(.+)\$$/s;

/** A word between `$` signs, such as a variable of a program, is not a formula: the letters are meant literally. */
const WORD = /^[A-Za-z]{3,}$/;

/** Reads code, or between `$` signs a formula. Between double backticks the content is always code. */
function readCode({ value, position }: InlineCode, format: Format, report: Report): TextRun {
  const line = position?.start.line ?? 1;
  const written = (position?.end.offset ?? 0) - (position?.start.offset ?? 0);
  const isDoubled = written - value.length >= 4;
  const tex = FORMULA.exec(value)?.[1];
  if (tex === undefined || isDoubled || WORD.test(tex)) return { text: value, ...format, code: true };
  const math = readFormula(tex, false);
  if (math === null)
    report(line, `the formula "${tex}" cannot be read`, 'write it in TeX, as in `$U = 1/R$`');
  return { text: tex, ...format, ...(math === null ? {} : { math }) };
}

const LOOKALIKES: readonly [form: RegExp, what: string, mend: string, mendInEditor: string][] = [
  [
    /!\[[^\]]*\]\([^)]*\)/,
    'this picture would appear as text',
    'write ![description](file.svg "caption"); names of files have no spaces',
    'remove its signs, and insert it as a picture',
  ],
  [
    /\[[^\]]+\]\([^)]*\)/,
    'this link would appear as text',
    'write [text](https://...) without spaces in the address',
    'remove its signs, and set a link on its words',
  ],
];

/** Reports forms that were meant to be a picture or a link: they would appear on the page as the characters typed. */
function reportLookalikes(text: string, firstLine: number, report: Report): void {
  for (const [index, line] of text.split('\n').entries()) {
    const found = LOOKALIKES.find(([form]) => form.test(line));
    if (found) report(firstLine + index, found[1], found[2], { mend: found[3] });
  }
}

const lineOf = (node: PhrasingContent) => node.position?.start.line ?? 1;

/** Whether a link is an address written out in the text, such as www.iso.org. */
const isBareAddress = (node: PhrasingContent) =>
  node.type === 'link' &&
  node.children.length === 1 &&
  node.children[0]?.type === 'text' &&
  (node.url === node.children[0].value || node.url === `http://${node.children[0].value}`);

/** What a link leads to; empty, and reported, if it leads nowhere. */
function targetOf(url: string, line: number, { sources, report }: InlineReading): Format {
  if (isSafeLink(url)) return { href: url };
  // A place on the same page: the table of contents beside the lesson leads there.
  if (url.startsWith('#')) return {};
  if (URL.canParse(url) || url.startsWith('/')) {
    report(line, `the link to "${url}" cannot be followed`, 'write a whole address beginning with https://');
    return {};
  }
  return sources.link(url, line) ?? {};
}

/**
 * Turns Markdown's inline tree into runs and their plain text; a line break is a `\n`. What has no run (HTML) is
 * reported; pictures are handled by the paragraph that contains them.
 */
export function readInline(
  content: readonly PhrasingContent[],
  reading: InlineReading,
): { content: string; runs: TextRun[] } {
  const { notes, report } = reading;
  const runs: TextRun[] = [];
  const push = (run: TextRun) => {
    const last = runs.at(-1);
    if (last && sameFormat(last, run) && !run.file) last.text += run.text;
    else if (run.text !== '') runs.push(run);
  };

  const readOther = (node: PhrasingContent, format: Format) => {
    const line = lineOf(node);
    switch (node.type) {
      case 'linkReference': {
        const url = notes.addressOf(node.identifier);
        return walk(node.children, { ...format, ...(url === null ? {} : targetOf(url, line, reading)) });
      }
      case 'footnoteReference':
        return push({ text: `[${notes.numberOf(node.identifier)}]`, ...format });
      case 'break':
        return push({ text: '\n', ...format });
      case 'html':
        if (/^<br\s*\/?>$/i.test(node.value)) return push({ text: '\n', ...format });
        if (node.value.startsWith('<!--')) return;
        return report(
          line,
          `HTML is not allowed (${node.value.slice(0, 40)})`,
          'use Markdown, or `backticks` to show a < sign',
        );
      case 'image':
      case 'imageReference':
        return report(
          line,
          'a picture is inside a heading, a cell or a link',
          'give it a paragraph of its own, with empty lines around it',
        );
      default:
        return report(
          line,
          `"${node.type}" is not a form of text a lesson can have`,
          'use bold, italic, `code` and [links](https://...)',
        );
    }
  };

  const walk = (nodes: readonly PhrasingContent[], format: Format): void => {
    for (const node of nodes) {
      switch (node.type) {
        case 'text':
          reportLookalikes(node.value, lineOf(node), report);
          push({ text: node.value.replace(/\s*\n\s*/g, ' '), ...format });
          break;
        case 'inlineCode':
          push(readCode(node, format, report));
          break;
        case 'strong':
          walk(node.children, { ...format, bold: true });
          break;
        case 'emphasis':
          walk(node.children, { ...format, italic: true });
          break;
        case 'delete':
          walk(node.children, { ...format, struck: true });
          break;
        case 'link': {
          // The author gave no scheme, so use the safe one.
          const bare = isBareAddress(node) ? node.url.replace(/^http:/i, 'https:') : null;
          const target =
            bare === null
              ? targetOf(node.url, lineOf(node), reading)
              : isSafeLink(bare)
                ? { href: bare }
                : {};
          walk(node.children, { ...format, ...target });
          break;
        }
        default:
          readOther(node, format);
      }
    }
  };
  walk(content, {});
  return { content: runs.map((run) => run.text).join(''), runs };
}
