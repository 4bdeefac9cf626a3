import { type RefObject, useCallback, useEffect, useState } from 'react';

const KEY = 'FILM_SUBTITLES';

type Subtitles = {
  /** Language tags with their names, in the video's order. */
  languages: readonly { language: string; label: string }[];
  /** The language shown, or null. */
  shown: string | null;
  choose: (language: string | null) => void;
};

const subtitlesOf = (video: HTMLVideoElement): TextTrack[] =>
  [...video.textTracks].filter(({ kind }) => kind === 'subtitles' || kind === 'captions');

/**
 * The subtitles of a video, whether switched here, by the browser's controls or by a key. The choice also applies to
 * the next video.
 */
export function useSubtitles(videoRef: RefObject<HTMLVideoElement | null>): Subtitles {
  const [{ languages, shown }, setState] = useState<Pick<Subtitles, 'languages' | 'shown'>>({
    languages: [],
    shown: null,
  });

  const choose = useCallback(
    (language: string | null) => {
      if (videoRef.current)
        for (const track of subtitlesOf(videoRef.current))
          track.mode = track.language === language ? 'showing' : 'disabled';
      if (language === null) localStorage.removeItem(KEY);
      else localStorage.setItem(KEY, language);
    },
    [videoRef],
  );

  useEffect(() => {
    const video = videoRef.current;
    if (!video) return;
    const read = () => {
      const tracks = subtitlesOf(video);
      setState({
        languages: tracks.map(({ language, label }) => ({ language, label: label || language })),
        shown: tracks.find(({ mode }) => mode === 'showing')?.language ?? null,
      });
    };
    const take = () => {
      const wanted = localStorage.getItem(KEY);
      const track = subtitlesOf(video).find(
        ({ language, mode }) => language === wanted && mode !== 'showing',
      );
      if (track) track.mode = 'showing';
      read();
    };
    take();
    const { textTracks } = video;
    textTracks.onaddtrack = take;
    textTracks.onremovetrack = read;
    textTracks.onchange = read;
    return () => {
      textTracks.onaddtrack = null;
      textTracks.onremovetrack = null;
      textTracks.onchange = null;
    };
  }, [videoRef]);

  return { languages, shown, choose };
}
