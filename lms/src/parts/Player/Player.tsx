import type { CurriculumNode } from '@plinth/domain/curriculum/curriculum-node';
import { videoSource } from '@plinth/domain/curriculum/video-source';
import { useCallback, useMemo, useState } from 'react';
import { EmbedPlayer } from './EmbedPlayer.tsx';
import { FilePlayer } from './FilePlayer.tsx';
import * as css from './Player.css.ts';

/** A video in a lesson: a file or stream in the browser's player, or, after a click, another site's player. */
export function Player({ node: { nodeId, meta } }: { node: Pick<CurriculumNode, 'nodeId' | 'meta'> }) {
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
              Open it on its own
            </a>
          )}
        </p>
      ) : source.kind === 'embed' ? (
        <EmbedPlayer source={source} title={title ?? 'Film'} />
      ) : (
        <FilePlayer
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
