import * as z from 'zod/mini';

/**
 * A fingerprint of the details of a profile, an entry or a project. A change includes the version that was read; if
 * another window has saved since, nothing is written. Disclosed to the owner only.
 */
export const ProfileVersion = z.string().check(z.regex(/^[0-9a-f]{32}$/, 'This is not a valid version'));
