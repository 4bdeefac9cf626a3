import * as z from 'zod/mini';

/** Whether a portfolio or resume item exists. */
export const DOCUMENT_STATUSES = ['PENDING', 'COMPLETED'] as const;
export const DocumentStatus = z.enum(DOCUMENT_STATUSES);
export type DocumentStatus = z.infer<typeof DocumentStatus>;
