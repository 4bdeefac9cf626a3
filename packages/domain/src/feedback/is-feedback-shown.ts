/**
 * Whether a form that the server asks to have shown is shown: not one of a single question on a mobile, and not one
 * that was submitted or skipped in this session.
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
