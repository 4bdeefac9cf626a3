import { describe, expect, it } from 'vitest';
import { readCoursePackage } from './read-course-package.ts';
import { type ContentDraft, readMarkdown } from './read-markdown.ts';
import { toPublication } from './to-publication.ts';
import { lessonWith, TOPIC, writeCourseForTest } from './write-course-for-test.ts';

/** A page typical of software manuals, with every form of CommonMark and GFM that a lesson shows. */
const MANUAL = `# Exchange

<!-- kept up by the model team -->
The exchange service takes a model and answers a report. See [the next page](../02-report/lesson.md#fields),
[the standard][iso] and <https://technical.buildingsmart.org>; www.example.com is not ours.\\
A second line.

## Options

> Without options the service reads *everything*.
>
> - also what is hidden

> [!WARNING]
> It deletes the old report.

### Reading

#### schema

The schema of the file[^1]. ~~IFC2X3~~ is no longer the default.

1. Write a request:

   \`\`\`python
   answer = post("/exchange", schema="IFC4")
   \`\`\`

   Then wait.
2. Read the answer
   - by name
     - in capitals
       - and a fourth level
3. Done

***

4. Begin again

- [x] checked
- [ ] open

Before the drawing ![A wall](wall.svg "Wall") and after it.

###### Notes of the makers

| Key | Meaning |
| --- | :-: |
| a | [link][iso] |

[iso]: https://www.iso.org/standard/70303.html
[^1]: As in ISO 16739-1, with \`IfcWall\`.

    And a second paragraph.
`;

function read(body: string, title = 'Exchange') {
  const problems: string[] = [];
  const drafts = readMarkdown(
    body,
    1,
    {
      asset: (path) => ({ key: `demo/${path}`, width: 10, height: 10 }),
      link: (path) => ({ href: `lesson:${path}` }),
    },
    (line, what, mend) => void problems.push(`${line}: ${what}; ${mend}`),
    title,
  );
  return { drafts, problems };
}

const flat = (drafts: readonly ContentDraft[]): ContentDraft[] =>
  drafts.flatMap((draft) => [draft, ...flat(draft.children)]);
const saying = (drafts: readonly ContentDraft[], words: string) =>
  flat(drafts).find(({ meta }) => (meta.content ?? meta.heading ?? '').startsWith(words));

