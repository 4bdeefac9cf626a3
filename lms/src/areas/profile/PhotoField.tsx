import { PHOTO_MAX_BYTES, PHOTO_TYPES } from '@plinth/domain/constants/limits';
import { mediaUrl } from '@plinth/domain/profiles/media-url';
import { type ProfileMedia, photoOf } from '@plinth/domain/profiles/profile-media';
import { Avatar } from '@plinth/ui/Avatar';
import { FileInput } from '@plinth/ui/FileInput';
import { type DragEvent, useState } from 'react';
import { savePhoto } from '../../data/profile-sections.ts';
import { MEDIA_BASE } from '../../parts/media-base.ts';
import * as css from './profile.css.ts';

type PhotoFieldProps = {
  name: string;
  media: readonly ProfileMedia[];
  required?: boolean;
  /** Told with the media after a photo was uploaded or taken out. */
  onChange: (media: ProfileMedia[]) => void;
};

const withoutPhoto = (media: readonly ProfileMedia[]) => media.filter(({ key }) => key !== 'WEBSITE_PROFILE');

/** A photo may be a JPEG, PNG or WebP of at most 5 MB (VALID-10, D-123). */
function judgePhoto(file: File): string | null {
  if (!PHOTO_TYPES.some((type) => type === file.type)) return 'Choose a picture: JPEG, PNG or WebP.';
  return file.size > PHOTO_MAX_BYTES ? 'The picture is larger than 5 MB. Choose a smaller one.' : null;
}

/**
 * The own photo: chosen, dropped or taken out (VALID-10..13). A failed upload shows nothing, the field is as it was
 * before (ERR-12, D-124).
 */
export function PhotoField({ name, media, required = false, onChange }: PhotoFieldProps) {
  const [sending, setSending] = useState<{ file: File; percent: number } | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const photo = photoOf([...media]);

  const take = async (file: File) => {
    const fault = judgePhoto(file);
    setProblem(fault);
    if (fault) return;
    setSending({ file, percent: 0 });
    try {
      const answer = await savePhoto(file, (share) => setSending({ file, percent: Math.round(share * 100) }));
      onChange([...withoutPhoto(media), ...answer.profileMedia]);
    } catch {
      // ERR-12: nothing is said about it.
    }
    setSending(null);
  };

  const drop = (event: DragEvent) => {
    const [file] = event.dataTransfer.files;
    if (!file || photo || sending) return;
    event.preventDefault();
    void take(file);
  };

  return (
    <div className={css.photo}>
      <Avatar name={name} size="l" src={photo && mediaUrl(MEDIA_BASE, photo)} decorative={!photo} />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the file field inside is the control, dropping is a second way */}
      <div className={css.drop} onDragOver={(event) => event.preventDefault()} onDrop={drop}>
        <FileInput
          label="Photo"
          required={required}
          accept={PHOTO_TYPES.join(',')}
          hint="JPEG, PNG or WebP, up to 5 MB. It is shown to others."
          error={problem}
          file={
            sending
              ? { name: sending.file.name, sizeBytes: sending.file.size }
              : photo && { name: 'Your photo', href: mediaUrl(MEDIA_BASE, photo) }
          }
          progress={sending?.percent}
          onSelect={(file) => void take(file)}
          onRemove={sending ? undefined : () => onChange(withoutPhoto(media))}
        />
      </div>
    </div>
  );
}
