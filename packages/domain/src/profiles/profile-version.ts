import * as z from 'zod/mini';

/**
 * A fingerprint of what stands in the details of a profile, in one entry or in one project. Whoever changes it names
 * the version that was read; when another window has saved since, nothing is written.
 * Told to the owner only.
 */
export const ProfileVersion = z.string().check(z.regex(/^[0-9a-f]{32}$/, 'This is not a valid version'));
