import { type RefObject, useCallback, useEffect, useState } from 'react';

const KEY = 'FILM_SUBTITLES';

type Subtitles = {
  /** Language tags with their names, in the order of the film. */
  languages: readonly { language: string; label: string }[];
  /** The language that is shown, or null. */
  shown: string | null;
  choose: (language: string | null) => void;
};

const wordsOf = (video: HTMLVideoElement): TextTrack[] =>
  [...video.textTracks].filter(({ kind }) => kind === 'subtitles' || kind === 'captions');

/**
 * The subtitles of a film, wherever they are switched: here, by the browser's controls or by a key. The choice holds
 * for the next film.
 */
export function useSubtitles(film: RefObject<HTMLVideoElement | null>): Subtitles {
  const [{ languages, shown }, setState] = useState<Pick<Subtitles, 'languages' | 'shown'>>({
    languages: [],
    shown: null,
  });

  const choose = useCallback(
    (language: string | null) => {
      if (film.current)
        for (const track of wordsOf(film.current))
          track.mode = track.language === language ? 'showing' : 'disabled';
      if (language === null) localStorage.removeItem(KEY);
      else localStorage.setItem(KEY, language);
    },
    [film],
  );

  useEffect(() => {
    const video = film.current;
    if (!video) return;
    const read = () => {
      const tracks = wordsOf(video);
      setState({
        languages: tracks.map(({ language, label }) => ({ language, label: label || language })),
        shown: tracks.find(({ mode }) => mode === 'showing')?.language ?? null,
      });
    };
    const take = () => {
      const wanted = localStorage.getItem(KEY);
      const track = wordsOf(video).find(({ language, mode }) => language === wanted && mode !== 'showing');
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
  }, [film]);

  return { languages, shown, choose };
}
