import type { Namespace } from '../curriculum/namespace.ts';
import { areaPagePath } from './learner-pages.ts';

/**
 * Returns the path of a learner's query. It works with and without the course assistant: the page that the cohort lacks
 * redirects to the other, with the whole query string.
 */
export const queryPath = (cohortId: string, queryId: string): string =>
  `${areaPagePath('learn', cohortId, 'queries')}?${new URLSearchParams({ queryId })}`;

/** Returns the path of a query of a cohort for its guides. */
export const guideQueryPath = (cohortId: string, queryId: string): string =>
  `${areaPagePath('mentor', cohortId, 'queries')}?${new URLSearchParams({ queryId })}`;

/** Returns the path for asking a question about a place in the course. */
export const askPath = (cohortId: string, place?: { namespace: Namespace; nodeId: string }): string =>
  `${areaPagePath('learn', cohortId, 'queries')}?${new URLSearchParams({
    ask: place?.namespace ?? 'CAREER',
    ...(place && place.namespace !== 'CAREER' ? { nodeId: place.nodeId } : {}),
  })}`;
