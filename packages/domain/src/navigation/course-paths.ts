import slugs from '../catalog/course-slugs.json' with { type: 'json' };
import {
  type BaseProductCode,
  baseProductCode,
  productCodeOfRegion,
  regionOfProductCode,
  type ShippedProductCode,
} from '../catalog/product-codes.ts';
import { REGION_PATH_PREFIX, type Region } from '../catalog/region.ts';

/**
 * The slug of a product's course page in each region; null where it has none. The data stands in a
 * file of its own because marketing adds pages to it (`pnpm editor`).
 */
const SLUGS: Record<BaseProductCode, Record<Region, string | null>> = slugs;

/** A course page of the site. */
export type CoursePage = { region: Region; productCode: ShippedProductCode; slug: string; path: string };

/** The marketing home of a region: /, /us or /me. */
export function marketingHome(region: Region): '/' | '/us' | '/me' {
  return REGION_PATH_PREFIX[region] || '/';
}

/** The catalogue of a region: /courses, /us/courses or /me/courses. */
export function cataloguePath(region: Region): string {
  return `${REGION_PATH_PREFIX[region]}/courses`;
}

/** The slug of a family's course page in a region, or null where it is not offered. */
export function courseSlug(base: BaseProductCode, region: Region): string | null {
  return SLUGS[base][region];
}

/** The course pages of a region, in the order of the catalogue. */
export function coursePages(region: Region): CoursePage[] {
  return (Object.keys(SLUGS) as BaseProductCode[]).flatMap((base) => {
    const slug = courseSlug(base, region);
    if (slug === null) return [];
    const path = `${REGION_PATH_PREFIX[region]}/courses/${slug}`;
    return [{ region, productCode: productCodeOfRegion(base, region), slug, path }];
  });
}

/** The course page of a product by its region and slug, or null where it has none. */
export const coursePageOf = ({ region, slug }: { region: Region; slug: string | null }): string | null =>
  slug === null ? null : `${REGION_PATH_PREFIX[region]}/courses/${slug}`;

/** The course page of a shipped product, or null when its region does not offer one. */
export function coursePath(code: ShippedProductCode): string | null {
  const region = regionOfProductCode(code);
  return coursePageOf({ region, slug: courseSlug(baseProductCode(code), region) });
}
