import { type DOMOutputSpec, type Mark, type Node, Schema } from 'prosemirror-model';

/** The set-off blocks of a lesson, as named after `:::`. */
export const SET_OFF_KINDS = ['note', 'example', 'mistake', 'checklist', 'details'] as const;
export type SetOffKind = (typeof SET_OFF_KINDS)[number];

const isPlain = (element: HTMLElement) => (element.dataset.style ?? '').includes('font-weight:normal');
const content = 0 as const;
const headings = [1, 2, 3, 4, 5, 6].map((level) => ({ tag: `h${level}`, attrs: { level } }));

/**
 * Exactly the forms that a lesson can have. `kept` and `keptInline` contain what is shown as written and passed through
 * unparsed, such as footnotes and comments: nothing is dropped.
 */
export const lessonSchema = new Schema({
  nodes: {
    doc: { content: 'block+' },
    paragraph: { group: 'block', content: 'inline*', parseDOM: [{ tag: 'p' }], toDOM: () => ['p', content] },
    heading: {
      group: 'block',
      content: 'inline*',
      defining: true,
      attrs: { level: { default: 2 } },
      parseDOM: headings,
      toDOM: ({ attrs }) => [`h${attrs.level}`, content],
    },
    blockquote: {
      group: 'block',
      content: 'block+',
      defining: true,
      parseDOM: [{ tag: 'blockquote' }],
      toDOM: () => ['blockquote', content],
    },
    setOff: {
      group: 'block',
      content: 'setOffTitle block+',
      defining: true,
      attrs: { kind: { default: 'note' } },
      parseDOM: [{ tag: 'aside[data-kind]', getAttrs: (element) => ({ kind: element.dataset.kind }) }],
      toDOM: ({ attrs }) => ['aside', { 'data-kind': attrs.kind }, content],
    },
    setOffTitle: {
      content: 'text*',
      marks: '',
      defining: true,
      parseDOM: [{ tag: 'p[data-title]', priority: 60 }],
      toDOM: () => ['p', { 'data-title': 'true' }, content],
    },
    bulletList: {
      group: 'block',
      content: 'listItem+',
      attrs: { spread: { default: false } },
      parseDOM: [{ tag: 'ul' }],
      toDOM: () => ['ul', content],
    },
    orderedList: {
      group: 'block',
      content: 'listItem+',
      attrs: { spread: { default: false }, start: { default: 1 } },
      parseDOM: [
        { tag: 'ol', getAttrs: (element) => ({ start: Number(element.getAttribute('start') ?? 1) }) },
      ],
      toDOM: ({ attrs }) => ['ol', { start: attrs.start }, content],
    },
    listItem: {
      content: 'block+',
      defining: true,
      attrs: { spread: { default: false }, checked: { default: null } },
      parseDOM: [{ tag: 'li' }],
      toDOM: ({ attrs }): DOMOutputSpec =>
        attrs.checked === null ? ['li', content] : ['li', { 'data-checked': String(attrs.checked) }, content],
    },
    codeBlock: {
      group: 'block',
      content: 'text*',
      marks: '',
      code: true,
      defining: true,
      attrs: { lang: { default: '' }, meta: { default: null } },
      parseDOM: [{ tag: 'pre', preserveWhitespace: 'full' }],
      toDOM: ({ attrs }) => ['pre', { 'data-lang': attrs.lang }, ['code', content]],
    },
    rule: { group: 'block', parseDOM: [{ tag: 'hr' }], toDOM: () => ['hr'] },
    table: {
      group: 'block',
      content: 'tableRow+',
      isolating: true,
      attrs: { align: { default: [] } },
      parseDOM: [{ tag: 'table' }],
      toDOM: () => ['table', ['tbody', content]],
    },
    tableRow: { content: 'tableCell+', parseDOM: [{ tag: 'tr' }], toDOM: () => ['tr', content] },
    tableCell: {
      content: 'inline*',
      isolating: true,
      parseDOM: [{ tag: 'td' }, { tag: 'th' }],
      toDOM: () => ['td', content],
    },
    kept: {
      group: 'block',
      atom: true,
      attrs: { source: {} },
      toDOM: ({ attrs }) => ['pre', { 'data-kept': 'true' }, attrs.source],
    },
    text: { group: 'inline' },
    image: {
      group: 'inline',
      inline: true,
      atom: true,
      draggable: true,
      attrs: { src: {}, alt: { default: '' }, title: { default: null } },
      toDOM: ({ attrs }) => [
        'span',
        { 'data-picture': attrs.src, role: 'img', 'aria-label': `Picture: ${attrs.alt}` },
        `▣ ${attrs.alt || attrs.src}`,
      ],
    },
    hardBreak: {
      group: 'inline',
      inline: true,
      selectable: false,
      parseDOM: [{ tag: 'br' }],
      toDOM: () => ['br'],
    },
    keptInline: {
      group: 'inline',
      inline: true,
      atom: true,
      attrs: { source: {} },
      toDOM: ({ attrs }) => ['code', { 'data-kept': 'true' }, attrs.source],
    },
  },
  marks: {
    link: {
      inclusive: false,
      attrs: { href: {}, title: { default: null } },
      parseDOM: [
        {
          tag: 'a[href]',
          getAttrs: (element) => ({
            href: element.getAttribute('href'),
            title: element.getAttribute('title'),
          }),
        },
      ],
      toDOM: ({ attrs }) => ['span', { 'data-href': attrs.href, title: attrs.href }, content],
    },
    strong: {
      parseDOM: [
        { tag: 'strong' },
        // The wrapper that Google Docs puts around everything copied.
        { tag: 'b', getAttrs: (element) => (isPlain(element) ? false : null) },
        { tag: 'span[data-style*="font-weight:700"]' },
      ],
      toDOM: () => ['strong', content],
    },
    emphasis: {
      parseDOM: [{ tag: 'em' }, { tag: 'i' }, { tag: 'span[data-style*="font-style:italic"]' }],
      toDOM: () => ['em', content],
    },
    struck: { parseDOM: [{ tag: 'del' }, { tag: 's' }], toDOM: () => ['del', content] },
    code: { code: true, excludes: '', parseDOM: [{ tag: 'code' }], toDOM: () => ['code', content] },
  },
});

export const isOf = (node: Node | null | undefined, name: string) => node?.type.name === name;
export const hasMark = (marks: readonly Mark[], name: string) => marks.some(({ type }) => type.name === name);
