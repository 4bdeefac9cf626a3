import type { BasicDetails } from '@plinth/domain/profiles/profile-sections';
import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { versionOf } from '../../db/queries/profiles/version-of.ts';
import { userProfiles } from '../../db/schema/accounts.ts';
import { changedElsewhere, writtenOn } from './profile-version.ts';

type Change = { details: BasicDetails; version: string | undefined; now: Date };

/**
 * Writes the basic details into the profile; an omitted field is unchanged.
 * @throws Refusal CONFLICT when they were saved since `version`, with what is there
 */
export async function saveBasicDetails(tx: Transaction, userId: string, { details, version, now }: Change) {
  const values = Object.fromEntries(Object.entries(details).filter(([, value]) => value !== undefined));
  const own = eq(userProfiles.userId, userId);
  const written = await tx
    .update(userProfiles)
    .set({ ...values, updatedAt: now })
    .where(and(own, writtenOn('details', version, userProfiles, values)));
  if (written.rowCount !== 0) return;
  const { firstName, lastName, occupation, bio, currentCompany, workExperienceInMonths } = userProfiles;
  const [present] = await tx
    .select({
      detailId: userProfiles.userId,
      version: versionOf('details'),
      ...{ firstName, lastName, occupation, bio, currentCompany, workExperienceInMonths },
    })
    .from(userProfiles)
    .where(own);
  throw changedElsewhere(present ?? {});
}
