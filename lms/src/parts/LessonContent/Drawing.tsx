import type { CurriculumNodeMeta } from '@plinth/domain/curriculum/curriculum-node';
import { IconButton } from '@plinth/ui/IconButton';
import Maximize2 from 'lucide-react/icons/maximize-2';
import { Suspense, useMemo, useState } from 'react';
import { lazyPart } from '../lazy-part.ts';
import { drawingOf } from './drawing-of.ts';
import * as css from './LessonContent.css.ts';

const Enlarged = lazyPart(async () => (await import('./Enlarged.tsx')).Enlarged);

/**
 * A picture in a lesson, which can be enlarged. Drawings arrive as markup and are inlined in the page, so that they use
 * the ink colour of the theme.
 */
export function Drawing({
  meta: { value = '', content = '', title, width, height },
}: {
  meta: CurriculumNodeMeta;
}) {
  const [isLarge, setLarge] = useState(false);
  const [wasLarge, setWasLarge] = useState(false);
  const isMarkup = value.trimStart().startsWith('<');
  const isSafe = /^(\/(?!\/)|https:)/.test(value);
  const drawing = useMemo(() => (isMarkup ? drawingOf(value) : null), [isMarkup, value]);
  const name = title ?? (content || 'picture');
  const picture = drawing ? (
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
  ) : null;
  return (
    <figure className={css.figure}>
      {picture ?? <p className={css.missing}>The drawing cannot be shown. It shows: {content}</p>}
      {(title || picture) && (
        <div className={css.under}>
          {title ? <figcaption className={css.caption}>{title}</figcaption> : <span />}
          {picture && (
            <IconButton
              label={`Enlarge: ${name}`}
              aria-haspopup="dialog"
              onClick={() => {
                setWasLarge(true);
                setLarge(true);
              }}
            >
              <Maximize2 size={16} strokeWidth={1.5} aria-hidden />
            </IconButton>
          )}
        </div>
      )}
      {wasLarge && picture && (
        <Suspense>
          <Enlarged name={name} isOpen={isLarge} onClose={() => setLarge(false)}>
            {drawing ?? <img src={value} alt={content} className={css.picture} />}
          </Enlarged>
        </Suspense>
      )}
    </figure>
  );
}
