import { readFile } from 'node:fs/promises';
import { BASE_PRODUCT_CODES, type BaseProductCode } from '@plinth/domain/catalog/product-codes';
import { PRODUCT_FAMILIES } from '@plinth/domain/catalog/products';
import { REGIONS, type Region } from '@plinth/domain/catalog/region';
import { type CourseSlugs, courseSlugsSchema } from '../../content/catalogue-schemas.ts';
import type { Places } from '../../content/places.ts';
import type { EditFiles, Folders, Outcome, Version } from './edit-files.ts';
import { ADDRESSES, editableOf } from './editables.ts';
import { issuesOf } from './issues-of.ts';
import { isFields, type Json } from './tidy.ts';
import { writeWhole } from './write-whole.ts';

/** A page to be: a course that a region offers and has no page of yet. */
export type NewCoursePage = {
  base: BaseProductCode;
  region: Region;
  slug: string;
  /** The course whose texts are the start, when this one has none yet. */
  from: BaseProductCode;
};

/** The addresses as they stand. */
export const readSlugs = async (places: Places): Promise<CourseSlugs> =>
  courseSlugsSchema.parse(JSON.parse(await readFile(ADDRESSES.path(places), 'utf8')));

/** The pages that can be added: what the catalogue offers in a region (CATALOG-11) and has no address there. */
export const addablePages = (slugs: CourseSlugs) =>
  REGIONS.flatMap((region) =>
    BASE_PRODUCT_CODES.filter(
      (base) => PRODUCT_FAMILIES[base].regions.includes(region) && slugs[base][region] === null,
    ).map((base) => ({ base, region })),
  );

/** What belongs to the course it was written for. */
const OF_ONE_COURSE = ['drawings', 'pictures', 'regions'];

/** Gives a course a page in one more region. Its texts, if it has none yet, are copied from another course. */
export async function addCoursePage(
  files: EditFiles,
  { source, drafts }: Folders,
  { base, region, slug, from }: NewCoursePage,
): Promise<Outcome<{ version: Version }>> {
  const slugs = await readSlugs(source);
  if (!addablePages(slugs).some((page) => page.base === base && page.region === region))
    return {
      kind: 'invalid',
      issues: [
        { path: 'base', message: `${PRODUCT_FAMILIES[base].title} has a page there or is not offered there` },
      ],
    };
  const next = { ...slugs, [base]: { ...slugs[base], [region]: slug } };
  const wrong = issuesOf(ADDRESSES, next).find(({ path }) => path === `${base}.${region}`);
  if (wrong) return { kind: 'invalid', issues: [{ path: 'slug', message: wrong.message }] };
  const [course, model] = [editableOf(base), editableOf(from)];
  const now = await files.read(ADDRESSES);
  if (!course || !model || !now) return { kind: 'missing' };
  if (!(await files.read(course))) {
    const start = await files.read(model);
    if (!start || !isFields(start.value)) return { kind: 'missing' };
    const value: Json = {
      ...Object.fromEntries(Object.entries(start.value).filter(([key]) => !OF_ONE_COURSE.includes(key))),
      drawings: [],
    };
    const text = course.format.write(start.text, value);
    for (const places of [drafts, source]) await writeWhole(course.path(places), text);
  }
  return files.save(ADDRESSES, next, now.hash);
}
