import type { NodeKind } from '@plinth/domain/curriculum/node-kind';
import { videoSource } from '@plinth/domain/curriculum/video-source';
import type { List, ListItem, Paragraph, RootContent, Table } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmTable } from 'micromark-extension-gfm-table';
import type { CourseNode, CourseNodeMeta, ReadType } from './course-package.ts';
import type { Report } from './course-package-error.ts';
import { readFormula } from './read-formula.ts';
import { isSafeLink, readInline } from './read-inline.ts';
import { slugify } from './slugify.ts';
import { type Directive, splitDirectives } from './split-directives.ts';

/** A component before it has a place: keys and ranks come when it is hung under its parent. */
export type ContentDraft = {
  type: NodeKind;
  /** Last step of the key where a heading names the component; else the type and a number. */
  slug?: string;
  meta: Omit<CourseNodeMeta, 'rank'>;
  /** Days, credits and what else a step has beside its text. */
  facts?: StepFacts;
  children: ContentDraft[];
};

export type StepFacts = Pick<
  CourseNode,
  'releaseDay' | 'dueDay' | 'credits' | 'isElective' | 'quiz' | 'assignment' | 'liveSession'
>;

/**
 * Where a picture or film lies, how large it is and what words it has; null when it was reported as missing or unsound.
 */
export type FindAsset = (
  path: string,
  line: number,
) => { key: string; width?: number; height?: number; tracks?: { language: string; src: string }[] } | null;

const READ_TYPE: Record<Exclude<Directive, 'details'>, ReadType> = {
  note: 'NOTE',
  example: 'EXAMPLE',
  mistake: 'MISTAKE',
  checklist: 'CHECKLIST',
};

const lineOf = (node: RootContent | ListItem) => node.position?.start.line ?? 1;

function text(type: NodeKind, inline: ReturnType<typeof readInline>): ContentDraft {
  return { type, meta: inline, children: [] };
}

function readPoint(
  item: ListItem,
  type: 'NUMBER_POINT' | 'BULLET_POINT',
  depth: number,
  report: Report,
): ContentDraft {
  const [first, ...rest] = item.children;
  if (first?.type !== 'paragraph') {
    report(lineOf(item), 'a point has no text', 'write the text right after the dash or number');
    return { type, meta: { content: '', runs: [] }, children: [] };
  }
  const point = text(type, readInline(first.children, report));
  for (const child of rest) {
    if (child.type === 'list' && depth === 1) point.children.push(readList(child, depth + 1, report));
    else {
      report(
        lineOf(child),
        'a point holds more than its text and one level of points under it',
        'make it a paragraph after the list',
      );
    }
  }
  return point;
}

function readList(list: List, depth: number, report: Report): ContentDraft {
  const type = list.ordered ? 'NUMBER_POINT' : 'BULLET_POINT';
  return {
    type: 'LIST',
    meta: {},
    children: list.children.map((item) => readPoint(item, type, depth, report)),
  };
}

function readTable(table: Table, report: Report): ContentDraft {
  const [head, ...rows] = table.children;
  const columns = (head?.children ?? []).map((cell) => readInline(cell.children, report).content);
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
        const inline = readInline(cell.children, report);
        return { type: 'LIST_ENTRY', meta: { key: columns[index] ?? '', ...inline, align }, children: [] };
      }),
    };
  });
  if (children.length === 0) report(lineOf(table), 'the table has no rows', 'add a row under its heading');
  return { type: 'LIST', meta: { readType: 'TABLE' }, children };
}

function readPicture(paragraph: Paragraph, find: FindAsset, report: Report): ContentDraft | null {
  const [image] = paragraph.children;
  if (image?.type !== 'image' || paragraph.children.length !== 1) return null;
  const line = lineOf(paragraph);
  const caption = image.title ? { title: image.title } : {};
  if (!image.alt) {
    report(line, 'the picture has no description', 'write what it shows: ![A wall in section](wall.svg)');
  }
  const content = image.alt ?? '';
  const title = image.title ?? content;
  if (isSafeLink(image.url)) {
    if (videoSource(image.url) === null)
      report(
        line,
        `"${image.url}" is no film`,
        'write an https address ending in .mp4, .webm or .m3u8, or a page of YouTube or Vimeo; pictures lie in the folder',
      );
    return { type: 'VIDEO_PLAYER', meta: { title, content, value: image.url }, children: [] };
  }
  const asset = find(image.url, line);
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

function readReferences(list: List, report: Report): ContentDraft[] {
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
      );
      return { type: 'REFERENCE', meta: {}, children: [] };
    }
    const label = readInline(link.children, report).content;
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

