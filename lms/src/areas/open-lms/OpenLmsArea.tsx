import type { ComponentType } from 'react';
import { Suspense } from 'react';
import type { CurriculumPart } from '../../data/curriculum.ts';
import { NotFoundPage } from '../../shell/NotFoundPage.tsx';
import { LoadingPage } from './LoadingPage.tsx';
import { OpenFrame } from './OpenFrame.tsx';
import { PAGES } from './pages.ts';

/** What reads one page of a course: lessons and quizzes are the learner's area, which this one does not know. */
export type ReadingPage = ComponentType<{ part: CurriculumPart; nodeId: string }>;

/** Finds the page of an address under /open-lms; the bare one is the dashboard (ROUTE-42, D-06). */
export function OpenLmsArea({ path, reading }: { path: string; reading: ReadingPage }) {
  const name = path.replace(/\/$/, '') || 'dashboard';
  const Page = PAGES[name];
  return Page ? (
    <OpenFrame page={name}>
      <Suspense fallback={<LoadingPage />}>
        <Page reading={reading} />
      </Suspense>
    </OpenFrame>
  ) : (
    <NotFoundPage />
  );
}
