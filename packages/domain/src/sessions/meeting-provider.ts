import * as z from 'zod/mini';

/** The providers that can create the room of a live session, if the school has them configured. */
export const MEETING_PROVIDERS = ['BIGBLUEBUTTON', 'JITSI', 'ZOOM'] as const;
export const MeetingProvider = z.enum(MEETING_PROVIDERS);
export type MeetingProvider = z.infer<typeof MeetingProvider>;

/** Each provider's name in its official spelling. */
export const MEETING_PROVIDER_NAMES: Record<MeetingProvider, string> = {
  BIGBLUEBUTTON: 'BigBlueButton',
  JITSI: 'Jitsi',
  ZOOM: 'Zoom',
};
