import type { NodeKind } from '@plinth/domain/curriculum/node-kind';
import { videoSource } from '@plinth/domain/curriculum/video-source';
import type {
  Blockquote,
  Image,
  List,
  ListItem,
  Paragraph,
  PhrasingContent,
  Root,
  RootContent,
  Table,
} from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';
import type { CourseNode, CourseNodeMeta, ReadType } from './course-package.ts';
import type { Report } from './course-package-error.ts';
import { Notes } from './lesson-notes.ts';
import type { Sources } from './lesson-sources.ts';
import { readFormula } from './read-formula.ts';
import { type InlineReading, isSafeLink, readInline } from './read-inline.ts';
import { slugify } from './slugify.ts';
import { type Directive, splitDirectives } from './split-directives.ts';

/** A component before it has a position: its key and rank are assigned when it is added to its parent. */
export type ContentDraft = {
  type: NodeKind;
  /** Last step of the key if a heading names the component; otherwise the type and a number. */
  slug?: string;
  meta: Omit<CourseNodeMeta, 'rank'>;
  /** Days, credits and whatever else a step has beside its text. */
  facts?: StepFacts;
  children: ContentDraft[];
};

export type StepFacts = Pick<
  CourseNode,
  'releaseDay' | 'dueDay' | 'skills' | 'credits' | 'isElective' | 'quiz' | 'assignment' | 'liveSession'
>;

const READ_TYPE: Record<Exclude<Directive, 'details'>, ReadType> = {
  note: 'NOTE',
  example: 'EXAMPLE',
  mistake: 'MISTAKE',
  checklist: 'CHECKLIST',
};

const parse = (text: string): Root =>
  fromMarkdown(text, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] });

const lineOf = (node: RootContent | ListItem) => node.position?.start.line ?? 1;
const isPicture = (node: PhrasingContent): node is Image => node.type === 'image';

function text(type: NodeKind, inline: ReturnType<typeof readInline>): ContentDraft {
  return { type, meta: inline, children: [] };
}

/** Reads a list item: its first paragraph is its text, everything after is nested under it. */
function readPoint(
  item: ListItem,
  type: 'NUMBER_POINT' | 'BULLET_POINT',
  reading: InlineReading,
): ContentDraft {
  const [first, ...rest] = item.children;
  const isText = first?.type === 'paragraph' && !first.children.some(isPicture);
  const inline = isText ? readInline(first.children, reading) : { content: '', runs: [] };
  const box = item.checked === true ? '☑ ' : item.checked === false ? '☐ ' : '';
  const point = text(
    type,
    box === '' ? inline : { content: box + inline.content, runs: [{ text: box }, ...inline.runs] },
  );
  const blocks = isText ? rest : item.children;
  if (!isText && blocks.length === 0)
    reading.report(lineOf(item), 'a point has no text', 'write the text right after the dash or number', {
      mend: 'write its text, or take the point out',
    });
  point.children.push(...blocks.flatMap((child) => readBlock(child, reading)));
  return point;
}

function readList(list: List, reading: InlineReading): ContentDraft {
  const type = list.ordered ? 'NUMBER_POINT' : 'BULLET_POINT';
  const { start } = list;
  return {
    type: 'LIST',
    meta: typeof start === 'number' && start !== 1 ? { value: String(start) } : {},
    children: list.children.map((item) => readPoint(item, type, reading)),
  };
}

function readTable(table: Table, reading: InlineReading): ContentDraft {
  const { report } = reading;
  const [head, ...rows] = table.children;
  const columns = (head?.children ?? []).map((cell) => readInline(cell.children, reading).content);
  const children = rows.map((row): ContentDraft => {
    if (row.children.length !== columns.length) {
      report(
        lineOf(row),
        `this row has ${row.children.length} cells and the heading ${columns.length}`,
        'give every row as many cells as the heading',
      );
    }
    return {
      type: 'LIST',
      meta: { readType: 'ROW' },
      children: row.children.map((cell, index): ContentDraft => {
        const side = table.align?.[index];
        const align = side === 'right' ? 'end' : side === 'center' ? 'center' : 'start';
        const inline = readInline(cell.children, reading);
        return { type: 'LIST_ENTRY', meta: { key: columns[index] ?? '', ...inline, align }, children: [] };
      }),
    };
  });
  if (children.length === 0) report(lineOf(table), 'the table has no rows', 'add a row under its heading');
  return { type: 'LIST', meta: { readType: 'TABLE' }, children };
}

