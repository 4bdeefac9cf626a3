import { createFileRoute } from '@tanstack/react-router';
import { PageOfNode } from '../../../areas/learn/curriculum/CurriculumPage.tsx';
import { readContentSearch } from '../../../areas/open-lms/content/content-search.ts';
import { OpenContentPage } from '../../../areas/open-lms/content/OpenContentPage.tsx';
import { openContentQuery } from '../../../data/open-lms.ts';

/** Areas do not import each other: lessons and quizzes are displayed as everywhere else. */
export const Route = createFileRoute('/_auth/open-lms/content')({
  validateSearch: readContentSearch,
  loaderDeps: ({ search }) => readContentSearch(search),
  loader: ({ context: { queryClient }, deps: { mission, cohortId, 'node-id': nodeId } }) => {
    void queryClient.prefetchQuery(openContentQuery({ mission, cohortId, nodeId }));
  },
  component: () => <OpenContentPage reading={PageOfNode} />,
});
