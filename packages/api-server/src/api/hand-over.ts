import type { OpenedSession } from '../services/auth/open-session.ts';
import type { ApiContext } from './context.ts';
import { bindingCookie } from './session-binding.ts';

/** Answers the token, and gives a browser the cookie that it is bound to and the one by which it is known. */
export async function handOver({ deps, cookies }: ApiContext, opened: Promise<OpenedSession>) {
  const { token, userId, binding, isPending, deviceCookie } = await opened;
  if (binding) cookies.push(bindingCookie(deps.settings, binding));
  if (deviceCookie) cookies.push(deviceCookie);
  return { token, userId, ...(isPending ? { needsSecondFactor: true as const } : {}) };
}
