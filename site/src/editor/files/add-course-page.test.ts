import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { copiedContent } from '../../../test/copied-content.ts';
import { addablePages, addCoursePage, lastAddedPage, readSlugs, takePageBack } from './add-course-page.ts';
import { editFiles } from './edit-files.ts';
import { editableOf } from './editables.ts';

const NEW = { base: 'BIM_SP', region: 'US', slug: 'bim-foundations', from: 'BIM_C' } as const;

describe('addCoursePage', () => {
  it('CATALOG-11 CATALOG-04 only pages for courses that a region offers and that do not exist yet can be added', async () => {
    const { source } = await copiedContent();
    expect(addablePages(await readSlugs(source))).toEqual([
      { base: 'BIM_SP', region: 'INDIA' },
      { base: 'BIM_SP', region: 'US' },
      { base: 'BIM_SP', region: 'ROW' },
    ]);
  });

  it('CATALOG-04 adds a page for a course in one region, starting with the texts of another course', async () => {
    const folders = await copiedContent();
    const files = editFiles(folders);
    expect(await addCoursePage(files, folders, NEW)).toMatchObject({ kind: 'done' });
    expect((await readSlugs(folders.source)).BIM_SP).toEqual({
      INDIA: null,
      US: 'bim-foundations',
      ROW: null,
    });
    const read = async (name: string) =>
      parse(await readFile(join(folders.source.content, 'courses', name), 'utf8'));
    const [made, model] = [await read('BIM_SP.yaml'), await read('BIM_C.yaml')];
    expect(made.faqs).toEqual(model.faqs);
    // What was drawn for the other course, or written for its regions, does not come along.
    expect([made.drawings, made.pictures, made.regions]).toEqual([[], undefined, undefined]);
  });

  it('CATALOG-04 an added page can be removed with its texts, of which a version is kept', async () => {
    const folders = await copiedContent();
    const files = editFiles(folders);
    const now = new Date();
    expect(await lastAddedPage(files, folders, now)).toBeNull();
    await addCoursePage(files, folders, NEW);
    const page = { base: 'BIM_SP', region: 'US', path: '/us/courses/bim-foundations' };
    expect(await lastAddedPage(files, folders, now)).toEqual(page);
    const later = new Date(now.getTime() + 2 * 86_400_000);
    expect(await lastAddedPage(files, folders, later)).toBeNull();

    expect(await takePageBack(files, folders, now)).toMatchObject({ kind: 'done' });
    expect((await readSlugs(folders.source)).BIM_SP.US).toBeNull();
    for (const { content } of [folders.source, folders.drafts])
      expect(await readdir(join(content, 'courses'))).not.toContain('BIM_SP.yaml');
    expect(await takePageBack(files, folders, now)).toEqual({ kind: 'missing' });

    const course = editableOf('BIM_SP');
    if (!course) throw new Error('no course');
    expect((await files.listSaved(course)).kept).toHaveLength(1);
  });

  it('a course that still has a page elsewhere keeps its texts when the new page is removed', async () => {
    const folders = await copiedContent();
    const files = editFiles(folders);
    await addCoursePage(files, folders, NEW);
    await addCoursePage(files, folders, { ...NEW, region: 'ROW' });
    expect(await takePageBack(files, folders, new Date())).toMatchObject({ kind: 'done' });
    expect((await readSlugs(folders.source)).BIM_SP).toEqual({
      INDIA: null,
      US: 'bim-foundations',
      ROW: null,
    });
    expect(await readdir(join(folders.source.content, 'courses'))).toContain('BIM_SP.yaml');
  });

  it.each([
    [
      'an address that is taken',
      { ...NEW, slug: 'bim-for-civil-engineers' },
      /is the address of BIM for Civil/,
    ],
    ['an address that is none', { ...NEW, slug: '../../etc' }, /small letters, digits and hyphens/],
    ['CATALOG-11 interior design abroad', { ...NEW, base: 'INT_DES' as const }, /is not offered there/],
    ['a page that is there', { ...NEW, base: 'BIM_A' as const }, /has a page there/],
  ])('%s is refused, and no file is created', async (_what, page, message) => {
    const folders = await copiedContent();
    const before = await readdir(join(folders.source.content, 'courses'));
    const outcome = await addCoursePage(editFiles(folders), folders, page);
    expect(outcome).toMatchObject({ kind: 'invalid', issues: [{ message: expect.stringMatching(message) }] });
    expect(await readdir(join(folders.source.content, 'courses'))).toEqual(before);
  });
});
