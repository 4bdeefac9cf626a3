import type { SelfPlacement } from '@plinth/domain/placement/self-placement';
import { and, eq } from 'drizzle-orm';
import { selfPlacements } from '../../db/schema/placement.ts';

export const toSelfPlacement = (row: typeof selfPlacements.$inferSelect): SelfPlacement => ({
  companyName: row.companyName,
  designation: row.designation,
  ctc: row.ctc,
  currency: row.currency,
  joiningDate: row.joiningDate,
  ...(row.workMode ? { workMode: row.workMode } : {}),
  ...(row.offerLetterDocumentId ? { offerLetterDocumentId: row.offerLetterDocumentId } : {}),
  reviewStatus: row.reviewStatus,
  ...(row.remark ? { remark: row.remark } : {}),
});

export const ofSelfPlaced = (cohortId: string, userId: string) =>
  and(eq(selfPlacements.cohortId, cohortId), eq(selfPlacements.userId, userId));
