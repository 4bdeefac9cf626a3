import { OVERRIDE_USER_KEY } from '@plinth/domain/session/stored-keys';

/** The user that staff act as in this tab, or null. Read only in builds where the setting allows it. */
export const readOverriddenUser = (): string | null => sessionStorage.getItem(OVERRIDE_USER_KEY);

export const keepOverriddenUser = (userId: string): void => sessionStorage.setItem(OVERRIDE_USER_KEY, userId);

export const dropOverriddenUser = (): void => sessionStorage.removeItem(OVERRIDE_USER_KEY);
