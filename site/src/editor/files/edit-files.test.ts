import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { copiedContent } from '../../../test/copied-content.ts';
import { type EditFiles, editFiles } from './edit-files.ts';
import { editableOf } from './editables.ts';
import { savePicture } from './save-picture.ts';
import { isFields, type Json } from './tidy.ts';

const editable = (name: string) => {
  const found = editableOf(name);
  if (!found) throw new Error(name);
  return found;
};
const BIM_A = editable('BIM_A');

async function openCourse() {
  const folders = await copiedContent();
  const files = editFiles(folders);
  return { folders, files, ...(await readCourse(files)), path: BIM_A.path(folders.source) };
}

async function readCourse(files: EditFiles) {
  const version = await files.read(BIM_A);
  if (!version || !isFields(version.value)) throw new Error('no course');
  return { version, value: version.value };
}

const picture = (width: number) =>
  sharp({ create: { width, height: 600, channels: 3, background: '#b03a08' } });

describe('editFiles', () => {
  it('a draft changes only the preview copy and returns the text before the change', async () => {
    const { folders, files, value, version, path } = await openCourse();
    const drafted = await files.draft(BIM_A, { ...value, promise: '  Another promise ' });
    expect(drafted).toMatchObject({ kind: 'done', before: version.text });
    expect(await readFile(path, 'utf8')).toBe(version.text);
    expect(await readFile(BIM_A.path(folders.drafts), 'utf8')).toContain('promise: Another promise\n');
  });

  it('writes neither the file nor the preview while a field is invalid', async () => {
    const { folders, files, value, version, path } = await openCourse();
    const wrong = { ...value, summary: '', hoursPerWeek: 'eight', misspelt: 1 };
    for (const outcome of [await files.draft(BIM_A, wrong), await files.save(BIM_A, wrong, version.hash)])
      expect(outcome).toEqual({
        kind: 'invalid',
        issues: [
          { path: 'summary', message: 'summary is empty: write at least one word' },
          { path: 'hoursPerWeek', message: 'hours a week is no number: write digits, such as 8' },
          { path: '', message: 'no field is called misspelt: correct the spelling or remove it' },
        ],
      });
    for (const place of [path, BIM_A.path(folders.drafts)])
      expect(await readFile(place, 'utf8')).toBe(version.text);
  });

  it('a save can be undone, and the undo can be undone', async () => {
    const { files, value, version, path } = await openCourse();
    expect(version.canUndo).toBe(false);
    const saved = await files.save(BIM_A, { ...value, datesNote: 'Evenings in India' }, version.hash);
    if (saved.kind !== 'done') throw new Error(saved.kind);
    expect(saved.version).toMatchObject({ canUndo: true, value: { datesNote: 'Evenings in India' } });
    const undone = await files.restore(BIM_A, saved.version.hash);
    if (undone.kind !== 'done') throw new Error(undone.kind);
    expect(await readFile(path, 'utf8')).toBe(version.text);
    await files.restore(BIM_A, undone.version.hash);
    expect(await readFile(path, 'utf8')).toBe(saved.version.text);
  });

  it('any earlier save can be undone, and going back and forth keeps no version twice', async () => {
    const { folders, value, path, version } = await openCourse();
    let time = Date.parse('2026-11-21T10:00:00Z');
    const files = editFiles(folders, () => new Date(time));
    let { hash } = version;
    for (const promise of ['One', 'Two', 'Three']) {
      time += 60_000;
      const saved = await files.save(BIM_A, { ...value, promise }, hash);
      if (saved.kind !== 'done') throw new Error(saved.kind);
      hash = saved.version.hash;
    }
    const { kept } = await files.listSaved(BIM_A);
    expect(kept.map(({ at }) => at.slice(11, 19))).toEqual(['10:03:00', '10:02:00', '10:01:00']);
    const first = kept.at(-1);
    const back = await files.restore(BIM_A, hash, first?.id);
    if (back.kind !== 'done') throw new Error(back.kind);
    expect(await readFile(path, 'utf8')).toBe(version.text);
    expect(await readFile(BIM_A.path(folders.drafts), 'utf8')).toBe(version.text);
    const forth = await files.restore(BIM_A, back.version.hash);
    expect(forth).toMatchObject({ kind: 'done', version: { value: { promise: 'Three' } } });
    expect((await files.listSaved(BIM_A)).kept).toHaveLength(3);
    expect(await files.restore(BIM_A, hash, '20000101T000000000Z')).toEqual({ kind: 'missing' });
  });

  it('a kept version that no longer fits the schema is not restored, and the reason is given', async () => {
    const { folders, files, value, version, path } = await openCourse();
    const saved = await files.save(BIM_A, { ...value, promise: 'One' }, version.hash);
    if (saved.kind !== 'done') throw new Error(saved.kind);
    const [old] = await readdir(join(folders.previous, 'BIM_A'));
    await writeFile(join(folders.previous, 'BIM_A', old ?? ''), 'promise: Alone\n');
    expect(await files.restore(BIM_A, saved.version.hash)).toMatchObject({
      kind: 'invalid',
      issues: expect.arrayContaining([
        { path: 'summary', message: 'summary is missing: write at least one word' },
      ]),
    });
    expect(await readFile(path, 'utf8')).toBe(saved.version.text);
  });

  it('API-086 the terms get the day of the change as their version unless another one is set', async () => {
    const { folders } = await openCourse();
    const terms = editable('enrolment-terms');
    const files = editFiles(folders, () => new Date('2026-11-21T10:00:00Z'));
    const before = await files.read(terms);
    if (!before || !isFields(before.value)) throw new Error('no terms');
    const inShort = ['You may leave before it starts.', 'Fees are in {currency}.'];
    const drafted = await files.draft(terms, { ...before.value, inShort });
    expect(drafted.kind === 'done' && drafted.after).toContain('"version": "2026-11-21"');
    const other = await files.draft(terms, { ...before.value, inShort, version: '2027-01-01' });
    expect(other.kind === 'done' && other.after).toContain('"version": "2027-01-01"');
    const same = await files.draft(terms, before.value);
    expect(same.kind === 'done' && same.after).toBe(before.text);
    expect(await files.draft(terms, { ...before.value, inShort: ['One', 'In {euros}'] })).toMatchObject({
      issues: [
        {
          path: 'inShort.1',
          message: expect.stringContaining('{euros} stands for nothing: write {currency}'),
        },
      ],
    });
  });

  it('a legal page has front matter and a text; a changed text gets the day of the change, and tags are refused', async () => {
    const { folders } = await openCourse();
    const page = editable('refund-policy');
    const files = editFiles(folders, () => new Date('2026-11-21T10:00:00Z'));
    const before = await files.read(page);
    if (!before || !isFields(before.value)) throw new Error('no page');
    expect(before.value).toMatchObject({
      title: 'Refunds',
      revised: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    });
    const same = await files.draft(page, before.value);
    expect(same.kind === 'done' && same.after).toBe(before.text);
    const saved = await files.save(page, { ...before.value, body: '## At any time\n\nAsk.\n' }, before.hash);
    expect(saved.kind === 'done' && saved.version.text).toBe(
      '---\n\ntitle: Refunds\nrevised: 2026-11-21\n---\n\n## At any time\n\nAsk.\n',
    );
    expect(await files.draft(page, { ...before.value, body: 'Ask <script>' })).toEqual({
      kind: 'invalid',
      issues: [{ path: 'body', message: 'body has a tag in angle brackets: write the text alone' }],
    });
  });

  it('a file changed by someone else is not overwritten: both versions are returned', async () => {
    const { files, value, version, path } = await openCourse();
    const theirs = version.text.replace('hoursPerWeek: 8', 'hoursPerWeek: 8 # agreed with the guides');
    await writeFile(path, theirs);
    const outcome = await files.save(BIM_A, { ...value, promise: 'Mine' }, version.hash);
    expect(outcome).toMatchObject({ kind: 'conflict', theirs: { text: theirs } });
    expect(outcome.kind === 'conflict' && outcome.mine).toContain('promise: Mine\n');
    expect(outcome.kind === 'conflict' && outcome.mine).toContain('# agreed with the guides');
    expect(await readFile(path, 'utf8')).toBe(theirs);
    expect(await files.restore(BIM_A, version.hash)).toEqual({ kind: 'missing' });
  });

  it('of two simultaneous saves one is written and the other gets a conflict', async () => {
    const { files, value, version } = await openCourse();
    const outcomes = await Promise.all(
      ['One', 'Two'].map((promise) => files.save(BIM_A, { ...value, promise }, version.hash)),
    );
    expect(outcomes.map(({ kind }) => kind)).toEqual(['done', 'conflict']);
    expect((await readCourse(files)).value.promise).toBe('One');
  });

  it('a fee is saved as a number, and the other fees stay unchanged', async () => {
    const { folders, files } = await openCourse();
    const fees = editable('list-prices');
    const before = await files.read(fees);
    if (!before) throw new Error('no fees');
    const next = structuredClone(before.value) as Record<string, Record<string, Json>>;
    (next.BIM_A as Record<string, Json>).INR = 150_000;
    await files.save(fees, next, before.hash);
    const text = await readFile(fees.path(folders.source), 'utf8');
    expect(text).toBe(before.text.replace(/("BIM_A": \{\s+"INR": )\d+/, '$1150000'));
  });

  it('a picture is published with the page that shows it, without camera metadata', async () => {
    const { folders, files, value, version } = await openCourse();
    const bytes = await picture(900)
      .withExif({ IFD0: { Copyright: 'someone', Software: 'phone' } })
      .jpeg()
      .toBuffer();
    const taken = await savePicture(folders.drafts, '../../A Model, finished.JPG', bytes);
    expect(taken).toEqual({ file: './images/a-model-finished.jpg' });
    const again = await savePicture(folders.drafts, 'a-model-finished.png', bytes);
    expect(again).toEqual({ file: './images/a-model-finished-2.jpg' });
    const images = join(folders.source.content, 'courses', 'images');
    await expect(readdir(images)).rejects.toThrow();

    const pictures = [{ file: './images/a-model-finished.jpg', alt: 'A model', caption: 'A model' }];
    expect(await files.save(BIM_A, { ...value, pictures }, version.hash)).toMatchObject({ kind: 'done' });
    expect(await readdir(images)).toEqual(['a-model-finished.jpg']);
    const kept = await sharp(join(images, 'a-model-finished.jpg')).metadata();
    expect([kept.format, kept.width, kept.exif]).toEqual(['jpeg', 900, undefined]);
  });

  it('refuses a page that names a picture that does not exist', async () => {
    const { files, value } = await openCourse();
    const pictures = [{ file: './images/none.png', alt: 'None', caption: 'None' }];
    expect(await files.draft(BIM_A, { ...value, pictures })).toMatchObject({
      kind: 'invalid',
      issues: [{ path: 'pictures', message: './images/none.png is not there: choose the picture again' }],
    });
  });

  it.each([
    [
      'a picture too small to be sharp',
      () => picture(400).png().toBuffer(),
      /400 pixels wide: use one of 800/,
    ],
    ['an animation', () => picture(900).gif().toBuffer(), /not a PNG, JPEG, WebP or AVIF/],
    [
      'a drawing that could carry a script',
      async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="900" height="9"/>'),
      /not a PNG, JPEG, WebP or AVIF/,
    ],
    ['no picture at all', async () => Buffer.from('#!/bin/sh'), /not a PNG, JPEG, WebP or AVIF/],
    ['more than 4 MB', async () => Buffer.alloc(4 * 1024 * 1024 + 1), /larger than 4 MB/],
  ])('refuses %s and says what to do', async (_what, make, message) => {
    const { drafts } = await copiedContent();
    expect(await savePicture(drafts, 'picture.png', await make())).toEqual({
      refused: expect.stringMatching(message),
    });
    await expect(readdir(join(drafts.content, 'courses', 'images'))).rejects.toThrow();
  });
});
