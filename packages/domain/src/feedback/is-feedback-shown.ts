/**
 * Whether a form requested by the server is shown: not a single-question form on a mobile, and not one submitted or
 * skipped in this session.
 */
export function isFeedbackShown({
  questionCount,
  isMobile,
  isHandledThisSession,
}: {
  questionCount: number;
  isMobile: boolean;
  isHandledThisSession: boolean;
}): boolean {
  return questionCount > 0 && !isHandledThisSession && !(isMobile && questionCount === 1);
}
