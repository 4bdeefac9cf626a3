import { VIDEO_MAX_BYTES, VIDEO_TYPES } from '@plinth/domain/constants/limits';
import { addressOfMedia } from '@plinth/domain/profiles/media-url';
import type { ProfileMedia } from '@plinth/domain/profiles/profile-media';
import { Button } from '@plinth/ui/Button';
import { FileInput } from '@plinth/ui/FileInput';
import { Skeleton } from '@plinth/ui/Skeleton';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { documentsQuery, removeDocument, saveDocument } from '../../../data/documents.ts';
import { ErrorBanner } from '../../../parts/ErrorBanner.tsx';
import { LoadState } from '../../../parts/LoadState.tsx';
import { MEDIA_BASE } from '../../../parts/media-base.ts';
import { AskFirst } from '../AskFirst.tsx';
import { ProfileCard } from '../ProfileCard.tsx';
import * as css from '../profile.css.ts';
import { useProfileChanged } from '../use-profile-changed.ts';
import { useSentFile } from './use-sent-file.ts';

type VideoProps = { name: string; media: readonly ProfileMedia[] };

const videoIn = (media: readonly ProfileMedia[]) => media.find(({ key }) => key === 'INTRODUCTION_VIDEO');

function Player({ name, media }: VideoProps) {
  const video = videoIn(media);
  return video ? <PlayedVideo key={video.s3Location.path} name={name} video={video} /> : null;
}

/** Keeps playing from its first link, so that a newer one does not interrupt it; only an expired link is replaced. */
function PlayedVideo({ name, video }: { name: string; video: ProfileMedia }) {
  const queryClient = useQueryClient();
  const latest = addressOfMedia(MEDIA_BASE, video);
  const [begun, setBegun] = useState(latest);
  const [isExpired, setExpired] = useState(false);
  const renew = () => {
    if (isExpired) return;
    setExpired(true);
    void queryClient.invalidateQueries({ queryKey: ['profiles'] });
  };
  const address = isExpired ? latest : begun;
  return (
    // biome-ignore lint/a11y/useMediaCaption: a person's own recording, which comes without captions
    <video
      className={css.video}
      src={address}
      controls
      playsInline
      preload="metadata"
      aria-label={`${name} introduces themselves`}
      onError={renew}
      onLoadedMetadata={() => {
        setBegun(address);
        setExpired(false);
      }}
    />
  );
}

/** The introduction video of a profile, if any. */
export function ShownVideo(props: VideoProps) {
  if (!videoIn(props.media)) return null;
  return (
    <ProfileCard id="video" title="Introduction">
      <Player {...props} />
    </ProfileCard>
  );
}

function judgeVideo(file: File): string | null {
  if (!VIDEO_TYPES.some((type) => type === file.type)) return 'Choose a video: MP4 or WebM.';
  return file.size > VIDEO_MAX_BYTES ? 'The video is larger than 50 MB. Choose a shorter one.' : null;
}

/** The user's own introduction video: uploaded with progress, played, replaced, removed. */
export function OwnVideo(props: VideoProps) {
  const queryClient = useQueryClient();
  const profileChanged = useProfileChanged();
  const documents = useQuery(documentsQuery());
  const [isReplacing, setReplacing] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const documentId = documents.data?.documents.find(
    ({ mediaKey }) => mediaKey === 'INTRODUCTION_VIDEO',
  )?.documentId;
  const changed = async () => {
    setReplacing(false);
    setAsking(false);
    await Promise.all([queryClient.invalidateQueries({ queryKey: ['documents'] }), profileChanged()]);
  };
  const video = useSentFile({
    judge: judgeVideo,
    send: async (file, onProgress) =>
      documentId === undefined ? null : saveDocument({ documentId, file, onProgress }),
    onSent: changed,
  });
  const remove = useMutation({ mutationFn: removeDocument, onSuccess: changed });
  const isThere = videoIn(props.media) !== undefined;
  return (
    <ProfileCard id="video" title="Introduction video">
      <Player {...props} />
      {(!isThere || isReplacing) && (
        <LoadState query={documents} loading="The video is loading" skeleton={<Skeleton shape="control" />}>
          {() => (
            <FileInput
              label={isThere ? 'Another video' : 'Video'}
              hint="MP4 or WebM, up to 50 MB; a minute is enough. Everyone who opens your profile can watch it."
              accept={VIDEO_TYPES.join(',')}
              {...video}
            />
          )}
        </LoadState>
      )}
      <ErrorBanner error={remove.error} />
      {isThere && documentId !== undefined && (
        <div className={css.footer}>
          {isAsking ? (
            <AskFirst
              question="Take the video off your profile?"
              action="Take it off"
              isBusy={remove.isPending}
              onAct={() => remove.mutate(documentId)}
              onKeep={() => setAsking(false)}
            />
          ) : (
            <>
              <Button size="s" aria-expanded={isReplacing} onClick={() => setReplacing((before) => !before)}>
                {isReplacing ? 'Keep this one' : 'Replace'}
              </Button>
              <Button size="s" variant="quiet" onClick={() => setAsking(true)}>
                Remove
              </Button>
            </>
          )}
        </div>
      )}
    </ProfileCard>
  );
}
