import type { CurriculumNode } from '@plinth/domain/curriculum/curriculum-node';
import { videoSource } from '@plinth/domain/curriculum/video-source';
import { useCallback, useMemo, useState } from 'react';
import * as css from './Film.css.ts';
import { FilmEmbed } from './FilmEmbed.tsx';
import { FilmPlayer } from './FilmPlayer.tsx';

/** A film of a lesson: a file or stream in the browser's player, or, after a click, the player of another site. */
export function Film({ node: { nodeId, meta } }: { node: Pick<CurriculumNode, 'nodeId' | 'meta'> }) {
  const [isBroken, setBroken] = useState(false);
  const breakDown = useCallback(() => setBroken(true), []);
  const address = meta.value ?? meta.referenceLink ?? '';
  const source = useMemo(() => videoSource(address), [address]);
  const title = meta.title ?? meta.content;
  return (
    <figure className={css.figure}>
      {source === null || isBroken ? (
        <p className={css.missing}>
          This film cannot be played here.{' '}
          {address.startsWith('https://') && (
            <a href={address} target="_blank" rel="noopener noreferrer" className={css.link}>
              Open it by itself
            </a>
          )}
        </p>
      ) : source.kind === 'embed' ? (
        <FilmEmbed source={source} title={title ?? 'Film'} />
      ) : (
        <FilmPlayer
          nodeId={nodeId}
          source={source}
          title={title ?? 'Film'}
          tracks={meta.tracks ?? []}
          onBroken={breakDown}
        />
      )}
      {title && <figcaption className={css.caption}>{title}</figcaption>}
    </figure>
  );
}
