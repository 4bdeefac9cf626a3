import { ApiError } from '@plinth/api-client/api-error';
import type { CurriculumNode } from '@plinth/domain/curriculum/curriculum-node';
import type { OpenContent } from '@plinth/domain/open-lms/open-content';
import { Button } from '@plinth/ui/Button';
import { EmptyState } from '@plinth/ui/EmptyState';
import { LockedState } from '@plinth/ui/LockedState';
import { Text } from '@plinth/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { Suspense, useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import type { CurriculumPart } from '../../../data/curriculum.ts';
import { openContentQuery } from '../../../data/open-lms.ts';
import { statesQuery } from '../../../data/progress.ts';
import { LoadState } from '../../../parts/LoadState.tsx';
import { continueFrom } from '../../../parts/outline/continue-from.ts';
import { coursePages } from '../../../parts/outline/course-pages.ts';
import { openTimer, stopTimerAfter, takeTimer } from '../../../stores/open-timer.ts';
import { LoadingPage } from '../LoadingPage.tsx';
import type { ReadingPage } from '../reading-page.ts';
import { useOpenDashboard } from '../use-open-dashboard.ts';
import { readContentSearch } from './content-search.ts';
import { MissionBar } from './MissionBar.tsx';
import { TimeUp } from './TimeUp.tsx';

/** A mission of the open course: its steps, and the step being read or answered. */
export function OpenContentPage({ reading }: { reading: ReadingPage }) {
  const { mission, 'node-id': nodeId, ...named } = readContentSearch(useSearch({ strict: false }));
  const dashboard = useOpenDashboard();
  const content = useQuery(openContentQuery({ cohortId: named.cohortId, mission, nodeId }));
  const { data, dataUpdatedAt, error } = content;
  const { running, started } = useSnapshot(openTimer);

  useEffect(() => {
    if (data) takeTimer(data.timer, dataUpdatedAt);
  }, [data, dataUpdatedAt]);
  // A refusal of the content counts, whatever another answer has said meanwhile.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each of these may have set the timer going again
  useEffect(() => {
    if (error instanceof ApiError) stopTimerAfter(error);
  }, [error, running, started, dashboard.dataUpdatedAt]);
  // The dashboard may have been read while time was left: it does not offer yet what it offers once the time is up.
  const { refetch: readDashboard } = dashboard;
  const refusedAt = error instanceof ApiError && error.status === 400 ? content.errorUpdatedAt : 0;
  useEffect(() => {
    if (refusedAt > 0) void readDashboard();
  }, [refusedAt, readDashboard]);

  const cohortId = named.cohortId ?? dashboard.data?.cohort?.cohortId;
  const isPaid = dashboard.data?.status === 'PAYMENT_COMPLETED';
  const status = error instanceof ApiError ? error.status : 0;
  const back = <Button href="/open-lms">Go to the missions</Button>;

  if (started && !running && !isPaid && dashboard.data) return <TimeUp dashboard={dashboard.data} />;
  if (data === undefined && status === 404)
    return (
      <EmptyState level={1} title="Mission not found" action={back}>
        <title>{`Open course | ${__SCHOOL_NAME__}`}</title>
        <Text tone="soft">The address may be mistyped, or the course has changed since you saved it.</Text>
      </EmptyState>
    );
  if (data === undefined && status === 403)
    return (
      <>
        <title>{`Not open yet | ${__SCHOOL_NAME__}`}</title>
        <LockedState
          level={1}
          title="This is not open yet"
          reason={
            <Text tone="soft">
              {error instanceof ApiError && error.code === 'LOCKED'
                ? 'It opens when the missions before it are complete.'
                : error?.message}
            </Text>
          }
          action={back}
        />
      </>
    );
  if (cohortId === undefined)
    return (
      <LoadState query={dashboard} what="The mission" level={1} skeleton={<LoadingPage />}>
        {() => <LoadingPage />}
      </LoadState>
    );
  return (
    <LoadState query={content} what="The mission" level={1} skeleton={<LoadingPage />}>
      {(answer) => (
        <Mission
          key={mission}
          content={answer}
          part={{ cohortId, namespace: 'OPEN_LMS', isPreview: false }}
          nodeId={nodeId}
          reading={reading}
        />
      )}
    </LoadState>
  );
}

const holds = (node: CurriculumNode, nodeId: string): boolean =>
  node.nodeId === nodeId || node.children.some((child) => holds(child, nodeId));

type MissionProps = {
  content: OpenContent;
  part: CurriculumPart;
  nodeId: string | undefined;
  reading: ReadingPage;
};

function Mission({ content, part, nodeId, reading: Reading }: MissionProps) {
  const progress = useQuery(statesQuery(part));
  const states = progress.data?.nodes;
  const [kept, keep] = useState<string>();
  const { node, nodes } = content;
  const named = nodeId ?? kept ?? node.nodeId;
  const mission = nodes.find((one) => holds(one, named)) ?? node;
  const pages = coursePages([mission]);
  const isStep = named !== mission.nodeId;
  const next = states && (continueFrom(pages, states) ?? pages[0])?.node.nodeId;
  // Without a step in the address, the next open one is shown; it stays when completed, so that its end is seen.
  if (!isStep && kept === undefined && next !== undefined) keep(next);
  const shown = isStep ? named : next;
  return (
    <>
      <MissionBar mission={mission} pages={pages} states={states} shown={shown} cohortId={part.cohortId} />
      {shown === undefined ? (
        <LoadState
          query={progress}
          loading="The mission is loading"
          failed="Your progress could not be loaded"
          skeleton={<LoadingPage />}
        >
          {() => <LoadingPage />}
        </LoadState>
      ) : (
        <Suspense fallback={<LoadingPage />}>
          <Reading key={shown} part={part} nodeId={shown} />
        </Suspense>
      )}
    </>
  );
}
