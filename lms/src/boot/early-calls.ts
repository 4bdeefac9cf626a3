/**
 * The first calls of a page, as the client sends them: all of them plain reads.
 * @param thisWeek from its Monday to its Sunday, YYYY-MM-DD
 */
export function earlyCalls(
  pathname: string,
  isSignedIn: boolean,
  thisWeek: () => { weekStart: string; weekEnd: string },
): string[] {
  if (!isSignedIn) return ['/login', '/signup'].includes(pathname) ? ['/v1/client/login/social'] : [];
  const calls = ['/v1/client/user/data-profile'];
  const [, area, cohortId, page] = pathname.split('/');
  if (area !== 'learn' || !cohortId) return calls;
  const cohort = `/v1/client/lms/user/${cohortId}`;
  calls.push(`${cohort}/cohort`, `${cohort}/cohort-user-data`);
  if (page === 'dashboard') {
    const { weekStart, weekEnd } = thisWeek();
    calls.push(
      `/v1/client/workspace/${cohortId}/dashboardV2`,
      `/v1/client/workspace/${cohortId}/pending-tasks`,
      `/v2/client/lms/${cohortId}/cohort-node-data/index?namespace=LEARNING`,
      `/v2/client/lms/${cohortId}/nodes/states?nodeId=ROOT&namespace=LEARNING&isPreview=false`,
      `/v1/client/workspace/${cohortId}/calender-data?weekStart=${weekStart}&weekEnd=${weekEnd}`,
    );
  }
  return calls;
}
