import type { CurriculumNodeMeta } from '@plinth/domain/curriculum/curriculum-node';
import { useMemo } from 'react';
import { ScrollBox } from '../ScrollBox.tsx';
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
      <ScrollBox label={title ?? 'Formula'} className={css.formula}>
        {formula ?? <code className={css.inlineCode}>{content}</code>}
      </ScrollBox>
      {title && <figcaption className={css.caption}>{title}</figcaption>}
    </figure>
  );
}
