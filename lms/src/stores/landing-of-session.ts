import { appOfPath } from '@plinth/domain/navigation/app-of-path';
import { landingPath } from '@plinth/domain/navigation/landing-path';
import { activeCohort } from '@plinth/domain/profiles/data-profile';
import { checkSession, session } from './session.ts';

/** A navigation for the router; pages of the site need a page load, since they are not in this app. */
type Landing = { href: string; replace: true; reloadDocument: boolean };

/** Where the landing rules send the signed-in person; null if there is none. */
export async function landingOfSession(search: string): Promise<Landing | null> {
  if (session.status !== 'signed-in') await checkSession();
  const { profile } = session;
  if (!profile) return null;
  const href = landingPath({
    roles: profile.userData.roles,
    profileStatus: profile.userProfile.profileStatus,
    userHash: profile.userProfile.userHash,
    firstFreemiumCohort: activeCohort(profile.userCohorts),
    isStaff: profile.userData.isStaff,
    cohortCount: session.cohorts.length,
    search,
  });
  const { pathname } = new URL(href, location.origin);
  return { href, replace: true, reloadDocument: appOfPath(pathname) !== 'lms' };
}
