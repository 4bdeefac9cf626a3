import { MEETING_PROVIDER_NAMES, type MeetingProvider } from '@plinth/domain/sessions/meeting-provider';
import type { Deps } from '../../deps.ts';
import { refuse } from '../refusal.ts';

/** Requires that a chosen provider is configured; none may always be chosen. @throws Refusal CONFLICT */
export function requireProvider(meetings: Deps['meetings'], provider: MeetingProvider | null): void {
  if (provider !== null && !meetings.has(provider))
    throw refuse('CONFLICT', `${MEETING_PROVIDER_NAMES[provider]} is not configured at this school.`);
}
