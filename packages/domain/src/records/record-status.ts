import * as z from 'zod/mini';

/** Whether a record counts; for an application INACTIVE means withdrawn, DELETED removed by staff. */
export const RECORD_STATUSES = ['ACTIVE', 'INACTIVE', 'DELETED'] as const;
export const RecordStatus = z.enum(RECORD_STATUSES);
export type RecordStatus = z.infer<typeof RecordStatus>;
