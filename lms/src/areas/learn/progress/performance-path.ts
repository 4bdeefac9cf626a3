import type { NodeType } from '@plinth/domain/curriculum/node-type';
import type { Level } from '@plinth/domain/leaderboards/level';
import { areaPagePath } from '@plinth/domain/navigation/learner-pages';

/** The kinds of work that a board may count separately. */
export const BOARD_KINDS = ['TOPIC', 'QUIZ', 'ASSIGNMENT'] as const satisfies readonly NodeType[];

/** Which board is shown; anything left out is the default of the course. */
export type BoardSearch = {
  scope?: 'group' | 'course';
  level?: Level;
  kind?: (typeof BOARD_KINDS)[number];
  page?: number | undefined;
};

export const performancePath = (cohortId: string) => areaPagePath('learn', cohortId, 'performance');

/** Returns the address of a page of a leaderboard. */
export function boardPath(cohortId: string, search: BoardSearch): string {
  const query = new URLSearchParams({ view: 'leaderboard' });
  for (const [key, value] of Object.entries(search)) if (value !== undefined) query.set(key, String(value));
  return `${performancePath(cohortId)}?${query}`;
}
