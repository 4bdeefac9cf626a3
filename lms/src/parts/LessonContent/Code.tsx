import type { CurriculumNodeMeta } from '@plinth/domain/curriculum/curriculum-node';
import { highlightCode } from '@plinth/domain/curriculum/highlight-code';
import { useMemo } from 'react';
import * as css from './LessonContent.css.ts';

/** Code in a lesson, with syntax highlighting if its language is known. */
export function Code({ meta: { content = '', key } }: { meta: CurriculumNodeMeta }) {
  const pieces = useMemo(() => highlightCode(content, key), [content, key]);
  let at = 0;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <pre className={css.code} tabIndex={0}>
      <code>
        {pieces.map(({ text, kind }) => {
          const begin = at;
          at += text.length;
          return kind ? (
            <span key={begin} className={css.piece[kind]}>
              {text}
            </span>
          ) : (
            text
          );
        })}
      </code>
    </pre>
  );
}