function readPicture(image: Image, { sources, report }: InlineReading): ContentDraft {
  const line = image.position?.start.line ?? 1;
  const caption = image.title ? { title: image.title } : {};
  if (!image.alt) {
    report(line, 'the picture has no description', 'write what it shows: ![A wall in section](wall.svg)', {
      mend: 'write what it shows',
    });
  }
  const content = image.alt ?? '';
  const title = image.title ?? content;
  if (isSafeLink(image.url)) {
    if (videoSource(image.url) === null)
      report(
        line,
        `"${image.url}" is not a film`,
        'write an https address ending in .mp4, .webm or .m3u8, or a page of YouTube or Vimeo; pictures are in the folder',
      );
    return { type: 'VIDEO_PLAYER', meta: { title, content, value: image.url }, children: [] };
  }
  const asset = sources.asset(image.url, line);
  if (/\.(mp4|webm)$/i.test(image.url)) {
    const tracks = asset?.tracks ?? [];
    return {
      type: 'VIDEO_PLAYER',
      meta: { title, content, value: asset?.key ?? '', ...(tracks.length > 0 ? { tracks } : {}) },
      children: [],
    };
  }
  const { key = '', tracks: _, ...size } = asset ?? {};
  return { type: 'IMAGE', meta: { content, ...caption, value: key, ...size }, children: [] };
}

/** Reads a paragraph; a picture or film in it goes between the text before and after it. */
function readParagraph({ children }: Paragraph, reading: InlineReading): ContentDraft[] {
  const drafts: ContentDraft[] = [];
  let words: PhrasingContent[] = [];
  const finish = () => {
    const inline = readInline(words, reading);
    if (inline.content.trim() !== '') drafts.push(text('PARAGRAPH', inline));
    words = [];
  };
  for (const child of children)
    if (isPicture(child)) {
      finish();
      drafts.push(readPicture(child, reading));
    } else words.push(child);
  finish();
  return drafts;
}

/** Reads a list of sources, in which each item must be a single link that can be followed. */
function readReferences(list: List, reading: InlineReading): ContentDraft[] {
  const { report } = reading;
  return list.children.map((item): ContentDraft => {
    const [paragraph] = item.children;
    const link = paragraph?.type === 'paragraph' ? paragraph.children[0] : undefined;
    if (
      link?.type !== 'link' ||
      paragraph?.type !== 'paragraph' ||
      paragraph.children.length !== 1 ||
      item.children.length !== 1
    ) {
      report(
        lineOf(item),
        'a reference is not a link alone',
        'write - [Label](https://... "what is found there")',
        { mend: 'make each point of the references one link' },
      );
      return { type: 'REFERENCE', meta: {}, children: [] };
    }
    const label = readInline(link.children, reading).content;
    if (!isSafeLink(link.url)) {
      report(
        lineOf(item),
        `the link to "${link.url}" cannot be followed`,
        'write a whole address beginning with https://',
      );
    }
    const note = link.title ? { content: link.title } : {};
    return {
      type: 'REFERENCE',
      meta: { referenceLabel: label, referenceLink: link.url, ...note },
      children: [],
    };
  });
}

function readMath(tex: string, line: number, report: Report): ContentDraft {
  const math = readFormula(tex, true);
  if (math === null) report(line, 'this formula cannot be read', 'write it in TeX, as in U = \\frac{1}{R}');
  return { type: 'PARAGRAPH', meta: { readType: 'MATH', content: tex, value: math ?? '' }, children: [] };
}

const ALERT = /^\[!(NOTE|TIP|IMPORTANT|WARNING|CAUTION)\]\s*/;

/** Reads a quotation, or the note that a mark such as [!WARNING] in its first line turns it into. */
function readQuote(quote: Blockquote, reading: InlineReading): ContentDraft {
  const children = quote.children.flatMap((child) => readBlock(child, reading));
  const first = children[0]?.meta;
  const kind = ALERT.exec(first?.content ?? '')?.[1];
  if (first?.content === undefined || kind === undefined)
    return { type: 'CONTENT_CONTAINER', slug: 'quote', meta: { readType: 'QUOTE' }, children };
  const heading = kind.charAt(0) + kind.slice(1).toLowerCase();
  first.content = first.content.replace(ALERT, '');
  const [run, ...runs] = first.runs ?? [];
  if (run)
    first.runs = [{ ...run, text: run.text.replace(ALERT, '') }, ...runs].filter(({ text }) => text !== '');
  return {
    type: 'CONTENT_CONTAINER',
    slug: slugify(heading),
    meta: { heading, readType: 'NOTE' },
    children: first.content === '' ? children.slice(1) : children,
  };
}

function readBlock(node: RootContent, reading: InlineReading): ContentDraft[] {
  const { report } = reading;
  switch (node.type) {
    case 'paragraph':
      return readParagraph(node, reading);
    case 'list':
      return [readList(node, reading)];
    case 'table':
      return [readTable(node, reading)];
    case 'blockquote':
      return [readQuote(node, reading)];
    case 'code':
      if (node.lang === 'math') return [readMath(node.value, lineOf(node), report)];
      return [
        {
          type: 'PARAGRAPH',
          meta: { readType: 'CODE', ...(node.lang ? { key: node.lang } : {}), content: node.value },
          children: [],
        },
      ];
    case 'thematicBreak':
      return [{ type: 'PARAGRAPH', meta: { readType: 'RULE', content: '' }, children: [] }];
    case 'definition':
    case 'footnoteDefinition':
      return [];
    case 'heading':
      report(lineOf(node), 'a heading is inside a quotation or a point', 'write it in **bold**', {
        mend: 'make it a paragraph in bold',
      });
      return [];
    case 'html':
      if (!/^<!--[\s\S]*-->$/.test(node.value.trim()))
        report(
          lineOf(node),
          `HTML is not allowed (${node.value.slice(0, 40)})`,
          'use Markdown, or `backticks` to show a < sign',
        );
      return [];
    default:
      report(
        lineOf(node),
        `"${node.type}" is not a form a lesson can have`,
        'use headings, paragraphs, lists, tables, pictures and ::: blocks',
      );
      return [];
  }
}

