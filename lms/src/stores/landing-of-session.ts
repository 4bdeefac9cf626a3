import { landingPath } from '@plinth/domain/navigation/landing-path';
import { activeCohort } from '@plinth/domain/profiles/data-profile';
import { checkSession, session } from './session.ts';

/** Where the landing rules send the person who is signed in (ROUTE-01..08); null when nobody is. */
export async function landingOfSession(search: string): Promise<string | null> {
  if (session.status !== 'signed-in') await checkSession();
  const { profile } = session;
  if (!profile) return null;
  return landingPath({
    roles: profile.userData.roles,
    profileStatus: profile.userProfile.profileStatus,
    userHash: profile.userProfile.userHash,
    firstFreemiumCohort: activeCohort(profile.userCohorts),
    search,
  });
}
