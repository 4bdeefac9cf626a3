import type { Elective } from '@plinth/domain/cohorts/cohort-user-data';

/** Stored choices as the contract has them. */
export const toElectives = (electives: { nodeId: string; specialisation?: string }[]): Elective[] =>
  electives.map(({ nodeId, specialisation }) => ({ nodeId, specialisation: specialisation ?? null }));
