import { readFile } from 'node:fs/promises';
import { BASE_PRODUCT_CODES, type BaseProductCode } from '@plinth/domain/catalog/product-codes';
import { PRODUCT_FAMILIES } from '@plinth/domain/catalog/products';
import { REGION_PATH_PREFIX, REGIONS, type Region } from '@plinth/domain/catalog/region';
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
  /** The course whose texts serve as the start if this one has none yet. */
  from: BaseProductCode;
};

/** Reads the current addresses. */
export const readSlugs = async (places: Places): Promise<CourseSlugs> =>
  courseSlugsSchema.parse(JSON.parse(await readFile(ADDRESSES.path(places), 'utf8')));

/** The pages that can be added: what the catalogue offers in a region and has no address there. */
export const addablePages = (slugs: CourseSlugs) =>
  REGIONS.flatMap((region) =>
    BASE_PRODUCT_CODES.filter(
      (base) => PRODUCT_FAMILIES[base].regions.includes(region) && slugs[base][region] === null,
    ).map((base) => ({ base, region })),
  );

/** Fields that belong only to the course they were written for. */
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

/** A page that was added; `path` begins with the region's prefix. */
export type AddedPage = { base: BaseProductCode; region: Region; path: string };

/** How long the removal of an added page is offered, in ms. After that it is on its way to the visitors. */
const DAY_MS = 86_400_000;

/** Returns the page added by the last change of the addresses, if that was within a day. */
export async function lastAddedPage(
  files: EditFiles,
  { source }: Pick<Folders, 'source'>,
  now: Date,
): Promise<AddedPage | null> {
  const [latest] = (await files.listSaved(ADDRESSES)).kept;
  if (!latest || now.getTime() - Date.parse(latest.at) > DAY_MS) return null;
  const before = courseSlugsSchema.safeParse(ADDRESSES.format.read(latest.text)).data;
  if (!before) return null;
  const slugs = await readSlugs(source);
  const added = BASE_PRODUCT_CODES.flatMap((base) =>
    REGIONS.flatMap((region) => {
      const slug = slugs[base][region];
      return before[base][region] === null && slug !== null
        ? [{ base, region, path: `${REGION_PATH_PREFIX[region]}/courses/${slug}` }]
        : [];
    }),
  );
  return added.length === 1 ? (added[0] ?? null) : null;
}

/** Removes the page that was added last. Texts that are then on no page are removed too, and saved as versions. */
export async function takePageBack(
  files: EditFiles,
  { source }: Pick<Folders, 'source'>,
  now: Date,
): Promise<Outcome<{ version: Version }>> {
  const [added, standing] = [await lastAddedPage(files, { source }, now), await files.read(ADDRESSES)];
  if (!added || !standing) return { kind: 'missing' };
  const restored = await files.restore(ADDRESSES, standing.hash);
  const course = editableOf(added.base);
  if (restored.kind !== 'done' || !course) return restored;
  const left = (await readSlugs(source))[added.base];
  if (REGIONS.every((region) => left[region] === null)) await files.remove(course);
  return restored;
}
