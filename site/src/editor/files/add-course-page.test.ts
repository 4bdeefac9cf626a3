import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { copiedContent } from '../../../test/copied-content.ts';
import { addablePages, addCoursePage, readSlugs } from './add-course-page.ts';
import { editFiles } from './edit-files.ts';
import { ADDRESSES } from './editables.ts';

const NEW = { base: 'BIM_SP', region: 'US', slug: 'bim-foundations', from: 'BIM_C' } as const;

describe('addCoursePage', () => {
  it('CATALOG-11 CATALOG-04 only what a region sells and has no page of can be added', async () => {
    const { source } = await copiedContent();
    expect(addablePages(await readSlugs(source))).toEqual([
      { base: 'BIM_SP', region: 'INDIA' },
      { base: 'BIM_SP', region: 'US' },
      { base: 'BIM_SP', region: 'ROW' },
    ]);
  });

  it('CATALOG-04 a course gets a page in one region, with the texts of another as the start', async () => {
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

    const saved = await files.read(ADDRESSES);
    await files.undo(ADDRESSES, saved?.hash ?? '');
    expect((await readSlugs(folders.source)).BIM_SP.US).toBeNull();
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
  ])('%s is refused, and nothing is left of it', async (_what, page, message) => {
    const folders = await copiedContent();
    const before = await readdir(join(folders.source.content, 'courses'));
    const outcome = await addCoursePage(editFiles(folders), folders, page);
    expect(outcome).toMatchObject({ kind: 'invalid', issues: [{ message: expect.stringMatching(message) }] });
    expect(await readdir(join(folders.source.content, 'courses'))).toEqual(before);
  });
});
