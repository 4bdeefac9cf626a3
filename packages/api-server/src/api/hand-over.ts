import type { OpenedSession } from '../services/auth/open-session.ts';
import type { ApiContext } from './context.ts';
import { bindingCookie } from './session-binding.ts';

/**
 * Returns the token, and sets the cookie a browser's session is bound to and the one by which the browser is
 * recognised.
 */
export async function handOver({ deps, cookies }: ApiContext, opened: Promise<OpenedSession>) {
  const { token, userId, binding, isPending, deviceCookie } = await opened;
  if (binding) cookies.push(bindingCookie(deps.settings, binding));
  if (deviceCookie) cookies.push(deviceCookie);
  return { token, userId, ...(isPending ? { needsSecondFactor: true as const } : {}) };
}
