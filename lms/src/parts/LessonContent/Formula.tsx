import type { CurriculumNodeMeta } from '@plinth/domain/curriculum/curriculum-node';
import { useMemo } from 'react';
import { formulaOf } from './formula-of.ts';
import * as css from './LessonContent.css.ts';

/**
 * A formula of its own line. Courses carry MathML, which the browser sets by itself, so no library for it is loaded;
 * what has none shows as it was written.
 */
export function Formula({ meta: { value = '', content = '', title } }: { meta: CurriculumNodeMeta }) {
  const formula = useMemo(() => (value === '' ? null : formulaOf(value)), [value]);
  return (
    <figure className={css.figure}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section tabIndex={0} className={css.formula} aria-label={title ?? 'Formula'}>
        {formula ?? <code className={css.inlineCode}>{content}</code>}
      </section>
      {title && <figcaption className={css.caption}>{title}</figcaption>}
    </figure>
  );
}
