import { ApiError } from '@plinth/api-client/api-error';
import type { CurriculumNode } from '@plinth/domain/curriculum/curriculum-node';
import { mapPath, mapTitle, pagePath } from '@plinth/domain/navigation/page-path';
import { isStep } from '@plinth/domain/progress/complete-node';
import { Annotation } from '@plinth/ui/Annotation';
import { Banner } from '@plinth/ui/Banner';
import { Button } from '@plinth/ui/Button';
import { EmptyState } from '@plinth/ui/EmptyState';
import { ErrorState } from '@plinth/ui/ErrorState';
import { LockedState } from '@plinth/ui/LockedState';
import { Text } from '@plinth/ui/Text';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense, useEffect, useMemo, useRef } from 'react';
import { cachePictures } from '../../../data/cache-pictures.ts';
import { placeQuery } from '../../../data/cohorts.ts';
import { contentQuery } from '../../../data/content.ts';
import { type CurriculumPart, outlineQuery } from '../../../data/curriculum.ts';
import { statesQuery } from '../../../data/progress.ts';
import { dayText } from '../../../parts/day-text.ts';
import { formatMinutes } from '../../../parts/format-minutes.ts';
import { HandInSlot } from '../../../parts/LessonContent/hand-in-slot.ts';
import * as prose from '../../../parts/LessonContent/LessonContent.css.ts';
import { LessonContent } from '../../../parts/LessonContent/LessonContent.tsx';
import { PageLink } from '../../../parts/LessonContent/page-link.ts';
import { picturesOf } from '../../../parts/LessonContent/pictures-of.ts';
import { tableOfContents } from '../../../parts/LessonContent/table-of-contents.ts';
import { lazyPart } from '../../../parts/lazy-part.ts';
import { coursePages } from '../../../parts/outline/course-pages.ts';
import { ownZone } from '../../../parts/own-zone.ts';
import { PageHeading } from '../../../parts/PageHeading.tsx';
import { PageTitle } from '../../../parts/PageTitle.tsx';
import { PlayerContext } from '../../../parts/Player/player-context.ts';
import { stepKind, stepWord } from '../../../parts/step-kind.ts';
import { HandInPanel } from '../hand-in/HandInPanel.tsx';
import { NotePanel } from '../notes/NotePanel.tsx';
import { LessonContents } from './LessonContents.tsx';
import { LessonFooter } from './LessonFooter.tsx';
import * as css from './LessonPage.css.ts';
import { LessonSkeleton } from './LessonSkeleton.tsx';
import { LessonTools } from './LessonTools.tsx';
import { ReadingLine } from './ReadingLine.tsx';
import { SessionFacts } from './SessionFacts.tsx';
import { StepsBelow } from './StepsBelow.tsx';
import { useMarkOngoing } from './use-complete-node.ts';

const SessionTips = lazyPart(async () => (await import('./SessionTips.tsx')).SessionTips);

type LessonPageProps = { part: CurriculumPart; nodeId: string };

/** The steps that have a hand-in. */
const HANDED_IN = ['ASSIGNMENT', 'TASK'];

const hasPlaceToHandIn = (nodes: readonly CurriculumNode[]): boolean =>
  nodes.some((node) => node.type === 'SUBMIT' || hasPlaceToHandIn(node.children));

