import type { WorkMode } from '@plinth/domain/jobs/work-mode';
import { WORK_MODES } from '@plinth/domain/jobs/work-modes';
import { placementPath } from '@plinth/domain/navigation/placement-paths';
import { pageOf } from '../../../parts/address-values.ts';
import { textOf } from '../../../shell/search-values.ts';

/** The filter of the list of openings. */
export type JobFilter = {
  workMode: WorkMode | null;
  location: string;
  search: string;
  isSaved: boolean;
};

/** Reads a filter from an address; invalid values count as absent. */
export function filterOf(query: Record<string, unknown>): JobFilter & { page: number } {
  return {
    workMode: WORK_MODES.find((mode) => mode === query.workMode) ?? null,
    location: (textOf(query.location) ?? '').trim().slice(0, 80),
    search: (textOf(query.search) ?? '').trim().slice(0, 80),
    isSaved: textOf(query.saved) === 'true',
    page: pageOf(query.page),
  };
}

/** The address of a filtered list. */
export const addressOf = (
  cohortId: string,
  { workMode, location, search, isSaved }: JobFilter,
  page = 1,
): string =>
  placementPath('jobs', cohortId, {
    ...(workMode ? { workMode } : {}),
    ...(location.trim() ? { location: location.trim() } : {}),
    ...(search.trim() ? { search: search.trim() } : {}),
    ...(isSaved ? { saved: 'true' } : {}),
    ...(page > 1 ? { page: String(page) } : {}),
  });
