import { type SQL, sql } from 'drizzle-orm';
import { userProfiles } from '../../schema/accounts.ts';
import { profileDetails, profileProjects } from '../../schema/profiles.ts';

const PARTS = {
  details: [
    userProfiles.firstName,
    userProfiles.lastName,
    userProfiles.bio,
    userProfiles.occupation,
    userProfiles.currentCompany,
    userProfiles.workExperienceInMonths,
  ],
  entry: [profileDetails.data],
  project: [
    profileProjects.title,
    profileProjects.description,
    profileProjects.softwares,
    profileProjects.link,
  ],
};

/** The version of a row as an SQL expression (ProfileVersion in domain): it changes only with the content. */
export const versionOf = (of: keyof typeof PARTS): SQL<string> =>
  sql`md5(row(${sql.join(PARTS[of], sql`, `)})::text)`.mapWith(String);
