import type { Elective } from '@plinth/domain/cohorts/cohort-user-data';

/** Converts stored choices to the shape of the contract. */
export const toElectives = (electives: { nodeId: string; specialisation?: string }[]): Elective[] =>
  electives.map(({ nodeId, specialisation }) => ({ nodeId, specialisation: specialisation ?? null }));
