import slugs from '../catalog/course-slugs.json' with { type: 'json' };
import {
  type BaseProductCode,
  baseProductCode,
  type ProductCode,
  productCodeOfRegion,
  regionOfProductCode,
} from '../catalog/product-codes.ts';
import { REGION_PATH_PREFIX, REGIONS, type Region } from '../catalog/region.ts';

/**
 * The slug of a product's course page in each region; null where it has none (CATALOG-06..24). The data stands in a
 * file of its own because marketing adds pages to it (`pnpm editor`).
 */
const SLUGS: Record<BaseProductCode, Record<Region, string | null>> = slugs;

/** A course page of the site. */
export type CoursePage = { region: Region; productCode: ProductCode; slug: string; path: string };

/** The marketing home of a region: /, /us or /me (CATALOG-05, CATALOG-12, CATALOG-18). */
export function marketingHome(region: Region): '/' | '/us' | '/me' {
  return REGION_PATH_PREFIX[region] || '/';
}

/** The catalogue of a region: /courses, /us/courses or /me/courses (CATALOG-02, CATALOG-03). */
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

/** The course page of a product, or null when its region does not offer one (CATALOG-04). */
export function coursePath(code: ProductCode): string | null {
  const region = regionOfProductCode(code);
  const slug = courseSlug(baseProductCode(code), region);
  return slug === null ? null : `${REGION_PATH_PREFIX[region]}/courses/${slug}`;
}

/** The course page a path leads to, or null. */
export function coursePageOfPath(pathname: string): CoursePage | null {
  const path = pathname.replace(/\/+$/, '');
  return REGIONS.flatMap(coursePages).find((page) => page.path === path) ?? null;
}

/** The region a marketing path belongs to: under /us the US, under /me the rest of the world, else India. */
export function regionOfPath(pathname: string): Region {
  const first = pathname.split('/')[1];
  return REGIONS.find((region) => REGION_PATH_PREFIX[region] === `/${first}`) ?? 'INDIA';
}
