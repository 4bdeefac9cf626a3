import { createFileRoute } from '@tanstack/react-router';
import { ProfilePage } from '../../areas/profile/ProfilePage.tsx';
import { fullProfileQuery } from '../../data/profile-sections.ts';
import { textOf } from '../../shell/search-values.ts';

export const Route = createFileRoute('/_auth/user-profile')({
  validateSearch: (search: Record<string, unknown>): { userHash?: string } => {
    const userHash = textOf(search.userHash);
    return userHash ? { userHash } : {};
  },
  loaderDeps: ({ search: { userHash } }) => ({ userHash }),
  loader: ({ context, deps: { userHash } }) => {
    void context.queryClient.prefetchQuery(fullProfileQuery(userHash));
  },
  head: () => ({ meta: [{ title: 'Profile | Plinth' }] }),
  component: () => <ProfilePage userHash={Route.useSearch().userHash} />,
});
