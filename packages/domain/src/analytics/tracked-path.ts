const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;
const TOKEN_LIKE = /[\w-]{22,}/g;
/** Hyphenated words, as in slugs: a random token of this length contains digits or capitals. */
const SLUG = /^[a-z]+(?:-[a-z]+)*$/;

/**
 * Returns the path of a page as it may be counted: without query and fragment, and with `:token` in place of anything
 * that could open something without a login. Ids of cohorts and nodes open nothing and stay.
 */
export function trackedPath(address: string): string {
  const path = address.split(/[?#]/, 1)[0] ?? '';
  return path.replace(TOKEN_LIKE, (part) => (UUID.test(part) || SLUG.test(part) ? part : ':token'));
}
