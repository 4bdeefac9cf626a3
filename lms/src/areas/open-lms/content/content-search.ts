import type { Mission } from '@plinth/domain/open-lms/mission';
import { MISSIONS } from '@plinth/domain/open-lms/missions';
import { given } from '../../../parts/address-values.ts';
import { textOf } from '../../../shell/search-values.ts';

/** The mission being read, its step, and the cohort if the address names one. */
export type ContentSearch = { mission?: Mission; 'node-id'?: string; cohortId?: string };

/** Reads the address of a mission; unknown values are left out. */
export const readContentSearch = (typed: Record<string, unknown>): ContentSearch =>
  given({
    mission: MISSIONS.find((name) => name === typed.mission),
    'node-id': textOf(typed['node-id']),
    cohortId: textOf(typed.cohortId),
  });
