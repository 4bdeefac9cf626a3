import { useQueryClient } from '@tanstack/react-query';
import { profileChanged } from '../../stores/session.ts';

/** Refreshes everything that shows the user's own profile after a change. */
export function useProfileChanged() {
  const queryClient = useQueryClient();
  return async () => {
    await Promise.all([
      queryClient.invalidateQueries({ queryKey: ['profiles', 'full-profile'] }),
      queryClient.invalidateQueries({ queryKey: ['profiles', 'public-profile'] }),
      // Its form begins with the name, so it must not be opened with the one before.
      queryClient.invalidateQueries({ queryKey: ['account'], exact: true, refetchType: 'all' }),
      profileChanged(),
    ]);
    await queryClient.invalidateQueries({ queryKey: ['profiles', 'profile-completion'] });
  };
}
