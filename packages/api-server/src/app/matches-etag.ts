/** The tags of a list, each weak or strong. */
const TAG = /(?:W\/)?("[^"]*")/g;

/**
 * Whether a copy held by a reader is the current one (RFC 9110, 13.1.2).
 * @param ifNoneMatch the header's value: tags separated by commas, possibly weak, or `*` for any
 * @param etag the strong tag of what would be sent
 */
export function matchesEtag(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch.trim() === '*') return true;
  return [...ifNoneMatch.matchAll(TAG)].some(([, tag]) => tag === etag);
}
