import type { CurriculumNode } from '@plinth/domain/curriculum/curriculum-node';
import { orderByRank } from '@plinth/domain/curriculum/order-by-rank';
import { type ReactNode, useContext } from 'react';
import { Player } from '../Player/Player.tsx';
import { Code } from './Code.tsx';
import { Drawing } from './Drawing.tsx';
import { Formula } from './Formula.tsx';
import { HandInSlot } from './hand-in-slot.ts';
import * as css from './LessonContent.css.ts';
import { Points } from './Points.tsx';
import { Reference } from './Reference.tsx';
import { Runs } from './Runs.tsx';
import { SetOff } from './SetOff.tsx';
import { TableOfNodes } from './TableOfNodes.tsx';
import { Tiles } from './Tiles.tsx';
import { sectionId } from './table-of-contents.ts';

type LessonNodesProps = {
  nodes: readonly CurriculumNode[];
  /** The level of the next heading. */
  level?: number;
};

const SET_OFF = ['NOTE', 'EXAMPLE', 'MISTAKE', 'CHECKLIST'];

/** The parts of a lesson in the order of their rank. Markup written by people never becomes HTML here. */
export function LessonContent({ nodes, level = 2 }: LessonNodesProps) {
  return orderByRank(nodes).map((node) => <LessonNode key={node.nodeId} node={node} level={level} />);
}

function LessonNode({ node, level }: { node: CurriculumNode; level: number }): ReactNode {
  const { type, meta } = node;
  switch (type) {
    case 'PARAGRAPH':
      if (meta.readType === 'MATH') return <Formula meta={meta} />;
      if (meta.readType === 'RULE') return <hr className={css.rule} />;
      return meta.readType === 'CODE' ? (
        <Code meta={meta} />
      ) : (
        <p className={css.paragraph}>
          <Runs meta={meta} />
        </p>
      );
    case 'LIST':
      return meta.readType === 'TABLE' ? (
        <TableOfNodes node={node} />
      ) : (
        <Points node={node} inside={(nodes) => <LessonContent nodes={nodes} level={4} />} />
      );
    case 'IMAGE':
      return <Drawing meta={meta} />;
    case 'VIDEO_PLAYER':
    case 'VIDEO':
      return <Player node={node} />;
    case 'REFERENCE':
      return <Reference meta={meta} />;
    case 'DROP_DOWN_CONTENT':
      return (
        <details className={css.drop}>
          <summary className={css.summary}>{meta.heading ?? meta.title ?? 'More'}</summary>
          <div className={css.dropped}>
            <Own node={node} />
            <LessonContent nodes={node.children} level={level + 1} />
          </div>
        </details>
      );
    case 'FILE_UPLOAD':
      return <p className={css.handIn}>Files, up to 50 MB</p>;
    case 'LINK_UPLOAD':
      return <p className={css.handIn}>A link to your work, such as a shared model or folder</p>;
    case 'SUBMIT':
      return null;
    case 'COMPONENT_TASK':
      if (node.children.some((child) => child.type === 'SUBMIT'))
        return (
          <Section node={node} level={level}>
            <Task nodes={node.children} level={level + 1} />
          </Section>
        );
      break;
    case 'ZONE':
      if (node.children.some((child) => child.type === 'IMAGE'))
        return (
          <Section node={node} level={level}>
            <Tiles nodes={node.children.filter((child) => child.type === 'IMAGE')} />
            <LessonContent
              nodes={node.children.filter((child) => child.type !== 'IMAGE')}
              level={level + 1}
            />
          </Section>
        );
      break;
    case 'PROJECT':
    case 'PREPARATORY_CONTENT':
      return (
        <SetOff kind={type} title={meta.heading ?? meta.title} id={sectionId(node)}>
          <Own node={node} />
          <LessonContent nodes={node.children} level={level + 1} />
        </SetOff>
      );
    default:
      break;
  }
  if (meta.readType === 'QUOTE')
    return (
      <blockquote className={css.quote}>
        <LessonContent nodes={node.children} level={level + 1} />
      </blockquote>
    );
  if (meta.readType !== undefined && SET_OFF.includes(meta.readType)) {
    return (
      <SetOff kind={meta.readType} title={meta.heading ?? meta.title}>
        <Own node={node} />
        <LessonContent nodes={node.children} level={level + 1} />
      </SetOff>
    );
  }
  return <Section node={node} level={level} />;
}

/** A part with parts below it, or a part of unknown type: its heading, its own text, its children. */
function Section({ node, level, children }: { node: CurriculumNode; level: number; children?: ReactNode }) {
  const { meta } = node;
  const title =
    meta.heading ??
    meta.zoneTitle ??
    meta.zoneName ??
    (node.type === 'LESSON_READING' ? undefined : meta.title);
  const Tag = `h${Math.min(6, level)}` as 'h2';
  const size = level <= 2 ? css.h2 : level === 3 ? css.h3 : css.h4;
  if (title === undefined) {
    return (
      <>
        <Own node={node} />
        {children ?? <LessonContent nodes={node.children} level={level} />}
      </>
    );
  }
  return (
    <section aria-labelledby={sectionId(node)} className={css.section}>
      <Tag id={sectionId(node)} className={size}>
        {title}
      </Tag>
      <Own node={node} />
      {children ?? <LessonContent nodes={node.children} level={level + 1} />}
    </section>
  );
}

/** The place of a hand-in: the content of the page's slot, otherwise a description of what the task accepts. */
function Task({ nodes, level }: { nodes: readonly CurriculumNode[]; level: number }) {
  return useContext(HandInSlot) ?? <LessonContent nodes={nodes} level={level} />;
}

function Own({ node: { meta } }: { node: CurriculumNode }) {
  return (
    <>
      {meta.zoneDescription && <p className={css.paragraph}>{meta.zoneDescription}</p>}
      {meta.content && (
        <p className={css.paragraph}>
          <Runs meta={meta} />
        </p>
      )}
    </>
  );
}
