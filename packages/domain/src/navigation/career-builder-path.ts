import { REGION_PATH_PREFIX, type Region } from '../catalog/region.ts';

/** The career builder as a region shows it: /career-builder, /us/career-builder or /me/career-builder. */
export function careerBuilderPath(region: Region): string {
  return `${REGION_PATH_PREFIX[region]}/career-builder`;
}
