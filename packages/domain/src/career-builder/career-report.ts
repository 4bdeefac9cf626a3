/** How long a result and its link can be opened, in days (D-40). */
export const CAREER_RESULT_DAYS = 90;

/** How long after that an expired link is still told apart from an unknown one; then the attempt is deleted, in days. */
export const CAREER_EXPIRED_DAYS = 30;

/** The page of the site that a result opens on, by its token (API-234). */
export function careerReportPath(resultToken: string): string {
  return `/career-builder/report?token=${encodeURIComponent(resultToken)}`;
}
