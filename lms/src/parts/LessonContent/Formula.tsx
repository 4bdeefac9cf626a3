import type { CurriculumNodeMeta } from '@plinth/domain/curriculum/curriculum-node';
import { useMemo } from 'react';
import { ScrollBox } from '../ScrollBox.tsx';
import { formulaOf } from './formula-of.ts';
import * as css from './LessonContent.css.ts';

/**
 * A formula on a separate line. Courses contain MathML, which the browser renders natively, so no library is loaded; a
 * formula without MathML is shown as written.
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
