import type { CurriculumNodeMeta, TextRun } from '@plinth/domain/curriculum/curriculum-node';
import type { ReactNode } from 'react';
import { formulaOf } from './formula-of.ts';
import * as css from './LessonContent.css.ts';

const SAFE = /^(https:|mailto:)/i;

function dressed({ text, bold, italic, code, href, math }: TextRun): ReactNode {
  let dress: ReactNode = (math && formulaOf(math)) || text;
  if (code) dress = <code className={css.inlineCode}>{dress}</code>;
  if (italic) dress = <em>{dress}</em>;
  if (bold) dress = <strong>{dress}</strong>;
  if (href && SAFE.test(href))
    dress = (
      <a href={href} target="_blank" rel="noopener noreferrer" className={css.link}>
        {dress}
      </a>
    );
  return dress;
}

/** The text of a node in its formatting; plain where it has none. */
export function Runs({ meta }: { meta: CurriculumNodeMeta }) {
  if (!meta.runs || meta.runs.length === 0) return meta.content;
  let at = 0;
  return meta.runs.map((run) => {
    const key = at;
    at += run.text.length + 1;
    return <span key={key}>{dressed(run)}</span>;
  });
}
