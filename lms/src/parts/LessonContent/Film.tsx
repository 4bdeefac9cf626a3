import type { CurriculumNodeMeta } from '@plinth/domain/curriculum/curriculum-node';
import { useState } from 'react';
import * as css from './LessonContent.css.ts';

/** A film with the browser's own controls; nothing of it is loaded before it is played. */
export function Film({ meta }: { meta: CurriculumNodeMeta }) {
  const [isBroken, setBroken] = useState(false);
  const source = meta.value ?? meta.referenceLink;
  const caption = meta.title ?? meta.content;
  const isSafe = source !== undefined && (source.startsWith('https://') || source.startsWith('/'));
  return (
    <figure className={css.figure}>
      {isSafe && !isBroken ? (
        // biome-ignore lint/a11y/useMediaCaption: films carry their captions in the stream
        <video
          controls
          preload="none"
          playsInline
          src={source}
          aria-label={caption}
          className={css.film}
          onError={() => setBroken(true)}
        />
      ) : (
        <p className={css.missing}>
          This film cannot be played here.{' '}
          {source?.startsWith('https://') && (
            <a href={source} target="_blank" rel="noopener noreferrer" className={css.link}>
              Open it by itself
            </a>
          )}
        </p>
      )}
      {caption && <figcaption className={css.caption}>{caption}</figcaption>}
    </figure>
  );
}
