import { createFileRoute } from '@tanstack/react-router';
import { OpenLmsArea } from '../../areas/open-lms/OpenLmsArea.tsx';
import { lazyPart } from '../../parts/lazy-part.ts';

/** Areas do not know each other: lessons and quizzes are read as everywhere. */
const Reading = lazyPart(
  async () => (await import('../../areas/learn/curriculum/CurriculumPage.tsx')).PageOfNode,
);

/** What stands under /open-lms. The area finds its page by itself, in a chunk of its own: the entry does not grow with its pages. */
export const Route = createFileRoute('/_auth/open-lms/$')({
  component: () => <OpenLmsArea path={Route.useParams()._splat ?? ''} reading={Reading} />,
});
