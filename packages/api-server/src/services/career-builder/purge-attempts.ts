import { CAREER_DRAFT_DAYS } from '@plinth/domain/career-builder/career-draft';
import { CAREER_EXPIRED_DAYS } from '@plinth/domain/career-builder/career-report';
import { lt } from 'drizzle-orm';
import { careerAttempts } from '../../db/schema/career-builder.ts';
import { careerDrafts } from '../../db/schema/career-drafts.ts';
import type { Deps } from '../../deps.ts';

/**
 * Deletes what can no longer be opened: drafts CAREER_DRAFT_DAYS after their last answer, attempts CAREER_EXPIRED_DAYS
 * after their result expired (until then the link says that it has).
 * @returns how many rows were deleted
 */
export async function purgeCareerAttempts({ db, now }: Deps): Promise<number> {
  const before = (days: number) => new Date(now().getTime() - days * 86_400_000);
  const gone = await Promise.all([
    db.delete(careerAttempts).where(lt(careerAttempts.expiresAt, before(CAREER_EXPIRED_DAYS))),
    db.delete(careerDrafts).where(lt(careerDrafts.updatedAt, before(CAREER_DRAFT_DAYS))),
  ]);
  return gone.reduce((sum, { rowCount }) => sum + (rowCount ?? 0), 0);
}
