import type { ProfileMedia } from '@plinth/domain/profiles/profile-media';
import { shownMedia } from '@plinth/domain/profiles/shown-media';
import type { Deps } from '../../deps.ts';
import { privateMediaLink } from '../documents/private-media-link.ts';

/** Links the media a reader of a profile receives; unpublished media get a link that expires. */
export function linkMedia(deps: Deps, media: readonly ProfileMedia[], reader: { isOwner: boolean }) {
  return shownMedia(media, reader).map(
    (one): ProfileMedia =>
      one.s3Location.bucket === 'private'
        ? { ...one, url: privateMediaLink(deps.settings.PLINTH_SECRET, one.s3Location.path, deps.now()) }
        : one,
  );
}
