import type { MeetingProvider } from '@plinth/domain/sessions/meeting-provider';
import type * as z from 'zod';
import { refuse } from '../../services/refusal.ts';

/** A room as the school requests it. */
export type Meeting = {
  meetingId: string;
  /** The provider's id for it; null until it is created there. */
  providerRef: string | null;
  /** Whether an earlier attempt to create it ended without an answer, so that it may exist already. */
  wasTried: boolean;
  title: string;
  startDate: Date;
  endDate: Date;
};

/** A room that has been created. */
export type MadeMeeting = Meeting & { providerRef: string };

/** A person joining. Mentors of the cohort moderate the room. */
export type Guest = { userId: string; name: string; emailId: string; isModerator: boolean };

/** One person's way into a room; `guestRef` is the provider's id for them, null if it uses ours. */
export type WayIn = { url: string; guestRef: string | null };

/** Whom a provider refers to: by our id, by its id for a guest, or by an address. */
export type Who = {
  userId?: string | undefined;
  guestRef?: string | undefined;
  emailId?: string | undefined;
};

/**
 * A stay in a room; a provider that reports joining and leaving separately reports the end with the same `joinedAt` or
 * with none.
 */
export type ToldStay = Who & { joinedAt: Date | null; leftAt: Date | null };

/** An incoming webhook request: the raw body, which signatures cover, and its other parts. */
export type Delivery = {
  rawBody: string;
  headers: Readonly<Record<string, string | undefined>>;
  now: Date;
};

/** A provider's event in our terms. */
export type MeetingEvent = {
  /** The room it is about: by our id or the provider's. Null if it is about none. */
  meeting: { meetingId: string } | { providerRef: string } | null;
  stays: ToldStay[];
  /** A recording is available. */
  hasRecording: boolean;
  /** A recording that the provider stores only for a short time: staff are notified to fetch it. */
  fleetingRecording: string | null;
  /** The answer that the provider expects, such as to a challenge. */
  answer: Record<string, string> | null;
};

/**
 * A provider of rooms. Every call is bounded in time and throws `BAD_GATEWAY` if the provider does not answer; its own
 * messages go nowhere but the provider's log.
 */
export type MeetingGateway = {
  name: MeetingProvider;
  /**
   * Creates the room; the same meetingId is one room, however often it is requested. @returns the provider's id for it
   */
  make: (meeting: Meeting) => Promise<string>;
  /** Sends the provider new times. */
  move: (meeting: MadeMeeting) => Promise<void>;
  /** Cancels the room; one that no longer exists counts as cancelled. */
  cancel: (meeting: MadeMeeting) => Promise<void>;
  /** @param known what the provider returned for this person before */
  letIn: (meeting: MadeMeeting, guest: Guest, known: WayIn | null) => Promise<WayIn>;
  /** Reads from the provider who was in the room; null if it reports that only by events. */
  readStays: ((meeting: MadeMeeting) => Promise<ToldStay[]>) | null;
  /** Reads the address of the recording; null while there is none. */
  readRecording: ((meeting: MadeMeeting) => Promise<string | null>) | null;
  /** @throws Refusal FORBIDDEN when it is not the provider's; BAD_REQUEST for anything that is not one of its events */
  readEvent: (delivery: Delivery) => Promise<MeetingEvent>;
};

export type MeetingGateways = ReadonlyMap<MeetingProvider, MeetingGateway>;

/** An event without anything the school needs. */
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

/** Reads the JSON of an event. @throws Refusal BAD_REQUEST for anything else */
export function readToldEvent<T>(schema: z.ZodType<T>, rawBody: string): T {
  try {
    return schema.parse(JSON.parse(rawBody));
  } catch {
    throw noEvent();
  }
}
