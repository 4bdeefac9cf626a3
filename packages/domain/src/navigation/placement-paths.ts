/** The pages of the placement hub by the path after /placement-hub; home is empty. */
export const PLACEMENT_PAGES = [
  '',
  'job',
  'jobs',
  'application',
  'applications',
  'interest-form',
  'interest-form/view',
  'interest-form/edit',
  'self-placed',
] as const;
export type PlacementPage = (typeof PLACEMENT_PAGES)[number];

/** Returns the path of a placement page, with its cohort in the query. */
export function placementPath(
  page: PlacementPage,
  cohortId: string,
  query: Record<string, string> = {},
): string {
  return `/placement-hub${page === '' ? '' : `/${page}`}?${new URLSearchParams({ cohortId, ...query })}`;
}

/** Returns the placement page of a path, or null if it is not one. */
export function placementPageOf(pathname: string): PlacementPage | null {
  const match = /^\/placement-hub(?:\/(.*?))?\/?$/.exec(pathname);
  if (!match) return null;
  return PLACEMENT_PAGES.find((page) => page === (match[1] ?? '')) ?? null;
}
