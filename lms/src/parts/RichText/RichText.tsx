import type { RichBlock, RichRun } from '@plinth/domain/rich-text/rich-text';
import type { Attachment } from '@plinth/domain/tips/tip';
import type { ReactNode } from 'react';
import { ScrollBox } from '../ScrollBox.tsx';
import { AttachedFiles } from './AttachedFiles.tsx';
import { AttachedPicture, isPicture } from './AttachedPicture.tsx';
import * as css from './RichText.css.ts';

type RichTextProps = {
  cohortId: string;
  blocks: readonly RichBlock[];
  attachments: readonly Attachment[];
};

/** Uses positions as keys for entries without one: the order of a displayed text does not change. */
const numbered = <T,>(entries: readonly T[]) =>
  entries.map((entry, place) => ({ entry, key: String(place) }));

function dressed({ text, bold, italic, code, href }: RichRun): ReactNode {
  let dress: ReactNode = text;
  if (code) dress = <code className={css.inlineCode}>{dress}</code>;
  if (italic) dress = <em>{dress}</em>;
  if (bold) dress = <strong>{dress}</strong>;
  if (href)
    dress = (
      <a className={css.link} href={href} target="_blank" rel="noopener noreferrer nofollow">
        {dress}
      </a>
    );
  return dress;
}

const Runs = ({ runs }: { runs: readonly RichRun[] }) =>
  numbered(runs).map(({ entry, key }) => <span key={key}>{dressed(entry)}</span>);

function Block({ block, cohortId, attachments }: { block: RichBlock } & Omit<RichTextProps, 'blocks'>) {
  switch (block.kind) {
    case 'PARAGRAPH':
      return (
        <p className={css.paragraph}>
          <Runs runs={block.runs} />
        </p>
      );
    case 'QUOTE':
      return (
        <blockquote className={css.quote}>
          <Runs runs={block.runs} />
        </blockquote>
      );
    case 'LIST': {
      const Tag = block.isOrdered ? 'ol' : 'ul';
      return (
        <Tag
          className={block.isOrdered ? css.numbers : css.bullets}
          {...(block.start === undefined ? {} : { start: block.start })}
        >
          {numbered(block.items).map(({ entry, key }) => (
            <li key={key}>
              <Runs runs={entry} />
            </li>
          ))}
        </Tag>
      );
    }
    case 'CODE': {
      const label = block.language ? `Code in ${block.language}` : 'Code';
      return (
        <ScrollBox label={label} className={css.code}>
          <pre className={css.lines}>
            <code>{block.text}</code>
          </pre>
        </ScrollBox>
      );
    }
    case 'IMAGE': {
      const file = attachments.find(({ name }) => name === block.name);
      return file && isPicture(file.name) ? (
        <AttachedPicture cohortId={cohortId} file={file} caption={block.caption} />
      ) : (
        <p className={css.missing}>{block.caption || block.name} (this picture was not sent)</p>
      );
    }
  }
}

/** A person's text: its typed parts, followed by the files that the text does not show. */
export function RichText({ cohortId, blocks, attachments }: RichTextProps) {
  const shown = new Set(blocks.flatMap((block) => (block.kind === 'IMAGE' ? [block.name] : [])));
  const others = attachments.filter(({ name }) => !(shown.has(name) && isPicture(name)));
  return (
    <div className={css.text}>
      {numbered(blocks).map(({ entry, key }) => (
        <Block key={key} block={entry} cohortId={cohortId} attachments={attachments} />
      ))}
      {others.length > 0 && <AttachedFiles cohortId={cohortId} files={others} />}
    </div>
  );
}
