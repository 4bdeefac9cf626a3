import type { Namespace } from '../curriculum/namespace.ts';
import { areaPagePath } from './learner-pages.ts';

/**
 * The address of one query of a learner. It holds with and without the course assistant: the page that the cohort does
 * not have leads to the one it has, with everything that stands behind the question mark.
 */
export const queryPath = (cohortId: string, queryId: string): string =>
  `${areaPagePath('learn', cohortId, 'queries')}?${new URLSearchParams({ queryId })}`;

/** The address of one query of a cohort for its guides. */
export const guideQueryPath = (cohortId: string, queryId: string): string =>
  `${areaPagePath('mentor', cohortId, 'queries')}?${new URLSearchParams({ queryId })}`;

/** The address at which something is asked about a place of the course. */
export const askPath = (cohortId: string, place?: { namespace: Namespace; nodeId: string }): string =>
  `${areaPagePath('learn', cohortId, 'queries')}?${new URLSearchParams({
    ask: place?.namespace ?? 'CAREER',
    ...(place && place.namespace !== 'CAREER' ? { nodeId: place.nodeId } : {}),
  })}`;