/** Reads the footnotes of a text, numbered in the order of their references, as the last section of the lesson. */
function readFootnotes(reading: InlineReading): ContentDraft[] {
  const points: ContentDraft[] = [];
  for (const { children } of reading.notes.named()) {
    const [first, ...rest] = children;
    const inline =
      first?.type === 'paragraph' ? readInline(first.children, reading) : { content: '', runs: [] };
    points.push({
      ...text('NUMBER_POINT', inline),
      children: (first?.type === 'paragraph' ? rest : children).flatMap((child) => readBlock(child, reading)),
    });
  }
  if (points.length === 0) return [];
  const list: ContentDraft = { type: 'LIST', meta: {}, children: points };
  return [{ type: 'CONTENT_CONTAINER', slug: 'footnotes', meta: { heading: 'Notes' }, children: [list] }];
}

/** The open sections of a text, each nested in the one before; a block of ::: belongs to the last. */
class Sections {
  readonly top: ContentDraft[] = [];
  /** The line of each heading. */
  readonly lines = new Map<ContentDraft, number>();
  #open: { depth: number; section: ContentDraft }[] = [];

  here(): ContentDraft[] {
    return this.#open.at(-1)?.section.children ?? this.top;
  }

  /** The heading of the section that contains the current position. */
  get heading(): string | undefined {
    return this.#open[0]?.section.meta.heading;
  }

  open(heading: string, depth: number, line: number): void {
    const section: ContentDraft = {
      type: 'CONTENT_CONTAINER',
      slug: slugify(heading),
      meta: { heading },
      children: [],
    };
    this.#open = this.#open.filter((one) => one.depth < depth);
    this.here().push(section);
    this.#open.push({ depth, section });
    this.lines.set(section, line);
  }

  reportEmpty(report: Report): void {
    for (const [{ meta, children }, line] of this.lines)
      if (children.length === 0)
        report(line, `the section "${meta.heading}" is empty`, 'write something under its heading');
  }
}

/**
 * Reads a Markdown body into components: CommonMark and GFM, `:::` blocks and formulas. `##` opens a CONTENT_CONTAINER,
 * each deeper heading one inside the nearest above it, and a `:::` block belongs to whichever is open. A `#` opens a
 * section too, except one at the top that repeats the `title`. What the components cannot show is reported, not dropped
 * silently.
 */
export function readMarkdown(
  body: string,
  firstLine: number,
  sources: Sources,
  report: Report,
  title = '',
): ContentDraft[] {
  const notes = new Notes(body, parse(body));
  const reading: InlineReading = { sources, notes, report };
  const sections = new Sections();

  for (const segment of splitDirectives(body, firstLine, report)) {
    let into: ContentDraft[] | null = null;
    if (segment.directive !== null) {
      const block: ContentDraft =
        segment.directive === 'details'
          ? { type: 'DROP_DOWN_CONTENT', meta: { title: segment.title }, children: [] }
          : {
              type: 'CONTENT_CONTAINER',
              meta: { heading: segment.title, readType: READ_TYPE[segment.directive] },
              children: [],
            };
      block.slug = slugify(segment.title);
      sections.here().push(block);
      into = block.children;
    }

    // Empty lines in front make every position in the tree a position in the file; the definitions that links refer to
    // follow at the end.
    const padded = '\n'.repeat(Math.max(segment.line - 1, 0)) + segment.text;
    const { children } = parse(`${padded}\n\n${notes.written}`);
    if (segment.directive !== null && segment.text.trim() === '') {
      report(segment.line, 'this block is empty', 'write its text before the closing :::', {
        mend: 'write its text, or take it out',
      });
    }
    for (const node of children) {
      if (node.type === 'heading') {
        const heading = readInline(node.children, reading).content;
        const isTitle = node.depth === 1 && sections.top.length === 0 && slugify(heading) === slugify(title);
        if (into !== null)
          report(lineOf(node), 'a heading is inside a ::: block', "use the block's title, or bold text", {
            what: 'a heading is inside a block',
          });
        else if (!isTitle) sections.open(heading, Math.max(node.depth, 2), lineOf(node));
      } else if (node.type === 'list' && into === null && sections.heading === 'References') {
        sections.here().push(...readReferences(node, reading));
      } else (into ?? sections.here()).push(...readBlock(node, reading));
    }
  }
  sections.reportEmpty(report);
  return [...sections.top, ...readFootnotes(reading)];
}