describe('a page of a manual', () => {
  const { drafts, problems } = read(MANUAL);

  it('AUTHOR-02 is read without faults, and its repeated title is left out', () => {
    expect(problems).toEqual([]);
    expect(saying(drafts, 'Exchange')).toBeUndefined();
  });

  it('AUTHOR-02 headings of every level are nested', () => {
    const options = saying(drafts, 'Options');
    const reading = options?.children.find(({ meta }) => meta.heading === 'Reading');
    expect(reading?.children.map(({ meta }) => meta.heading)).toEqual(['schema']);
    expect(reading?.children[0]?.children.at(-1)?.meta.heading).toBe('Notes of the makers');
  });

  it('AUTHOR-02 links are read inline, by reference and as bare addresses, including www, and lead to lessons too', () => {
    const runs = drafts[0]?.meta.runs ?? [];
    expect(runs.flatMap(({ text, href }) => (href ? [[text, href]] : []))).toEqual([
      ['the next page', 'lesson:../02-report/lesson.md#fields'],
      ['the standard', 'https://www.iso.org/standard/70303.html'],
      ['https://technical.buildingsmart.org', 'https://technical.buildingsmart.org'],
      ['www.example.com', 'https://www.example.com'],
    ]);
    expect(drafts[0]?.meta.content).toContain('www.example.com is not ours.\nA second line.');
    expect(saying(drafts, 'link')?.meta.runs?.[0]?.href).toBe('https://www.iso.org/standard/70303.html');
  });

  it('AUTHOR-02 a quotation may contain a list; a marked quotation becomes a note', () => {
    const quote = flat(drafts).find(({ meta }) => meta.readType === 'QUOTE');
    expect(quote?.children.map(({ type }) => type)).toEqual(['PARAGRAPH', 'LIST']);
    const warning = saying(drafts, 'Warning');
    expect(warning?.meta.readType).toBe('NOTE');
    expect(warning?.children.map(({ meta }) => meta.content)).toEqual(['It deletes the old report.']);
  });

  it('AUTHOR-02 list items hold code, paragraphs and lists at any depth, and numbering continues after a rule', () => {
    const write = saying(drafts, 'Write a request:');
    expect(write?.children.map(({ meta }) => meta.readType ?? meta.content)).toEqual(['CODE', 'Then wait.']);
    expect(write?.children[0]?.meta).toMatchObject({ key: 'python' });
    expect(saying(drafts, 'and a fourth level')).toBeDefined();
    expect(flat(drafts).filter(({ meta }) => meta.readType === 'RULE')).toHaveLength(1);
    const again = flat(drafts).find(({ children }) => children[0]?.meta.content === 'Begin again');
    expect(again?.meta.value).toBe('4');
    expect(saying(drafts, '☑ checked')).toBeDefined();
    expect(saying(drafts, '☐ open')).toBeDefined();
  });

  it('AUTHOR-02 a picture within a text stays between the text before and after it', () => {
    const all = flat(drafts);
    const at = all.findIndex(({ type }) => type === 'IMAGE');
    expect(all.slice(at - 1, at + 2).map(({ meta }) => (meta.content ?? '').trim())).toEqual([
      'Before the drawing',
      'A wall',
      'and after it.',
    ]);
  });

  it('AUTHOR-02 struck text is marked, and footnotes are numbered at the end', () => {
    const schema = saying(drafts, 'The schema of the file[1]');
    expect(schema?.meta.runs?.filter(({ struck }) => struck).map(({ text }) => text)).toEqual(['IFC2X3']);
    const notes = drafts.at(-1);
    expect(notes?.meta.heading).toBe('Notes');
    expect(notes?.children[0]?.children[0]?.meta.content).toBe('As in ISO 16739-1, with IfcWall.');
    expect(notes?.children[0]?.children[0]?.children).toHaveLength(1);
  });

  it('AUTHOR-02 a reference and a footnote are resolved inside and outside a block', () => {
    const { drafts: two, problems: faults } = read(
      ':::note A\n[in][x] and[^n]\n:::\n\nOut [out][x].\n\n[x]: https://x.test\n[^n]: Note.\n',
    );
    expect(faults).toEqual([]);
    expect(flat(two).flatMap(({ meta }) => (meta.runs ?? []).flatMap(({ href }) => href ?? []))).toEqual([
      'https://x.test',
      'https://x.test',
    ]);
    expect(two.at(-1)?.meta.heading).toBe('Notes');
  });

  it('AUTHOR-02 a link without a definition stays as it is written', () => {
    expect(read('An [array][0] of them.').drafts[0]?.meta.content).toBe('An [array][0] of them.');
  });
});

describe('links in a course', () => {
  const next = '---\ntitle: Next\nid: kept-name\nsummary: One.\nminutes: 5\ncredits: 1\n---\nText.\n';

  it('AUTHOR-02 a link to another lesson uses its key, whatever its folder is called', () => {
    const course = readCoursePackage(
      writeCourseForTest({
        '01-start/02-next/lesson.md': next,
        ...lessonWith('See [next](../02-next/lesson.md) and [again](../02-next).'),
      }),
    );
    const hrefs = course.nodes.flatMap(({ meta }) => (meta.runs ?? []).flatMap(({ href }) => href ?? []));
    expect(hrefs.filter((href) => href.startsWith('lesson:'))).toEqual([
      'lesson:demo/kept-name',
      'lesson:demo/kept-name',
    ]);
  });

  it('AUTHOR-02 a file to download is published under its checksum, with its name and size', () => {
    const course = readCoursePackage(
      writeCourseForTest({
        [`${TOPIC}/House A.ifc`]: 'ISO-10303-21;',
        ...lessonWith('The [model](<House A.ifc>).'),
      }),
    );
    const runs = toPublication(course).nodes.flatMap(({ meta }) => meta.runs ?? []);
    expect(runs.find(({ file }) => file)).toEqual({
      text: 'model',
      href: expect.stringMatching(/^\/media\/course\/[0-9a-f]{64}\.ifc$/),
      file: { name: 'House A.ifc', bytes: 13 },
    });
  });
});
