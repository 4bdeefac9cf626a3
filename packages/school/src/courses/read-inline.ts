import type { PhrasingContent } from 'mdast';
import type { TextRun } from './course-package.ts';
import type { Report } from './course-package-error.ts';
import { readFormula } from './read-formula.ts';

type Format = Omit<TextRun, 'text'>;

function sameFormat(a: TextRun, b: TextRun): boolean {
  return (
    a.bold === b.bold && a.italic === b.italic && a.code === b.code && a.href === b.href && !a.math && !b.math
  );
}

/** An address a lesson may lead to: https, or mailto. */
export function isSafeLink(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol } = new URL(url);
  return protocol === 'https:' || protocol === 'mailto:';
}

const FORMULA = /^\$(.+)\$$/s;

/** Code, or between `$` signs a formula. */
function readCode(value: string, format: Format, line: number, report: Report): TextRun {
  const tex = FORMULA.exec(value)?.[1];
  if (tex === undefined) return { text: value, ...format, code: true };
  const math = readFormula(tex, false);
  if (math === null)
    report(line, `the formula "${tex}" cannot be read`, 'write it in TeX, as in `$U = 1/R$`');
  return { text: tex, ...format, ...(math === null ? {} : { math }) };
}

const LOOKALIKES: readonly [form: RegExp, what: string, mend: string][] = [
  [
    /!\[[^\]]*\]\([^)]*\)/,
    'this picture would stand as text',
    'write ![description](file.svg "caption"); names of files have no spaces',
  ],
  [
    /\[[^\]]+\]\([^)]*\)/,
    'this link would stand as text',
    'write [text](https://...) without spaces in the address',
  ],
  [/~~.+~~/, 'text cannot be struck through', 'remove the ~~'],
  [/\[\^[^\]]+\]/, 'a lesson has no footnotes', 'write the note where it belongs, or as :::note Title'],
  [/^\[[ xX]\] /, 'a point cannot be ticked off', 'write the points in a :::checklist Title block'],
];

/** Forms that other editors know and lessons do not: they would reach the page as the signs they are written with. */
function reportLookalikes(text: string, firstLine: number, report: Report): void {
  for (const [index, line] of text.split('\n').entries()) {
    const found = LOOKALIKES.find(([form]) => form.test(line));
    if (found) report(firstLine + index, found[1], found[2]);
  }
}

/** Turns Markdown's inline tree into runs and their plain text. What has no run (HTML, pictures) is reported. */
export function readInline(
  content: readonly PhrasingContent[],
  report: Report,
): { content: string; runs: TextRun[] } {
  const runs: TextRun[] = [];
  const push = (run: TextRun) => {
    const last = runs.at(-1);
    if (last && sameFormat(last, run)) last.text += run.text;
    else if (run.text !== '') runs.push(run);
  };

  const walk = (nodes: readonly PhrasingContent[], format: Format) => {
    for (const node of nodes) {
      const line = node.position?.start.line ?? 1;
      switch (node.type) {
        case 'text':
          reportLookalikes(node.value, line, report);
          push({ text: node.value.replace(/\s*\n\s*/g, ' '), ...format });
          break;
        case 'inlineCode':
          push(readCode(node.value, format, line, report));
          break;
        case 'strong':
          walk(node.children, { ...format, bold: true });
          break;
        case 'emphasis':
          walk(node.children, { ...format, italic: true });
          break;
        case 'link':
          if (!isSafeLink(node.url)) {
            report(
              line,
              `the link to "${node.url}" cannot be followed`,
              'write a whole address beginning with https://',
            );
          }
          walk(node.children, { ...format, href: node.url });
          break;
        case 'image':
          report(
            line,
            'a picture stands inside a paragraph',
            'give it a paragraph of its own, with empty lines around it',
          );
          break;
        case 'html':
          report(
            line,
            `HTML is not allowed (${node.value.slice(0, 40)})`,
            'use Markdown, or `backticks` to show a < sign',
          );
          break;
        case 'linkReference':
        case 'imageReference':
          report(
            line,
            'a link by number or name is not read in a lesson',
            'write the address where it belongs: [text](https://...)',
          );
          break;
        default:
          report(
            line,
            `"${node.type}" is not a form of text a lesson can have`,
            'use bold, italic, `code` and [links](https://...)',
          );
      }
    }
  };
  walk(content, {});
  return { content: runs.map((run) => run.text).join(''), runs };
}
