import type { Progress } from '@plinth/domain/progress/progress';
import { queryOptions } from '@tanstack/react-query';
import { api } from './api.ts';
import { callQuery } from './call-query.ts';
import type { CurriculumPart } from './curriculum.ts';

/** The own state and the lock of every step of a namespace. */
export const statesQuery = ({ cohortId, namespace, isPreview }: CurriculumPart) =>
  callQuery(['progress', 'states', cohortId, namespace, isPreview], api.progress.readStates, {
    params: { cohortId },
    query: { nodeId: 'ROOT', namespace, isPreview: isPreview ? 'true' : 'false' },
  });

/** What `statesQuery` holds. */
export type States = { nodes: Record<string, { state: Progress; isLocked: boolean }> };

type Step = Pick<CurriculumPart, 'cohortId' | 'namespace'> & { nodeId: string };

/** Completes a node; the answer names the credits and what it opened. */
export const completeNode = ({ cohortId, namespace, nodeId }: Step) =>
  api.progress.completeNode({ params: { cohortId }, query: { namespace, nodeId } });

/** Marks a node as begun. */
export const markOngoing = ({ cohortId, namespace, nodeId }: Step) =>
  api.progress.markOngoing({
    params: { cohortId, namespace },
    query: { isPreview: 'false' },
    body: { nodeId },
  });

/** Where a video was left, in seconds; 0 for one that was not begun. */
export const videoPositionQuery = ({ cohortId, namespace, nodeId }: Step) =>
  queryOptions({
    queryKey: ['video-positions', cohortId, namespace, nodeId],
    queryFn: ({ signal }) =>
      api.progress.readVideoPosition({ params: { cohortId, nodeId }, query: { namespace } }, { signal }),
    // It moves while the video runs, here or elsewhere: asked for anew whenever a lesson is opened.
    staleTime: 0,
    gcTime: 0,
  });

/** Keeps where a video was left. */
export const saveVideoPosition = ({ cohortId, namespace, nodeId, seconds }: Step & { seconds: number }) =>
  api.progress.saveVideoPosition({ params: { cohortId, nodeId }, query: { namespace }, body: { seconds } });

/** Progress and credits by kind of node. */
export const statisticsQuery = (cohortId: string) =>
  callQuery(['progress', 'statistics', cohortId], api.progress.readStatistics, {
    params: { cohortId },
    query: {},
  });

/** How the learner does in all: sums, averages and trends. */
export const performanceQuery = (cohortId: string, userId: string) =>
  callQuery(['progress', 'performance', cohortId, userId], api.progress.readPerformance, {
    params: { cohortId },
    query: { userId },
    body: {},
  });

/** How many events stand on one page of the list. */
export const EVENTS_A_PAGE = 20;

/** What earned credits, newest first; pages count from 0. */
export const performanceEventsQuery = (cohortId: string, pageNo: number) =>
  callQuery(['progress', 'performance-events', cohortId, pageNo], api.progress.listPerformanceEvents, {
    params: { cohortId },
    query: { pageNo },
  });

/** The skills of the course with the own credits for each. */
export const skillsQuery = (cohortId: string) =>
  callQuery(['progress', 'skills', cohortId], api.progress.readSkills, { params: { cohortId } });
