import { createFileRoute } from '@tanstack/react-router';
import { ProfilePage } from '../../areas/profile/ProfilePage.tsx';
import { readToken } from '../../data/token-cookie.ts';
import { given, oneOf } from '../../parts/address-values.ts';
import { textOf } from '../../shell/search-values.ts';

export const Route = createFileRoute('/_auth/user-profile')({
  validateSearch: (search: Record<string, unknown>) =>
    given({
      userHash: textOf(search.userHash),
      view: oneOf(['public'] as const, search.view),
      recommend: oneOf(['write'] as const, search.recommend),
    }),
  loaderDeps: ({ search: { userHash, view } }) => ({ userHash, view }),
  loader: ({ context: { queryClient }, deps: { userHash, view } }) => {
    // Loaded in parallel with the page's own files, so that no other page carries the profile calls.
    void import('../../data/profile-sections.ts').then(
      ({ fullProfileQuery, publicProfileQuery }) => {
        if (userHash && (view === 'public' || !readToken()))
          void queryClient.prefetchQuery(publicProfileQuery(userHash));
        else void queryClient.prefetchQuery(fullProfileQuery(userHash));
      },
      // The page reports files that could not be loaded.
      () => undefined,
    );
  },
  head: () => ({ meta: [{ title: `Profile | ${__SCHOOL_NAME__}` }] }),
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
