import type { VideoSource } from '@plinth/domain/curriculum/video-source';
import { type RefObject, useEffect } from 'react';

/** Gives a film its source. Streams play natively where they can; elsewhere hls.js is loaded, and only then. */
export function useStream(
  film: RefObject<HTMLVideoElement | null>,
  { kind, src }: VideoSource,
  onBroken: () => void,
): void {
  useEffect(() => {
    const video = film.current;
    if (!video) return;
    if (kind !== 'stream' || video.canPlayType('application/vnd.apple.mpegurl') !== '') {
      video.src = src;
      return;
    }
    let isGone = false;
    let end = () => {};
    import('hls.js').then(({ default: Hls }) => {
      if (isGone) return;
      if (!Hls.isSupported()) return onBroken();
      // Its worker would be a script from a blob, which the policy of the page refuses.
      const stream = new Hls({ enableWorker: false, autoStartLoad: false });
      stream.on(Hls.Events.ERROR, (_event, { fatal }) => {
        if (fatal) onBroken();
      });
      stream.loadSource(src);
      stream.attachMedia(video);
      const start = () => stream.startLoad(video.currentTime || -1);
      video.addEventListener('play', start, { once: true });
      end = () => stream.destroy();
    }, onBroken);
    return () => {
      isGone = true;
      end();
    };
  }, [film, kind, src, onBroken]);
}
