import { Banner } from '@plinth/ui/Banner';
import { Skeleton } from '@plinth/ui/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useSnapshot } from 'valtio';
import { contentQuery } from '../../../data/content.ts';
import { type CurriculumPart, outlineQuery } from '../../../data/curriculum.ts';
import { lazyPart } from '../../../parts/lazy-part.ts';
import { coursePages } from '../../../parts/outline/course-pages.ts';
import { PageHeading } from '../../../parts/PageHeading.tsx';
import { PageTitle } from '../../../parts/PageTitle.tsx';
import { connection } from '../../../stores/connection.ts';
import { CurriculumMap } from './CurriculumMap.tsx';
import * as css from './CurriculumPage.css.ts';
import { LessonSkeleton } from './LessonSkeleton.tsx';

const LessonPage = lazyPart(async () => (await import('./LessonPage.tsx')).LessonPage);
const QuizPage = lazyPart(async () => (await import('../quiz/QuizPage.tsx')).QuizPage);

type CurriculumPageProps = { part: CurriculumPart; moduleId: string | null; nodeId: string | null };

/** The map of the course, or one page of it: both share one address. */
export function CurriculumPage({ part, moduleId, nodeId }: CurriculumPageProps) {
  return nodeId === null ? (
    <div className={css.page}>
      <PageHeading title="Curriculum" cohortId={part.cohortId} />
      <CurriculumMap part={part} moduleId={moduleId} />
    </div>
  ) : (
    <Suspense fallback={<LessonSkeleton />}>
      <PageOfNode key={nodeId} part={part} nodeId={nodeId} />
    </Suspense>
  );
}

/** The school stores and times the answers of a quiz, so it cannot be taken offline. */
function QuizNeedsConnection() {
  const { isOnline } = useSnapshot(connection);
  return (
    !isOnline && (
      <Banner tone="warning">
        Quizzes need the connection: the school keeps your answers and the time. Answers you have not sent
        stay on this screen.
      </Banner>
    )
  );
}

/** A quiz to take, or any other page to read. Whichever answers first tells which of the two it is. */
export function PageOfNode({ part, nodeId }: { part: CurriculumPart; nodeId: string }) {
  const outline = useQuery(outlineQuery(part));
  const content = useQuery(contentQuery({ ...part, nodeId }));
  const page = coursePages(outline.data?.nodes ?? []).find(({ node }) => node.nodeId === nodeId);
  const type = content.data?.node.type ?? page?.node.type;
  // A page that has failed once stays mounted while it is requested again: unmounted and remounted, it would request it
  // again every time.
  if (type === undefined && content.errorUpdateCount === 0)
    return (
      <>
        <PageTitle page="Curriculum" cohortId={part.cohortId} />
        <Skeleton shape="annotation" width="third" />
        <LessonSkeleton />
      </>
    );
  return type === 'QUIZ' ? (
    <>
      <QuizNeedsConnection />
      <QuizPage part={part} nodeId={nodeId} />
    </>
  ) : (
    <LessonPage part={part} nodeId={nodeId} />
  );
}
