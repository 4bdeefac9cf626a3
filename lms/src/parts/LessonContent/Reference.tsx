import type { CurriculumNodeMeta } from '@plinth/domain/curriculum/curriculum-node';
import * as css from './LessonContent.css.ts';

/** A source outside the school; only https addresses become links. */
export function Reference({ meta }: { meta: CurriculumNodeMeta }) {
  const label = meta.referenceLabel ?? meta.title ?? meta.referenceLink;
  return (
    <p className={css.reference}>
      {meta.referenceLink?.startsWith('https://') ? (
        <a href={meta.referenceLink} target="_blank" rel="noopener noreferrer" className={css.link}>
          {label}
        </a>
      ) : (
        <strong>{label}</strong>
      )}
      {meta.content && <span className={css.referenceNote}>{meta.content}</span>}
    </p>
  );
}
