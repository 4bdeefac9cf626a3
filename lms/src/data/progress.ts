import type { Progress } from '@plinth/domain/progress/progress';
import { queryOptions } from '@tanstack/react-query';
import { api } from './api.ts';
import { callQuery } from './call-query.ts';
import type { CurriculumPart } from './curriculum.ts';

/** The learner's state and the lock of every step in a namespace. */
export const statesQuery = ({ cohortId, namespace, isPreview }: CurriculumPart) =>
  callQuery(['progress', 'states', cohortId, namespace, isPreview], api.progress.readStates, {
    params: { cohortId },
    query: { nodeId: 'ROOT', namespace, isPreview: isPreview ? 'true' : 'false' },
  });

/** The data of `statesQuery`. */
export type States = {
  nodes: Record<string, { state: Progress; isLocked: boolean; isOptional?: true | undefined }>;
};

type Step = Pick<CurriculumPart, 'cohortId' | 'namespace'> & { nodeId: string };

/** Completes a node; the answer lists the credits earned and what was unlocked. */
export const completeNode = ({ cohortId, namespace, nodeId }: Step) =>
  api.progress.completeNode({ params: { cohortId }, query: { namespace, nodeId } });

/** Marks a node as started. */
export const markOngoing = ({ cohortId, namespace, nodeId }: Step) =>
  api.progress.markOngoing({
    params: { cohortId, namespace },
    query: { isPreview: 'false' },
    body: { nodeId },
  });

/** The position at which a video was left, in seconds; 0 if it was not started. */
export const videoPositionQuery = ({ cohortId, namespace, nodeId }: Step) =>
  queryOptions({
    queryKey: ['video-positions', cohortId, namespace, nodeId],
    queryFn: ({ signal }) =>
      api.progress.readVideoPosition({ params: { cohortId, nodeId }, query: { namespace } }, { signal }),
    // The position changes while the video plays, here or elsewhere: refetch it whenever a lesson is opened.
    staleTime: 0,
    gcTime: 0,
  });

/** Saves the position at which a video was left. */
export const saveVideoPosition = ({ cohortId, namespace, nodeId, seconds }: Step & { seconds: number }) =>
  api.progress.saveVideoPosition({ params: { cohortId, nodeId }, query: { namespace }, body: { seconds } });

/** Progress and credits by kind of node. */
export const statisticsQuery = (cohortId: string) =>
  callQuery(['progress', 'statistics', cohortId], api.progress.readStatistics, {
    params: { cohortId },
    query: {},
  });

/** The learner's overall performance: sums, averages and trends. */
export const performanceQuery = (cohortId: string, userId: string) =>
  callQuery(['progress', 'performance', cohortId, userId], api.progress.readPerformance, {
    params: { cohortId },
    query: { userId },
    body: {},
  });

/** The number of events on a page of the list. */
export const EVENTS_A_PAGE = 20;

/** The events that earned credits, newest first; pages count from 0. */
export const performanceEventsQuery = (cohortId: string, pageNo: number) =>
  callQuery(['progress', 'performance-events', cohortId, pageNo], api.progress.listPerformanceEvents, {
    params: { cohortId },
    query: { pageNo },
  });

/** The skills of the course with the learner's credits for each. */
export const skillsQuery = (cohortId: string) =>
  callQuery(['progress', 'skills', cohortId], api.progress.readSkills, { params: { cohortId } });
