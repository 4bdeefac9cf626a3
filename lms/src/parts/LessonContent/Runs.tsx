import type { CurriculumNodeMeta, TextRun } from '@plinth/domain/curriculum/curriculum-node';
import { COURSE_MEDIA } from '@plinth/domain/navigation/fixed-addresses';
import { Fragment, type ReactNode, useContext } from 'react';
import { formulaOf } from './formula-of.ts';
import * as css from './LessonContent.css.ts';
import { PageLink } from './page-link.ts';

const SAFE = /^(https:|mailto:)/i;
const MEGABYTE = 1024 * 1024;

/** Returns the lines of a text, each but the first after a break. */
function linesOf(text: string): ReactNode {
  if (!text.includes('\n')) return text;
  let at = 0;
  return text.split('\n').map((line, index) => {
    const key = at;
    at += line.length + 1;
    return (
      <Fragment key={key}>
        {index > 0 && <br />}
        {line}
      </Fragment>
    );
  });
}

/** The type and size of a file, to help a person decide whether to download it. */
function fileFacts({ name, bytes }: NonNullable<TextRun['file']>): string {
  const size =
    bytes < MEGABYTE ? `${Math.max(1, Math.round(bytes / 1024))} KB` : `${(bytes / MEGABYTE).toFixed(1)} MB`;
  return `${name.slice(name.lastIndexOf('.') + 1).toUpperCase()}, ${size}`;
}

function Linked({ run: { href, file, page }, children }: { run: TextRun; children: ReactNode }) {
  const pathOf = useContext(PageLink);
  if (page && pathOf)
    return (
      <a href={pathOf(page)} className={css.link}>
        {children}
      </a>
    );
  if (file && href?.startsWith(COURSE_MEDIA))
    return (
      <>
        <a href={href} download={file.name} className={css.link}>
          {children}
        </a>{' '}
        <span className={css.fileFacts}>({fileFacts(file)})</span>
      </>
    );
  if (!href || !SAFE.test(href)) return children;
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className={css.link}>
      {children}
    </a>
  );
}

function dressed(run: TextRun): ReactNode {
  const { text, bold, italic, struck, code, math } = run;
  let dress: ReactNode = (math && formulaOf(math)) || linesOf(text);
  if (code) dress = <code className={css.inlineCode}>{dress}</code>;
  if (struck) dress = <s>{dress}</s>;
  if (italic) dress = <em>{dress}</em>;
  if (bold) dress = <strong>{dress}</strong>;
  return <Linked run={run}>{dress}</Linked>;
}

/** The text of a node with its formatting; plain if it has none. */
export function Runs({ meta }: { meta: CurriculumNodeMeta }) {
  if (!meta.runs || meta.runs.length === 0) return meta.content;
  let at = 0;
  return meta.runs.map((run) => {
    const key = at;
    at += run.text.length + 1;
    return <span key={key}>{dressed(run)}</span>;
  });
}
