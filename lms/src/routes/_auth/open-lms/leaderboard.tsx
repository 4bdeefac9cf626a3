import { createFileRoute } from '@tanstack/react-router';
import { OpenLeaderboardPage } from '../../../areas/open-lms/leaderboard/OpenLeaderboardPage.tsx';
import { openLeaderboardQuery } from '../../../data/open-lms.ts';
import { given, laterPageOf, pageOf } from '../../../parts/address-values.ts';

export const Route = createFileRoute('/_auth/open-lms/leaderboard')({
  validateSearch: (search: Record<string, unknown>) => given({ page: laterPageOf(search.page) }),
  loaderDeps: ({ search }) => ({ page: pageOf(search.page) }),
  loader: ({ context: { queryClient }, deps: { page } }) => {
    void queryClient.prefetchQuery(openLeaderboardQuery(page - 1));
  },
  head: () => ({ meta: [{ title: `Leaderboard | ${__SCHOOL_NAME__}` }] }),
  component: OpenLeaderboardPage,
});
