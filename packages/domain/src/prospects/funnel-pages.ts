import type { BaseProductCode } from '../catalog/product-codes.ts';
import { baseProductCode } from '../catalog/product-codes.ts';
import { REGION_PATH_PREFIX, REGIONS, type Region } from '../catalog/region.ts';
import { cataloguePath, coursePages, marketingHome } from '../navigation/course-paths.ts';

/** A public page whose views begin the funnel, with its region and, on a course page, the course. */
export type FunnelPage = { path: string; region: Region; course: BaseProductCode | null };

/** The pages that bring people: homes, catalogues, course pages, career builder and contact of each region. */
export const funnelPages = (): FunnelPage[] =>
  REGIONS.flatMap((region) => [
    ...[
      marketingHome(region),
      cataloguePath(region),
      `${REGION_PATH_PREFIX[region]}/career-builder`,
      `${REGION_PATH_PREFIX[region]}/contact`,
    ].map((path) => ({ path, region, course: null })),
    ...coursePages(region).map(({ path, productCode }) => ({
      path,
      region,
      course: baseProductCode(productCode),
    })),
  ]);
