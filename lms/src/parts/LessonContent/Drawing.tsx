import type { CurriculumNodeMeta } from '@plinth/domain/curriculum/curriculum-node';
import { useMemo } from 'react';
import { drawingOf } from './drawing-of.ts';
import * as css from './LessonContent.css.ts';

/** A picture of a lesson. Drawings come as markup and are set into the page, so that they take the ink of the theme. */
export function Drawing({
  meta: { value = '', content = '', title, width, height },
}: {
  meta: CurriculumNodeMeta;
}) {
  const isMarkup = value.trimStart().startsWith('<');
  const isSafe = /^(\/(?!\/)|https:)/.test(value);
  const drawing = useMemo(() => (isMarkup ? drawingOf(value) : null), [isMarkup, value]);
  return (
    <figure className={css.figure}>
      {drawing ? (
        <div role="img" aria-label={content} className={css.drawing}>
          {drawing}
        </div>
      ) : isSafe ? (
        <img
          src={value}
          alt={content}
          width={width}
          height={height}
          loading="lazy"
          decoding="async"
          className={css.picture}
        />
      ) : (
        <p className={css.missing}>The drawing cannot be shown. It shows: {content}</p>
      )}
      {title && <figcaption className={css.caption}>{title}</figcaption>}
    </figure>
  );
}
