import { createFileRoute } from '@tanstack/react-router';
import { SkillProgressPage } from '../../../../areas/learn/progress/SkillProgressPage.tsx';
import { skillsQuery } from '../../../../data/progress.ts';

export const Route = createFileRoute('/_auth/learn/$cohortId/skill-progress')({
  loader: ({ context: { queryClient }, params: { cohortId } }) => {
    void queryClient.prefetchQuery(skillsQuery(cohortId));
  },
  component: () => <SkillProgressPage cohortId={Route.useParams().cohortId} />,
});
