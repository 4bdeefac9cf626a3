import { ApiError } from '@plinth/api-client/api-error';
import { hubPath } from '@plinth/domain/navigation/landing-path';
import { api } from '../data/api.ts';
import { dropOverriddenUser, keepOverriddenUser, readOverriddenUser } from '../data/override-user.ts';

/**
 * Lets staff act as another user in this tab: asks the server first, then reloads the app, so that nothing of one
 * person stays on the other's screen.
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

/** Returns to the signed-in user, on the page of the person they acted as. */
export function stopActing(): void {
  const userId = readOverriddenUser();
  dropOverriddenUser();
  location.assign(userId ? `/office/people/${userId}` : '/office');
}
