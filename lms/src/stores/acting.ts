import { ApiError } from '@plinth/api-client/api-error';
import { hubPath } from '@plinth/domain/navigation/landing-path';
import { api } from '../data/api.ts';
import { dropOverriddenUser, keepOverriddenUser, readOverriddenUser } from '../data/override-user.ts';

/**
 * Lets staff act as another user in this tab: asks the server first, then loads the app afresh, so that
 * nothing of the one person stays on the screen of the other.
 * @throws ApiError when the server does not let them, or does not know the setting
 */
export async function actAs(wanted: string): Promise<void> {
  keepOverriddenUser(wanted);
  try {
    const { userData } = await api.profiles.readDataProfile({});
    if (userData.userId !== wanted)
      throw new ApiError({
        status: 409,
        code: 'CONFLICT',
        message: 'This school does not let anyone act as another user.',
      });
    location.assign(hubPath(userData.roles));
  } catch (error) {
    dropOverriddenUser();
    throw error;
  }
}

/** Back to who signed in, at the page of the person whom they looked as. */
export function stopActing(): void {
  const userId = readOverriddenUser();
  dropOverriddenUser();
  location.assign(userId ? `/office/people/${userId}` : '/office');
}
