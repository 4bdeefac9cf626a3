import type { VideoSource } from '@plinth/domain/curriculum/video-source';
import { type RefObject, useEffect } from 'react';

/**
 * Sets the source of a video. A stream is played by hls.js, which is loaded only then; if the browser has no media
 * source for it, as on an iPhone, the browser plays it. Chromium's native playback stops at streams that hls.js can
 * play.
 */
export function useStream(
  videoRef: RefObject<HTMLVideoElement | null>,
  { kind, src }: VideoSource,
  onBroken: () => void,
): void {
  useEffect(() => {
    const video = videoRef.current;
    if (!video) return;
    if (kind !== 'stream' || !('MediaSource' in window)) {
      video.src = src;
      return;
    }
    let isGone = false;
    let end = () => {};
    // A video may be started before its player has loaded; setting a source then stops it, so it is started again.
    let isWanted = false;
    let load = () => {};
    const start = () => {
      isWanted = true;
      load();
    };
    video.addEventListener('play', start, { once: true });
    import('hls.js').then(({ default: Hls }) => {
      if (isGone) return;
      if (!Hls.isSupported()) return onBroken();
      // Its worker would be a script from a blob, which the page's policy blocks.
      const stream = new Hls({ enableWorker: false, autoStartLoad: false });
      stream.on(Hls.Events.ERROR, (_event, { fatal }) => {
        if (fatal) onBroken();
      });
      stream.loadSource(src);
      stream.attachMedia(video);
      end = () => stream.destroy();
      load = () => stream.startLoad(video.currentTime || -1);
      if (!isWanted) return;
      load();
      // A browser that blocks playback without a user gesture rejects this; the button is still there.
      video.play().catch(() => {});
    }, onBroken);
    return () => {
      isGone = true;
      video.removeEventListener('play', start);
      end();
    };
  }, [videoRef, kind, src, onBroken]);
}
