import { useQueryClient } from '@tanstack/react-query';
import { profileChanged } from '../../stores/session.ts';

/** What to do after the own profile was changed: everything that shows it asks again. */
export function useProfileChanged() {
  const queryClient = useQueryClient();
  return async () => {
    await Promise.all([
      queryClient.invalidateQueries({ queryKey: ['profiles', 'full-profile'] }),
      queryClient.invalidateQueries({ queryKey: ['profiles', 'public-profile'] }),
      profileChanged(),
    ]);
    await queryClient.invalidateQueries({ queryKey: ['profiles', 'profile-completion'] });
  };
}
