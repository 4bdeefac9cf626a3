import { createFileRoute } from '@tanstack/react-router';
import { ProfilePage } from '../../areas/profile/ProfilePage.tsx';
import { fullProfileQuery, publicProfileQuery } from '../../data/profile-sections.ts';
import { readToken } from '../../data/token-cookie.ts';
import { textOf } from '../../shell/search-values.ts';

type Search = { userHash?: string; view?: 'public'; recommend?: 'write' };

export const Route = createFileRoute('/_auth/user-profile')({
  validateSearch: (search: Record<string, unknown>): Search => {
    const userHash = textOf(search.userHash);
    return {
      ...(userHash ? { userHash } : {}),
      ...(search.view === 'public' ? { view: 'public' } : {}),
      ...(search.recommend === 'write' ? { recommend: 'write' } : {}),
    };
  },
  loaderDeps: ({ search: { userHash, view } }) => ({ userHash, view }),
  loader: ({ context, deps: { userHash, view } }) => {
    if (userHash && (view === 'public' || !readToken()))
      void context.queryClient.prefetchQuery(publicProfileQuery(userHash));
    else void context.queryClient.prefetchQuery(fullProfileQuery(userHash));
  },
  head: () => ({ meta: [{ title: 'Profile | Plinth' }] }),
  component: Profile,
});

function Profile() {
  const { userHash, view, recommend } = Route.useSearch();
  return (
    <ProfilePage
      userHash={userHash}
      isVisitor={readToken() === null}
      isPreview={view === 'public'}
      isRecommending={recommend === 'write'}
    />
  );
}
