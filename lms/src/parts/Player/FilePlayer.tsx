import type { VideoTrack } from '@plinth/domain/curriculum/curriculum-node';
import type { VideoSource } from '@plinth/domain/curriculum/video-source';
import { type KeyboardEvent, useRef, useState } from 'react';
import { clockText } from './clock-text.ts';
import * as css from './Player.css.ts';
import { PLAYER_KEYS, pressPlayerKey, RATES } from './player-keys.ts';
import { usePlayerPosition } from './use-player-position.ts';
import { useStream } from './use-stream.ts';
import { useSubtitles } from './use-subtitles.ts';

type FilePlayerProps = {
  nodeId: string;
  source: VideoSource;
  title: string;
  tracks: readonly VideoTrack[];
  onBroken: () => void;
};

const languages = new Intl.DisplayNames(['en'], { type: 'language' });

/**
 * A video with the browser's own controls, plus its speed, its keyboard shortcuts, and the position at which the
 * learner stopped.
 */
export function FilePlayer({ nodeId, source, title, tracks, onBroken }: FilePlayerProps) {
  const videoRef = useRef<HTMLVideoElement>(null);
  const [rate, setRate] = useState(1);
  const wentOnAt = usePlayerPosition(videoRef, nodeId);
  useStream(videoRef, source, onBroken);
  const { languages: subtitles, shown, choose } = useSubtitles(videoRef);

  const press = (event: KeyboardEvent) => {
    if (!videoRef.current || event.ctrlKey || event.metaKey || event.altKey) return;
    if (pressPlayerKey(videoRef.current, event.key)) event.preventDefault();
  };

  return (
    <>
      {/* biome-ignore lint/a11y/useMediaCaption: videos without speech have no words; the others bring their tracks */}
      <video
        ref={videoRef}
        controls
        playsInline
        preload={source.src.startsWith('/') ? 'metadata' : 'none'}
        aria-label={title}
        className={css.video}
        onKeyDown={press}
        onRateChange={(event) => setRate(event.currentTarget.playbackRate)}
        onError={onBroken}
      >
        {tracks.map(({ language, src }) => (
          <track
            key={src}
            kind="subtitles"
            src={src}
            srcLang={language}
            label={languages.of(language) ?? language}
          />
        ))}
      </video>
      <div className={css.tools}>
        <label className={css.tool}>
          Speed
          <select
            className={css.rate}
            value={rate}
            onChange={(event) => {
              if (videoRef.current) videoRef.current.playbackRate = Number(event.target.value);
            }}
          >
            {[...new Set<number>([...RATES, rate])]
              .sort((a, b) => a - b)
              .map((one) => (
                <option key={one} value={one}>
                  {one} ×
                </option>
              ))}
          </select>
        </label>
        {subtitles.length > 0 && (
          <label className={css.tool}>
            Subtitles
            <select
              className={css.rate}
              value={shown ?? ''}
              onChange={(event) => choose(event.target.value === '' ? null : event.target.value)}
            >
              <option value="">Off</option>
              {subtitles.map(({ language, label }) => (
                <option key={language} value={language}>
                  {label}
                </option>
              ))}
            </select>
          </label>
        )}
        {wentOnAt !== null && (
          <span className={css.tool}>
            Resumes at {clockText(wentOnAt)}
            <button
              type="button"
              className={css.fromStart}
              onClick={() => {
                if (videoRef.current) videoRef.current.currentTime = 0;
              }}
            >
              From the beginning
            </button>
          </span>
        )}
        <details className={css.keys}>
          <summary>Keys</summary>
          <dl className={css.keyList}>
            {PLAYER_KEYS.map(([keys, act]) => (
              <div key={keys}>
                <dt>{keys}</dt>
                <dd>{act}</dd>
              </div>
            ))}
          </dl>
        </details>
      </div>
    </>
  );
}
