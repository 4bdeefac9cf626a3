import type { MeetingProvider } from '@plinth/domain/sessions/meeting-provider';
import { refuse } from '../../services/refusal.ts';

/** A room as the school wants it. */
export type Meeting = {
  meetingId: string;
  /** What the provider calls it; null while it is not made there. */
  providerRef: string | null;
  /** Whether an earlier try to make it ended without an answer, so that it may be there already. */
  wasTried: boolean;
  title: string;
  startDate: Date;
  endDate: Date;
};

/** A room that is made. */
export type MadeMeeting = Meeting & { providerRef: string };

/** Who comes in. Mentors of the cohort run the room. */
export type Guest = { userId: string; name: string; emailId: string; isModerator: boolean };

/** The way in for one person; `guestRef` is what the provider calls them, null where it takes our own id. */
export type WayIn = { url: string; guestRef: string | null };

/** Whom a provider means: by our own id, by its name for a guest, or by an address. */
export type Who = {
  userId?: string | undefined;
  guestRef?: string | undefined;
  emailId?: string | undefined;
};

/** A stay in a room; a provider that tells of joining and leaving apart tells the end with the same `joinedAt` or with none. */
export type ToldStay = Who & { joinedAt: Date | null; leftAt: Date | null };

/** What came to the school's door: the raw body, which signatures cover, and what stands beside it. */
export type Delivery = {
  rawBody: string;
  headers: Readonly<Record<string, string | undefined>>;
  now: Date;
};

/** What a provider tells, in our words. */
export type MeetingEvent = {
  /** The room it is about: by our id or by the provider's. Null for what is about none. */
  meeting: { meetingId: string } | { providerRef: string } | null;
  stays: ToldStay[];
  /** A recording is there to be asked for. */
  hasRecording: boolean;
  /** A recording that the provider keeps for a short time only: staff are told to fetch it. */
  fleetingRecording: string | null;
  /** What the provider wants to be answered, such as a challenge. */
  answer: Record<string, string> | null;
};

/**
 * A provider of rooms. Every call is bounded in time and throws `BAD_GATEWAY` when the provider does not answer; its own
 * words never reach anybody but the log of the provider.
 */
export type MeetingGateway = {
  name: MeetingProvider;
  /** Makes the room; the same meetingId is one room, however often it is asked for. @returns what the provider calls it */
  make: (meeting: Meeting) => Promise<string>;
  /** Tells the provider other times. */
  move: (meeting: MadeMeeting) => Promise<void>;
  /** Gives the room up; one that is gone already is given up. */
  cancel: (meeting: MadeMeeting) => Promise<void>;
  /** @param known what the provider gave for this person before */
  letIn: (meeting: MadeMeeting, guest: Guest, known: WayIn | null) => Promise<WayIn>;
  /** Who was in the room, asked of the provider itself; null where it tells of that by events only. */
  readStays: ((meeting: MadeMeeting) => Promise<ToldStay[]>) | null;
  /** Where the recording is watched; null while there is none. */
  readRecording: ((meeting: MadeMeeting) => Promise<string | null>) | null;
  /** @throws Refusal FORBIDDEN when it is not the provider's; BAD_REQUEST for what is no event of it */
  readEvent: (delivery: Delivery) => Promise<MeetingEvent>;
};

export type MeetingGateways = ReadonlyMap<MeetingProvider, MeetingGateway>;

/** An event that says nothing the school needs. */
export const NOTHING_TOLD: MeetingEvent = {
  meeting: null,
  stays: [],
  hasRecording: false,
  fleetingRecording: null,
  answer: null,
};

export const meetingOutage = () =>
  refuse('BAD_GATEWAY', 'The room could not be opened: its provider does not answer. Try again in a minute.');

export const forgedEvent = () => refuse('FORBIDDEN', 'This event is not signed by the meeting provider.');

export const noEvent = () => refuse('BAD_REQUEST', 'This is no event of the meeting provider.');
