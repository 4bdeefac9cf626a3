import type { Progress } from '@plinth/domain/progress/progress';
import { queryOptions } from '@tanstack/react-query';
import { api } from './api.ts';
import type { CurriculumPart } from './curriculum.ts';

/** The own state and the lock of every step of a namespace. */
export const statesQuery = ({ cohortId, namespace, isPreview }: CurriculumPart) =>
  queryOptions({
    queryKey: ['progress', 'states', cohortId, namespace, isPreview],
    queryFn: ({ signal }) =>
      api.progress.readStates(
        {
          params: { cohortId },
          query: { nodeId: 'ROOT', namespace, isPreview: isPreview ? 'true' : 'false' },
        },
        { signal },
      ),
  });

/** What `statesQuery` holds. */
export type States = { nodes: Record<string, { state: Progress; isLocked: boolean }> };

type Step = Pick<CurriculumPart, 'cohortId' | 'namespace'> & { nodeId: string };

/** Completes a node (CURR-04); the answer names the credits and what it opened. */
export const completeNode = ({ cohortId, namespace, nodeId }: Step) =>
  api.progress.completeNode({ params: { cohortId }, query: { namespace, nodeId } });

/** Marks a node as begun (CURR-03). */
export const markOngoing = ({ cohortId, namespace, nodeId }: Step) =>
  api.progress.markOngoing({
    params: { cohortId, namespace },
    query: { isPreview: 'false' },
    body: { nodeId },
  });

/** Where a film was left, in seconds; 0 for one that was not begun. */
export const videoPositionQuery = ({ cohortId, namespace, nodeId }: Step) =>
  queryOptions({
    queryKey: ['video-positions', cohortId, namespace, nodeId],
    queryFn: ({ signal }) =>
      api.progress.readVideoPosition({ params: { cohortId, nodeId }, query: { namespace } }, { signal }),
    // It moves while the film runs, here or elsewhere: asked for anew whenever a lesson is opened.
    staleTime: 0,
    gcTime: 0,
  });

/** Keeps where a film was left. */
export const saveVideoPosition = ({ cohortId, namespace, nodeId, seconds }: Step & { seconds: number }) =>
  api.progress.saveVideoPosition({ params: { cohortId, nodeId }, query: { namespace }, body: { seconds } });

/** Progress and credits by kind of node. */
export const statisticsQuery = (cohortId: string) =>
  queryOptions({
    queryKey: ['progress', 'statistics', cohortId],
    queryFn: ({ signal }) => api.progress.readStatistics({ params: { cohortId }, query: {} }, { signal }),
  });

/** How the learner does in all: sums, averages and trends. */
export const performanceQuery = (cohortId: string, userId: string) =>
  queryOptions({
    queryKey: ['progress', 'performance', cohortId, userId],
    queryFn: ({ signal }) =>
      api.progress.readPerformance({ params: { cohortId }, query: { userId }, body: {} }, { signal }),
  });

/** How many events stand on one page of the list. */
export const EVENTS_A_PAGE = 20;

/** What earned credits, newest first; pages count from 0. */
export const performanceEventsQuery = (cohortId: string, pageNo: number) =>
  queryOptions({
    queryKey: ['progress', 'performance-events', cohortId, pageNo],
    queryFn: ({ signal }) =>
      api.progress.listPerformanceEvents({ params: { cohortId }, query: { pageNo } }, { signal }),
  });

/** The skills of the course with the own credits for each. */
export const skillsQuery = (cohortId: string) =>
  queryOptions({
    queryKey: ['progress', 'skills', cohortId],
    queryFn: ({ signal }) => api.progress.readSkills({ params: { cohortId } }, { signal }),
  });
