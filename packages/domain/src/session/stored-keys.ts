/** What the keys of stored quizzes begin with; logout removes every key that does. */
export const QUIZ_KEY_PREFIX = 'QUIZ_';

/** What the keys of texts begin with that wait in a tab until they are sent; logout removes every key that does. */
export const DRAFT_KEY_PREFIX = 'plinth:draft:';

/** The session key of the path a visit began on. */
export const INITIAL_LANDING_PAGE_KEY = 'initialLandingPage';

/** The session key that says that the promotion popup may show. */
export const PROMOTION_POPUP_KEY = 'promotionPopup';

/** The key of the time zone that the person chose, so that times are right before the account has loaded. */
export const TIME_ZONE_KEY = 'timeZone';

/** The session key of the user whom staff act as. */
export const OVERRIDE_USER_KEY = 'overrideUser';

/** The session key of a social sign-in that is under way at its provider. */
export const SOCIAL_SIGN_IN_KEY = 'socialSignIn';

/** The key a quiz being taken is stored under. */
export function quizKey(cohortId: string, nodeId: string): string {
  return `${QUIZ_KEY_PREFIX}${cohortId}_${nodeId}`;
}

/** Whether a stored key belongs to a quiz. */
export function isQuizKey(key: string): boolean {
  return key.startsWith(QUIZ_KEY_PREFIX);
}
