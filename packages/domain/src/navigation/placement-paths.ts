/** The pages of the placement hub by what follows /placement-hub; home is empty. */
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

/** The path of a placement page, with its cohort in the query. */
export function placementPath(
  page: PlacementPage,
  cohortId: string,
  query: Record<string, string> = {},
): string {
  return `/placement-hub${page === '' ? '' : `/${page}`}?${new URLSearchParams({ cohortId, ...query })}`;
}

/** The placement page a path leads to, or null when it is none. */
export function placementPageOf(pathname: string): PlacementPage | null {
  const match = /^\/placement-hub(?:\/(.*?))?\/?$/.exec(pathname);
  if (!match) return null;
  return PLACEMENT_PAGES.find((page) => page === (match[1] ?? '')) ?? null;
}
