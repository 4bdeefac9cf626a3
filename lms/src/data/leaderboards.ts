import type { NodeType } from '@plinth/domain/curriculum/node-type';
import type { Level } from '@plinth/domain/leaderboards/level';
import { queryOptions } from '@tanstack/react-query';
import { api } from './api.ts';

export type BoardFilter = {
  /** The learner's own group, or the whole course. */
  scope: 'group' | 'course';
  level: Level;
  nodeType: NodeType | null;
  /** Counted from 0. */
  pageNo: number;
};

/** A page of a leaderboard, with the learner's own rank, on any page. */
export const boardQuery = (cohortId: string, { scope, level, nodeType, pageNo }: BoardFilter) =>
  queryOptions({
    queryKey: ['leaderboards', scope, cohortId, level, nodeType, pageNo],
    queryFn: ({ signal }) => {
      const input = {
        params: { cohortId },
        query: { level: String(level), pageNo, ...(nodeType ? { nodeType } : {}) },
      };
      return scope === 'group'
        ? api.leaderboards.readLocalised(input, { signal })
        : api.leaderboards.read(input, { signal });
    },
  });
