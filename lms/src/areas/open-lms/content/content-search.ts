import type { Mission } from '@plinth/domain/open-lms/mission';
import { MISSIONS } from '@plinth/domain/open-lms/missions';
import { textOf } from '../../../shell/search-values.ts';

/** The mission being read, its step, and the cohort if the address names one. */
export type ContentSearch = { mission?: Mission; 'node-id'?: string; cohortId?: string };

/** Reads the address of a mission; unknown values are left out. */
export function readContentSearch(typed: Record<string, unknown>): ContentSearch {
  const mission = MISSIONS.find((name) => name === typed.mission);
  const [nodeId, cohortId] = [textOf(typed['node-id']), textOf(typed.cohortId)];
  return {
    ...(mission ? { mission } : {}),
    ...(nodeId ? { 'node-id': nodeId } : {}),
    ...(cohortId ? { cohortId } : {}),
  };
}
