import type { CurriculumNode } from '@plinth/domain/curriculum/curriculum-node';
import { videoSource } from '@plinth/domain/curriculum/video-source';
import { useCallback, useMemo, useRef, useState } from 'react';
import { EmbedPlayer } from './EmbedPlayer.tsx';
import { FilePlayer } from './FilePlayer.tsx';
import * as css from './Player.css.ts';

/**
 * A video in a lesson: a file or stream in the browser's player, or, after a click, another site's player. One that
 * broke off, as when the connection is lost, can be loaded again.
 */
export function Player({ node: { nodeId, meta } }: { node: Pick<CurriculumNode, 'nodeId' | 'meta'> }) {
  const figure = useRef<HTMLElement>(null);
  const [isBroken, setBroken] = useState(false);
  const breakDown = useCallback(() => setBroken(true), []);
  const address = meta.value ?? meta.referenceLink ?? '';
  const source = useMemo(() => videoSource(address), [address]);
  const title = meta.title ?? meta.content;
  const elsewhere = address.startsWith('https://') && (
    <a href={address} target="_blank" rel="noopener noreferrer" className={css.link}>
      Open it on its own
    </a>
  );
  const tryAgain = () => {
    setBroken(false);
    // The pressed button disappears.
    figure.current?.focus({ preventScroll: true });
  };
  return (
    <figure ref={figure} tabIndex={-1} className={css.figure}>
      {source === null ? (
        <p className={css.missing}>This film cannot be played here. {elsewhere}</p>
      ) : source.kind === 'embed' ? (
        <EmbedPlayer source={source} title={title ?? 'Film'} />
      ) : isBroken ? (
        <div role="alert" className={css.missing}>
          This film could not be loaded, or it broke off. {elsewhere}
          <button type="button" className={css.fromStart} onClick={tryAgain}>
            Try again
          </button>
        </div>
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