function readBlock(node: RootContent, find: FindAsset, report: Report): ContentDraft | null {
  switch (node.type) {
    case 'paragraph':
      return readPicture(node, find, report) ?? text('PARAGRAPH', readInline(node.children, report));
    case 'list':
      return readList(node, 1, report);
    case 'table':
      return readTable(node, report);
    case 'code':
      if (node.lang === 'math') return readMath(node.value, lineOf(node), report);
      return {
        type: 'PARAGRAPH',
        meta: { readType: 'CODE', ...(node.lang ? { key: node.lang } : {}), content: node.value },
        children: [],
      };
    case 'html':
      report(
        lineOf(node),
        `HTML is not allowed (${node.value.slice(0, 40)})`,
        'use Markdown, or `backticks` to show a < sign',
      );
      return null;
    case 'blockquote':
      report(
        lineOf(node),
        'a quotation mark (>) is not a form a lesson can have',
        'use a block :::note Title ... :::',
      );
      return null;
    case 'definition':
      report(
        lineOf(node),
        'an address apart from its link is not read in a lesson',
        'write it into the link: [text](https://...)',
      );
      return null;
    case 'thematicBreak':
      report(lineOf(node), 'a ruled line is not a form a lesson can have', 'begin a section with ## Heading');
      return null;
    default:
      report(
        lineOf(node),
        `"${node.type}" is not a form a lesson can have`,
        'use headings, paragraphs, lists, tables, pictures and ::: blocks',
      );
      return null;
  }
}

/**
 * Reads a Markdown body into components (ENUM-21). `##` opens a CONTENT_CONTAINER, `###` one inside it, and a
 * `:::` block belongs to whichever is open. What the components cannot show is reported, not dropped silently.
 */
export function readMarkdown(
  body: string,
  firstLine: number,
  find: FindAsset,
  report: Report,
): ContentDraft[] {
  const top: ContentDraft[] = [];
  let section: ContentDraft | null = null;
  let subsection: ContentDraft | null = null;
  const here = () => (subsection ?? section)?.children ?? top;

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
      here().push(block);
      into = block.children;
    }

    // Empty lines in front make every position in the tree a position in the file.
    const padded = '\n'.repeat(Math.max(segment.line - 1, 0)) + segment.text;
    const tree = fromMarkdown(padded, {
      extensions: [gfmTable()],
      mdastExtensions: [gfmTableFromMarkdown()],
    });
    if (segment.directive !== null && tree.children.length === 0) {
      report(segment.line, 'this block is empty', 'write its text before the closing :::');
    }
    for (const node of tree.children) {
      if (node.type === 'heading') {
        const heading = readInline(node.children, report).content;
        const container: ContentDraft = {
          type: 'CONTENT_CONTAINER',
          slug: slugify(heading),
          meta: { heading },
          children: [],
        };
        if (into !== null)
          report(lineOf(node), 'a heading stands inside a ::: block', "use the block's title, or bold text");
        else if (node.depth === 2) {
          top.push(container);
          section = container;
          subsection = null;
        } else if (node.depth === 3 && section !== null) {
          section.children.push(container);
          subsection = container;
        } else
          report(
            lineOf(node),
            `a heading of level ${node.depth} cannot stand here`,
            'use ## for sections and ### inside them; the title is in the front matter',
          );
        continue;
      }
      if (node.type === 'list' && into === null && section?.meta.heading === 'References') {
        here().push(...readReferences(node, report));
        continue;
      }
      const block = readBlock(node, find, report);
      if (block) (into ?? here()).push(block);
    }
  }
  for (const container of top.flatMap((part) => [part, ...part.children])) {
    if (
      container.type === 'CONTENT_CONTAINER' &&
      container.children.length === 0 &&
      !container.meta.readType
    ) {
      report(
        firstLine,
        `the section "${container.meta.heading}" is empty`,
        'write something under its heading',
      );
    }
  }
  return top;
}
