import * as z from 'zod/mini';

/** Who can make the room of a live session, where the school has it configured. */
export const MEETING_PROVIDERS = ['BIGBLUEBUTTON', 'JITSI', 'ZOOM'] as const;
export const MeetingProvider = z.enum(MEETING_PROVIDERS);
export type MeetingProvider = z.infer<typeof MeetingProvider>;

/** As each provider writes its own name. */
export const MEETING_PROVIDER_NAMES: Record<MeetingProvider, string> = {
  BIGBLUEBUTTON: 'BigBlueButton',
  JITSI: 'Jitsi',
  ZOOM: 'Zoom',
};
