import { ApiError } from '@plinth/api-client/api-error';
import { isStep } from '@plinth/domain/progress/complete-node';
import { Annotation } from '@plinth/ui/Annotation';
import { Button } from '@plinth/ui/Button';
import { ErrorState } from '@plinth/ui/ErrorState';
import { Heading } from '@plinth/ui/Heading';
import { LockedState } from '@plinth/ui/LockedState';
import { Text } from '@plinth/ui/Text';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { cohortUserDataQuery } from '../../../data/cohorts.ts';
import { contentQuery } from '../../../data/content.ts';
import { type CurriculumPart, outlineQuery } from '../../../data/curriculum.ts';
import { statesQuery } from '../../../data/progress.ts';
import { formatDay } from '../../../parts/format-day.ts';
import { formatMinutes } from '../../../parts/format-minutes.ts';
import * as prose from '../../../parts/LessonContent/LessonContent.css.ts';
import { LessonContent } from '../../../parts/LessonContent/LessonContent.tsx';
import { tableOfContents } from '../../../parts/LessonContent/table-of-contents.ts';
import { ownZone } from '../../../parts/own-zone.ts';
import { PageTitle } from '../../../parts/PageTitle.tsx';
import { stepKind } from '../../../parts/step-kind.ts';
import { coursePages } from '../outline/course-pages.ts';
import { mapPath } from '../outline/page-path.ts';
import { LessonFoot } from './LessonFoot.tsx';
import * as css from './LessonPage.css.ts';
import { LessonSkeleton } from './LessonSkeleton.tsx';
import { SessionFacts } from './SessionFacts.tsx';
import { StepsBelow } from './StepsBelow.tsx';
import { useMarkOngoing } from './use-complete-node.ts';

type LessonPageProps = { part: CurriculumPart; nodeId: string };

/** A page of the course to be read: a lesson, the brief of an assignment, the facts of a live session. */
export function LessonPage({ part, nodeId }: LessonPageProps) {
  const client = useQueryClient();
  const content = useQuery(contentQuery({ ...part, nodeId }));
  const pages = coursePages(useQuery(outlineQuery(part)).data?.nodes ?? []);
  const states = useQuery(statesQuery(part)).data?.nodes;
  const isLearner = Boolean(useQuery(cohortUserDataQuery(part.cohortId)).data) && !part.isPreview;
  const { mutate: begin } = useMarkOngoing(part);
  const at = pages.findIndex(({ node }) => node.nodeId === nodeId);
  const page = pages[at];
  const open = pages.slice(at + 1).find(({ node }) => !(node.isLocked ?? false));
  const nextId = at === -1 ? undefined : open?.node.nodeId;
  const isNew = states?.[nodeId] !== undefined && states[nodeId].state === 'NOT_STARTED';
  const isRead = content.data !== undefined;

  useEffect(() => {
    if (isLearner && isNew && isRead) begin(nodeId);
  }, [isLearner, isNew, isRead, nodeId, begin]);

  // The next page is most likely the next one opened.
  const { cohortId, namespace, isPreview } = part;
  useEffect(() => {
    if (!isRead || nextId === undefined) return;
    const timer = setTimeout(
      () => void client.prefetchQuery(contentQuery({ cohortId, namespace, isPreview, nodeId: nextId })),
      600,
    );
    return () => clearTimeout(timer);
  }, [client, isRead, nextId, cohortId, namespace, isPreview]);

  if (content.data === undefined) {
    if (!content.isError) return <LessonSkeleton />;
    const isLocked = content.error instanceof ApiError && content.error.status === 403;
    return (
      <>
        <PageTitle page="Curriculum" cohortId={cohortId} />
        {isLocked ? (
          <LockedState
            level={1}
            title={page?.node.meta.title ?? 'This is not open yet'}
            reason={<Text tone="soft">{content.error.message}</Text>}
            action={<Button href={mapPath(part)}>To the curriculum</Button>}
          />
        ) : (
          <ErrorState
            level={1}
            title="This page could not be loaded"
            onRetry={() => void content.refetch()}
            retrying={content.isFetching}
          >
            <Text tone="soft">{content.error.message}</Text>
          </ErrorState>
        )}
      </>
    );
  }

  const { node } = content.data;
  const title = node.meta.title ?? stepKind(node.type);
  const parts = node.children.filter((child) => !isStep(child));
  const contents = tableOfContents(parts);
  const due = node.type !== 'LIVE_SESSION' ? node.meta.endDate : null;
  const facts = [
    stepKind(node.type),
    node.meta.time && formatMinutes(node.meta.time),
    due && `Due ${formatDay(due, ownZone())}`,
  ].filter(Boolean);

  return (
    <div className={css.layout}>
      <PageTitle page={title} cohortId={cohortId} />
      <article className={css.reading}>
        <header className={css.head}>
          <nav aria-label="Where this page stands">
            <a className={css.up} href={mapPath(part)}>
              Curriculum
            </a>
            {page && page.module !== page.node && <span className={css.up}>{page.module.meta.title}</span>}
          </nav>
          <Heading level={1} size="l">
            {title}
          </Heading>
          <Annotation>{facts.join(' · ')}</Annotation>
          {node.meta.content && <p className={css.lead}>{node.meta.content}</p>}
        </header>
        {contents.length > 2 && (
          <details className={css.contentsFold}>
            <summary className={css.contentsTitle}>On this page</summary>
            <Contents entries={contents} />
          </details>
        )}
        {node.type === 'LIVE_SESSION' && <SessionFacts node={node} />}
        <div className={prose.prose}>
          <LessonContent nodes={parts} />
        </div>
        <StepsBelow part={part} node={node} moduleId={page?.module.nodeId ?? node.nodeId} states={states} />
        <LessonFoot part={part} node={node} pages={pages} at={at} states={states} canMark={isLearner} />
      </article>
      {contents.length > 2 && (
        <aside className={css.contents} aria-label="On this page">
          <p className={css.contentsTitle}>On this page</p>
          <Contents entries={contents} />
        </aside>
      )}
    </div>
  );
}

function Contents({ entries }: { entries: ReturnType<typeof tableOfContents> }) {
  return (
    <ol className={css.contentsList}>
      {entries.map((entry) => (
        <li key={entry.id} data-level={entry.level}>
          <a href={`#${entry.id}`} className={css.contentsLink}>
            {entry.title}
          </a>
        </li>
      ))}
    </ol>
  );
}
