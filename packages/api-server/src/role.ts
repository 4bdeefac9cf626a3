/** What a process of the school does: answers calls (`WEB`), does the background work (`WORKER`), or both. */
export const ROLES_OF_PROCESS = ['WEB', 'WORKER', 'ALL'] as const;
export type RoleOfProcess = (typeof ROLES_OF_PROCESS)[number];
