/** The missions of an open course in order; REWARD follows the last. */
export const MISSIONS = ['MISSION_0', 'MISSION_1', 'MISSION_2', 'MISSION_3', 'MISSION_4', 'REWARD'] as const;