/** A page of the course to be read: a lesson, the brief of an assignment, the facts of a live session. */
export function LessonPage({ part, nodeId }: LessonPageProps) {
  const client = useQueryClient();
  const article = useRef<HTMLElement>(null);
  const content = useQuery(contentQuery({ ...part, nodeId }));
  const pages = coursePages(useQuery(outlineQuery(part)).data?.nodes ?? []);
  const progress = useQuery(statesQuery(part));
  const states = progress.data?.nodes;
  const isLearner = Boolean(useQuery(placeQuery(part)).data) && !part.isPreview;
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
  const playerScope = useMemo(() => ({ cohortId, namespace }), [cohortId, namespace]);
  useEffect(() => {
    if (!isRead || nextId === undefined) return;
    const timer = setTimeout(
      () => void client.prefetchQuery(contentQuery({ cohortId, namespace, isPreview, nodeId: nextId })),
      600,
    );
    return () => clearTimeout(timer);
  }, [client, isRead, nextId, cohortId, namespace, isPreview]);

  const read = content.data?.node;
  const parts = useMemo(() => read?.children.filter((child) => !isStep(child)) ?? [], [read]);
  const contents = useMemo(() => tableOfContents(parts), [parts]);
  // An opened page is readable offline with its pictures, including those not yet scrolled to.
  useEffect(() => {
    if (parts.length > 0) void cachePictures(picturesOf(parts));
  }, [parts]);

  if (content.data === undefined) {
    if (!content.isError) return <LessonSkeleton />;
    const status = content.error instanceof ApiError ? content.error.status : 0;
    const back = <Button href={mapPath(part)}>{`Go to the ${mapTitle(part).toLowerCase()}`}</Button>;
    return (
      <>
        <PageTitle page={mapTitle(part)} cohortId={cohortId} />
        {status === 404 || status === 400 ? (
          <EmptyState level={1} title="This page is not part of the course" action={back}>
            <Text tone="soft">
              The address may be mistyped, or the course has changed since you saved it.
            </Text>
          </EmptyState>
        ) : status === 403 ? (
          <LockedState
            level={1}
            title={page?.node.meta.title ?? 'This is not open yet'}
            reason={<Text tone="soft">{content.error.message}</Text>}
            action={back}
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
  const due = node.type !== 'LIVE_SESSION' ? node.meta.endDate : null;
  const facts = [
    stepWord(node),
    node.meta.time && formatMinutes(node.meta.time),
    due && `Due ${dayText(due, ownZone())}`,
  ].filter(Boolean);

  const address = { cohortId, namespace, nodeId };
  const pathOf = ({ moduleId, nodeId: other }: { moduleId: string; nodeId: string }) =>
    pagePath({ ...part, namespace: 'LEARNING' }, moduleId, other);
  const handIn = isLearner && HANDED_IN.includes(node.type) ? <HandInPanel address={address} /> : null;

  return (
    <div className={css.layout}>
      <PageTitle page={title} cohortId={cohortId} />
      <ReadingLine of={article} />
      <article className={css.reading} ref={article}>
        <header className={css.head}>
          <nav aria-label="Breadcrumb">
            <a className={css.up} href={mapPath(part)}>
              {mapTitle(part)}
            </a>
            {page && page.module !== page.node && <span className={css.up}>{page.module.meta.title}</span>}
          </nav>
          <PageHeading title={title} />
          <Annotation>{facts.join(' · ')}</Annotation>
          {node.meta.content && <p className={css.lead}>{node.meta.content}</p>}
          <LessonTools address={address} canKeep={isLearner} />
        </header>
        {node.isRetired && (
          <Banner title="This page is no longer part of the course">
            You worked on it before the course changed, so you can still read it. What you earned stays yours.
          </Banner>
        )}
        {contents.length > 2 && (
          <details className={css.contentsFold}>
            <summary className={css.contentsTitle}>On this page</summary>
            <LessonContents entries={contents} />
          </details>
        )}
        {node.type === 'LIVE_SESSION' && (
          <>
            <SessionFacts node={node} />
            <Suspense>
              <SessionTips cohortId={cohortId} nodeId={nodeId} />
            </Suspense>
          </>
        )}
        <div className={prose.prose}>
          <HandInSlot value={handIn}>
            <PlayerContext value={isLearner && !node.isRetired ? playerScope : null}>
              <PageLink value={pathOf}>
                <LessonContent nodes={parts} />
              </PageLink>
            </PlayerContext>
          </HandInSlot>
        </div>
        {handIn !== null && !hasPlaceToHandIn(parts) && handIn}
        <StepsBelow part={part} node={node} moduleId={page?.module.nodeId ?? node.nodeId} states={states} />
        <LessonFooter
          part={part}
          node={node}
          pages={pages}
          at={at}
          progress={progress}
          canMark={isLearner && !node.isRetired}
        />
      </article>
      <div className={css.beside}>
        {contents.length > 2 && (
          <nav className={css.contents} aria-label="On this page">
            <p className={css.contentsTitle}>On this page</p>
            <LessonContents entries={contents} />
          </nav>
        )}
        {isLearner && <NotePanel key={nodeId} address={address} />}
      </div>
    </div>
  );
}
