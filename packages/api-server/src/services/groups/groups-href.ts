/** The page of the office that shows the groups of a cohort. */
export const groupsHref = (cohortId: string): string => `/office/cohorts/${cohortId}/groups`;
