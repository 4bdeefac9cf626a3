import * as z from 'zod/mini';

/** The missions of an open course in their order; REWARD follows the last (ENUM-26). */
export const MISSIONS = ['MISSION_0', 'MISSION_1', 'MISSION_2', 'MISSION_3', 'MISSION_4', 'REWARD'] as const;
export const Mission = z.enum(MISSIONS);
export type Mission = z.infer<typeof Mission>;
