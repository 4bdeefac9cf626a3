import { memberOf } from '../api/context.ts';
import { asMember } from '../api/handlers.ts';
import type { Routes } from '../api/implementer.ts';
import { completeNode } from '../services/progress/complete-node.ts';
import { listPerformanceEvents } from '../services/progress/list-performance-events.ts';
import { markOngoing } from '../services/progress/mark-ongoing.ts';
import { readPerformance } from '../services/progress/read-performance.ts';
import { readSkills } from '../services/progress/read-skills.ts';
import { readStates } from '../services/progress/read-states.ts';
import { readStatistics } from '../services/progress/read-statistics.ts';
import { readVideoPosition, saveVideoPosition } from '../services/progress/video-position.ts';

export const progressRoutes: Routes<'progress'> = {
  readStates: asMember(readStates, 'query'),
  completeNode: asMember(completeNode, 'query'),
  markOngoing: ({ context, input }) =>
    markOngoing(context.deps, memberOf(context), {
      namespace: input.params.namespace,
      nodeId: input.body.nodeId,
      isPreview: input.query.isPreview,
    }),
  readVideoPosition: ({ context, input }) =>
    readVideoPosition(context.deps, memberOf(context), { ...input.query, nodeId: input.params.nodeId }),
  saveVideoPosition: ({ context, input }) =>
    saveVideoPosition(context.deps, memberOf(context), {
      ...input.query,
      nodeId: input.params.nodeId,
      seconds: input.body.seconds,
    }),
  readPerformance: ({ context, input }) =>
    readPerformance(context.deps, context.request, memberOf(context), {
      userId: input.query.userId,
      ...input.body,
    }),
  readStatistics: asMember(readStatistics, 'query.nodeId'),
  listPerformanceEvents: asMember(listPerformanceEvents, 'query.pageNo'),
  readSkills: asMember(readSkills),
};
