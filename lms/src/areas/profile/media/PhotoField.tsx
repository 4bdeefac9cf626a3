import { PHOTO_MAX_BYTES, PHOTO_TYPES } from '@plinth/domain/constants/limits';
import { typeOfFile } from '@plinth/domain/documents/file-endings';
import { mediaUrl } from '@plinth/domain/profiles/media-url';
import { type ProfileMedia, photoOf } from '@plinth/domain/profiles/profile-media';
import { Avatar } from '@plinth/ui/Avatar';
import { FileInput } from '@plinth/ui/FileInput';
import { type DragEvent, Suspense, useState } from 'react';
import { savePhoto } from '../../../data/profile-sections.ts';
import { lazyPart } from '../../../parts/lazy-part.ts';
import { MEDIA_BASE } from '../../../parts/media-base.ts';
import * as css from '../profile.css.ts';

const PhotoCrop = lazyPart(async () => (await import('./PhotoCrop.tsx')).PhotoCrop);

type PhotoFieldProps = {
  name: string;
  media: readonly ProfileMedia[];
  required?: boolean;
  /** Offers to crop a square first. */
  isCropped?: boolean;
  /** Hides a failed upload, as the guide popup must. */
  isSilent?: boolean;
  /** Called with the media after a photo was uploaded or removed. */
  onChange: (media: ProfileMedia[]) => void;
};

const withoutPhoto = (media: readonly ProfileMedia[]) => media.filter(({ key }) => key !== 'WEBSITE_PROFILE');

/** Validates a photo: JPEG, PNG or WebP of at most 5 MB. */
function judgePhoto(file: File): string | null {
  if (!PHOTO_TYPES.some((type) => type === typeOfFile(file))) return 'Choose a picture: JPEG, PNG or WebP.';
  return file.size > PHOTO_MAX_BYTES ? 'The picture is larger than 5 MB. Choose a smaller one.' : null;
}

/** Decodes a picture for cropping; null if the browser cannot read it, in which case the server decides. */
async function openPicture(file: File): Promise<ImageBitmap | null> {
  if (typeof createImageBitmap !== 'function') return null;
  return createImageBitmap(file).catch(() => null);
}

/** The user's own photo: chosen, dropped or removed. After a failed upload the field returns to its former state. */
export function PhotoField({
  name,
  media,
  required = false,
  isCropped = false,
  isSilent = false,
  onChange,
}: PhotoFieldProps) {
  const [sending, setSending] = useState<{ file: File; percent: number } | null>(null);
  const [cutting, setCutting] = useState<{ file: File; picture: ImageBitmap } | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const photo = photoOf([...media]);

  const send = async (file: File) => {
    setCutting(null);
    setSending({ file, percent: 0 });
    try {
      const answer = await savePhoto(file, (share) => setSending({ file, percent: Math.round(share * 100) }));
      onChange([...withoutPhoto(media), ...answer.profileMedia]);
    } catch (error) {
      if (!isSilent) setProblem(error instanceof Error ? error.message : 'The photo could not be saved.');
    }
    setSending(null);
  };

  const take = async (file: File) => {
    const fault = judgePhoto(file);
    setProblem(fault);
    if (fault) return;
    const picture = isCropped ? await openPicture(file) : null;
    if (picture) setCutting({ file, picture });
    else await send(file);
  };

  const drop = (event: DragEvent) => {
    // A file dropped beside the field must not replace the page and the typed text.
    event.preventDefault();
    const [file] = event.dataTransfer.files;
    if (file && !sending) void take(file);
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
      {cutting && (
        <Suspense>
          <PhotoCrop
            picture={cutting.picture}
            name={cutting.file.name}
            onUse={(cut) => void send(cut)}
            onCancel={() => setCutting(null)}
          />
        </Suspense>
      )}
    </div>
  );
}
