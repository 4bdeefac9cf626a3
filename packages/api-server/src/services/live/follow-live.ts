import type { Caller } from '../../api/context.ts';
import type { Deps } from '../../deps.ts';
import type { LiveStream } from '../../live/live-hub.ts';
import { refuse } from '../refusal.ts';

/**
 * Opens the stream of changes for the caller.
 * @throws Refusal FORBIDDEN for a caller viewing as another user, whose news is private; SERVICE_UNAVAILABLE
 */
export function followLive(
  { live }: Pick<Deps, 'live'>,
  caller: Caller,
  lastEventId: string | undefined,
): Promise<LiveStream> {
  if (caller.actorId) throw refuse('FORBIDDEN', 'Open pages of another person are not told anything.');
  return live.follow(caller.tokenHash, lastEventId);
}
