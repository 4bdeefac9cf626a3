import type { ProfileMedia } from './profile-media.ts';

/**
 * What of a profile's media a reader gets: its documents are for its owner alone, the photo and the introduction video
 * for everyone.
 */
export const shownMedia = <Media extends Pick<ProfileMedia, 'key'>>(
  media: readonly Media[],
  { isOwner }: { isOwner: boolean },
): Media[] => media.filter(({ key }) => isOwner || key !== 'DOCUMENT');
