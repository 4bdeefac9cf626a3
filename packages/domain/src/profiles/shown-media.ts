import type { ProfileMedia } from './profile-media.ts';

/**
 * Returns what a reader may see of a profile's media: documents for the owner only, the photo and the introduction
 * video for everyone.
 */
export const shownMedia = <Media extends Pick<ProfileMedia, 'key'>>(
  media: readonly Media[],
  { isOwner }: { isOwner: boolean },
): Media[] => media.filter(({ key }) => isOwner || key !== 'DOCUMENT');
