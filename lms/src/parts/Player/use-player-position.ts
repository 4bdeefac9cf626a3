import { useQuery } from '@tanstack/react-query';
import { type RefObject, useContext, useEffect, useRef, useState } from 'react';
import { saveVideoPosition, videoPositionQuery } from '../../data/progress.ts';
import { PlayerContext } from './player-context.ts';

const SAVE_EVERY_MS = 10_000;
/** Within this many seconds of its start or end, a video plays from the beginning. */
const EDGE_SECONDS = 5;
/** A video that was started before its position arrived still goes there, unless it has played for longer. */
const LATE_SECONDS = 10;

/**
 * Resumes where the learner stopped, on any device, and saves the position while the video plays. Returns the position
 * it resumed from, or null. The school is notified when the video stops, when the page is left, and every ten seconds.
 */
export function usePlayerPosition(
  videoRef: RefObject<HTMLVideoElement | null>,
  nodeId: string,
): number | null {
  const place = useContext(PlayerContext);
  const { data, isPending } = useQuery({
    ...videoPositionQuery({
      cohortId: place?.cohortId ?? '',
      namespace: place?.namespace ?? 'LEARNING',
      nodeId,
    }),
    enabled: place !== null,
  });
  const kept = data?.seconds;
  const isKnown = useRef(false);
  const hasResumed = useRef(false);
  const [wentOnAt, setWentOnAt] = useState<number | null>(null);

  useEffect(() => {
    const video = videoRef.current;
    if (!video || kept === undefined) return;
    const isLate = video.currentTime > (isKnown.current ? 0 : LATE_SECONDS);
    isKnown.current = true;
    if (kept < EDGE_SECONDS || isLate) return;
    video.currentTime = kept;
    hasResumed.current = true;
    setWentOnAt(kept);
  }, [videoRef, kept]);

  const { cohortId, namespace } = place ?? {};
  useEffect(() => {
    const video = videoRef.current;
    // Until the stored position is known, or could not be loaded, a new one would overwrite it.
    if (!video || cohortId === undefined || namespace === undefined || isPending) return;
    let savedAt = 0;
    let saved: number | null = null;
    const save = () => {
      const isOver = video.ended || video.duration - video.currentTime < EDGE_SECONDS;
      const seconds = isOver ? 0 : Math.round(video.currentTime * 10) / 10;
      if (seconds === saved || (video.currentTime === 0 && saved === null)) return;
      saved = seconds;
      savedAt = Date.now();
      // A position that was not saved is not worth an error: the next one will follow.
      saveVideoPosition({ cohortId, namespace, nodeId, seconds }).catch(() => {
        saved = null;
      });
    };
    const saveNowAndThen = () => {
      if (!video.paused && Date.now() - savedAt >= SAVE_EVERY_MS) save();
    };
    const saveWhenLeft = () => {
      if (document.visibilityState === 'hidden' && !video.paused) save();
    };
    if (video.paused && !hasResumed.current) save();
    video.addEventListener('pause', save);
    video.addEventListener('ended', save);
    video.addEventListener('timeupdate', saveNowAndThen);
    document.addEventListener('visibilitychange', saveWhenLeft);
    return () => {
      if (!video.paused) save();
      video.removeEventListener('pause', save);
      video.removeEventListener('ended', save);
      video.removeEventListener('timeupdate', saveNowAndThen);
      document.removeEventListener('visibilitychange', saveWhenLeft);
    };
  }, [videoRef, nodeId, cohortId, namespace, isPending]);

  return wentOnAt;
}
