import type { BasicDetails } from '@plinth/domain/profiles/profile-sections';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { userProfiles } from '../../db/schema/accounts.ts';

/** Writes the basic details into the profile; a field that was not sent stays. */
export async function saveBasicDetails(tx: Transaction, userId: string, details: BasicDetails, now: Date) {
  await tx
    .update(userProfiles)
    .set({
      firstName: details.firstName,
      lastName: details.lastName,
      occupation: details.occupation,
      ...(details.bio === undefined ? {} : { bio: details.bio }),
      ...(details.currentCompany === undefined ? {} : { currentCompany: details.currentCompany }),
      ...(details.workExperienceInMonths === undefined
        ? {}
        : { workExperienceInMonths: details.workExperienceInMonths }),
      updatedAt: now,
    })
    .where(eq(userProfiles.userId, userId));
}
