/** The key prefix of stored quizzes; logout removes every key with it. */
export const QUIZ_KEY_PREFIX = 'QUIZ_';

/** The key prefix of texts that wait in a tab until they are sent; logout removes every key with it. */
export const DRAFT_KEY_PREFIX = 'plinth:draft:';

/** The key prefix of texts that a device stores until the school has them; logout removes every key with it. */
export const UNSAVED_KEY_PREFIX = 'DRAFT_';

/** The key prefix of what a person has opened from the search; logout removes every key with it. */
export const RECENT_KEY_PREFIX = 'plinth:found:';

/** The session key of the path on which a visit began. */
export const INITIAL_LANDING_PAGE_KEY = 'initialLandingPage';

/** The session key that allows the promotion popup. */
export const PROMOTION_POPUP_KEY = 'promotionPopup';

/** The key of the time zone the person chose, so that times are right before the account has loaded. */
export const TIME_ZONE_KEY = 'timeZone';

/** The session key of the user whom staff act as. */
export const OVERRIDE_USER_KEY = 'overrideUser';

/** The session key of a social sign-in in progress at its provider. */
export const SOCIAL_SIGN_IN_KEY = 'socialSignIn';

/** Returns the key under which a quiz being taken is stored. */
export function quizKey(cohortId: string, nodeId: string): string {
  return `${QUIZ_KEY_PREFIX}${cohortId}_${nodeId}`;
}

/** Whether a stored key belongs to a quiz. */
export function isQuizKey(key: string): boolean {
  return key.startsWith(QUIZ_KEY_PREFIX);
}
