import type { Region } from '../catalog/region.ts';
import { marketingHome } from './course-paths.ts';

/**
 * Where a logout by the user leads: to a given path, else to the marketing home of the region, /, /us or /me.
 * A forced logout uses loginPathWithCallback.
 */
export function logoutPath(region: Region, givenPath?: string): string {
  return givenPath ?? marketingHome(region);
}
