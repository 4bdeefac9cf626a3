import type { CohortInfo } from '@plinth/domain/cohorts/cohort-info';
import type { CurriculumNode } from '@plinth/domain/curriculum/curriculum-node';
import { orderByRank } from '@plinth/domain/curriculum/order-by-rank';
import { pagePath } from '@plinth/domain/navigation/page-path';
import { Banner } from '@plinth/ui/Banner';
import { Button } from '@plinth/ui/Button';
import { DimensionLine } from '@plinth/ui/DimensionLine';
import { EmptyState } from '@plinth/ui/EmptyState';
import { Text } from '@plinth/ui/Text';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { tasksQuery } from '../../../data/assignments.ts';
import { cohortUserDataQuery, placeQuery } from '../../../data/cohorts.ts';
import { type CurriculumPart, outlineQuery } from '../../../data/curriculum.ts';
import { closeCapstoneIntroduction } from '../../../data/dashboards.ts';
import { statesQuery } from '../../../data/progress.ts';
import { LoadFailure } from '../../../parts/LoadFailure.tsx';
import { CapstoneDates } from './CapstoneDates.tsx';
import { CapstoneSkeleton } from './CapstoneSkeleton.tsx';
import { CapstoneStage } from './CapstoneStage.tsx';
import * as css from './capstone.css.ts';

type CapstoneStagesProps = {
  part: CurriculumPart;
  cohort: CohortInfo;
  stageId: string | null;
  now: string;
};

const tasksBelow = (node: CurriculumNode): CurriculumNode[] =>
  node.type === 'TASK' || node.type === 'ASSIGNMENT' ? [node] : node.children.flatMap(tasksBelow);

/** The introduction, the dates and the stages of the capstone, with the hand-ins of each. */
export function CapstoneStages({ part, cohort, stageId, now }: CapstoneStagesProps) {
  const outline = useQuery(outlineQuery(part));
  const states = useQuery(statesQuery(part)).data?.nodes;
  const place = useQuery(placeQuery(part)).data;
  const tasks = useQuery({ ...tasksQuery(part.cohortId), enabled: Boolean(place) && !part.isPreview });
  if (outline.data === undefined)
    return outline.isError ? (
      <LoadFailure level={2} title="The stages could not be loaded" query={outline} />
    ) : (
      <CapstoneSkeleton />
    );
  const stages = orderByRank(outline.data.nodes);
  if (stages.length === 0)
    return (
      <EmptyState title="No stages yet" level={2}>
        <Text tone="soft">They appear here when the school has published the capstone.</Text>
      </EmptyState>
    );
  const introduction = stages.find(({ type }) => type === 'STAGE_INTRO');
  const taskNodes = stages.flatMap(tasksBelow);
  const taskOf = new Map(tasks.data?.tasks.map((task) => [task.nodeId, task]));
  const handedIn = taskNodes.filter(({ nodeId }) => taskOf.get(nodeId)?.submittedAt != null).length;
  // A learner who has handed something in has started; until that is known, no one is told to start.
  const isToBegin = handedIn === 0 && (tasks.data !== undefined || tasks.isError);
  return (
    <>
      {place?.capstoneCoachmarksViewed === false && introduction && !part.isPreview && isToBegin && (
        <Introduction
          cohortId={part.cohortId}
          href={pagePath(part, introduction.nodeId, introduction.nodeId)}
          isOver={cohort.capstoneInfo.isCapstoneStarted}
        />
      )}
      <CapstoneDates cohort={cohort} now={now} />
      {taskNodes.length > 0 && tasks.data && (
        <DimensionLine
          label="Stages handed in"
          value={handedIn}
          max={taskNodes.length}
          parts={taskNodes.length}
          text={`${handedIn} of ${taskNodes.length} handed in`}
        />
      )}
      <ol className={css.stages}>
        {stages.map((stage) => (
          <CapstoneStage
            key={stage.nodeId}
            part={part}
            stage={stage}
            states={states}
            taskOf={taskOf}
            isMarked={stage.nodeId === stageId}
            now={now}
          />
        ))}
      </ol>
    </>
  );
}

/** The introduction for learners who see the capstone for the first time; once closed it does not return. */
function Introduction({ cohortId, href, isOver }: { cohortId: string; href: string; isOver: boolean }) {
  const client = useQueryClient();
  const { queryKey } = cohortUserDataQuery(cohortId);
  const close = useMutation({
    mutationFn: () => closeCapstoneIntroduction(cohortId),
    onSuccess: () =>
      client.setQueryData(queryKey, (kept) => kept && { ...kept, capstoneCoachmarksViewed: true }),
  });
  return (
    <Banner
      title="Start with the introduction"
      action={
        <>
          <Button size="s" variant="primary" href={href}>
            Read the introduction
          </Button>
          <Button size="s" variant="quiet" loading={close.isPending} onClick={() => close.mutate()}>
            Got it
          </Button>
        </>
      }
    >
      {isOver
        ? 'It says how stages, hand-ins and reviews work together.'
        : 'It says how stages, hand-ins and reviews work together. The first stage opens on the day below.'}
      {close.isError && ' That could not be saved. Try again.'}
    </Banner>
  );
}
