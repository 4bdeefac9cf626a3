import { LIVE_TOPICS, type LiveTopic } from '@plinth/domain/live/live-event';
import { type Listener, listen } from '../db/listen.ts';
import { eventsAfter, missedEvents } from '../db/queries/live/list-missed.ts';
import type { Deps } from '../deps.ts';
import { refuse } from '../services/refusal.ts';
import type { LiveHub } from './live-hub.ts';
import { type OpenStream, openStream } from './open-stream.ts';
import { rightsOfStreams } from './rights-of-stream.ts';

const CHANNEL = 'plinth_live';
const MOST_STREAMS = 2_000;
const BEAT_MS = 20_000;
/** How long a process that lost its listening connection leaves silent streams open; after that, browsers poll. */
const DEAF_MS = 8_000;
const FIRST_WORD_MS = 3_000;

type Told = {
  eventId: number;
  topic: LiveTopic;
  audience: 'USER' | 'COHORT' | 'MENTORS' | 'STAFF';
  userId: string | null;
  cohortId: string | null;
};

/** Reads what `notify_live` sends: only ids and constants of the school. */
function readTold(payload: string): Told | null {
  const [eventId, topic, audience, userId, cohortId] = JSON.parse(payload) as [
    number,
    LiveTopic,
    Told['audience'],
    string | null,
    string | null,
  ];
  // A process of an earlier version receives topics that it does not know.
  return LIVE_TOPICS.includes(topic) ? { eventId, topic, audience, userId, cohortId } : null;
}

function isFor({ rights }: OpenStream, { topic, audience, userId, cohortId }: Told): boolean {
  if (!rights) return false;
  switch (audience) {
    case 'USER':
      return rights.userId === userId;
    case 'COHORT':
      return cohortId !== null && rights.cohortIds.has(cohortId);
    case 'MENTORS':
      return cohortId !== null && rights.mentoredIds.has(cohortId);
    case 'STAFF':
      return rights.staffTopics.has(topic);
  }
}

/**
 * The streams of one process, over one listening connection that is opened with the first of them. Rights are read when
 * a stream starts and again whenever a notification says that those of its person have changed.
 */
export function createLiveHub(
  deps: Pick<Deps, 'db' | 'settings' | 'now' | 'outages'>,
  url: string,
  mostStreams = MOST_STREAMS,
): LiveHub {
  const { db, outages } = deps;
  const streams = new Set<OpenStream>();
  let listener: Listener | null = null;
  let hasListened = false;
  let deaf: NodeJS.Timeout | undefined;
  let beat: NodeJS.Timeout | undefined;
  let latestId: number | null = null;
  let listening: (() => void)[] = [];
  let isStopped = false;

  const endAll = () => {
    for (const stream of [...streams]) stream.end();
  };

  const reread = async (those: OpenStream[]) => {
    if (those.length === 0) return;
    const found = await rightsOfStreams(deps, [...new Set(those.map(({ tokenHash }) => tokenHash))]);
    for (const stream of those) {
      stream.rights = found.get(stream.tokenHash) ?? null;
      if (!stream.rights) stream.end();
    }
  };

  /** A stream whose rights cannot be read receives nothing. */
  const rereadOrEnd = (those: OpenStream[]) =>
    reread(those).catch((error: unknown) => {
      outages.note(error, 'warn', 'rights of open pages not read');
      for (const stream of those) stream.end();
    });

  const tell = async (told: Told) => {
    latestId = Math.max(latestId ?? 0, told.eventId);
    const { topic, cohortId, eventId } = told;
    if (topic === 'access')
      await rereadOrEnd([...streams].filter(({ rights }) => !rights || rights.userId === told.userId));
    for (const stream of streams) if (isFor(stream, told)) stream.tell({ topic, cohortId }, eventId);
  };

  /** Sends what was missed while this process was not listening. */
  const catchUp = async () => {
    if (streams.size === 0) return;
    // As of now: an event received while rights are read does not mark the end of what was missed.
    const lastEventId = latestId;
    await rereadOrEnd([...streams]);
    for (const told of await eventsAfter.rows(db, { lastEventId }))
      if (told.topic !== 'access') await tell(told);
  };

  const openEar = () =>
    listen({
      url,
      channel: CHANNEL,
      onMessage: (payload) => {
        const told = readTold(payload);
        if (told) void tell(told);
      },
      onListening: () => {
        clearTimeout(deaf);
        deaf = undefined;
        if (hasListened)
          catchUp().catch((error: unknown) => {
            outages.note(error, 'warn', 'what open pages missed was not read');
            endAll();
          });
        hasListened = true;
        for (const heard of listening) heard();
        listening = [];
      },
      onError: (error) => {
        outages.note(error, 'warn', 'the connection for open pages ended');
        deaf ??= setTimeout(endAll, DEAF_MS);
      },
    });

  const keepBeating = () => {
    beat = setInterval(() => {
      const now = deps.now();
      for (const stream of [...streams]) {
        if (stream.rights && stream.rights.expiresAt <= now) stream.end();
        else stream.tell({ topic: 'BEAT', cohortId: null }, latestId);
      }
    }, BEAT_MS);
    beat.unref();
  };

  const untilListening = async (): Promise<boolean> => {
    if (!listener) {
      listener = openEar();
      keepBeating();
    }
    if (listener.isListening()) return true;
    return new Promise((resolve) => {
      const late = setTimeout(resolve, FIRST_WORD_MS, false);
      listening.push(() => {
        clearTimeout(late);
        resolve(true);
      });
    });
  };

  const begin = async (stream: OpenStream, lastEventId: string | undefined) => {
    await reread([stream]);
    const { rights } = stream;
    if (!rights) return;
    const given = lastEventId && /^\d{1,15}$/.test(lastEventId) ? Number(lastEventId) : null;
    const found = await missedEvents.first(db, {
      lastEventId: given,
      userId: rights.userId,
      cohortIds: [...rights.cohortIds],
      mentoredIds: [...rights.mentoredIds],
      staffTopics: [...rights.staffTopics],
    });
    if (!found) throw new Error('what was missed was not answered');
    latestId ??= found.latestId;
    if (!found.isKnown || (lastEventId && given === null))
      stream.tell({ topic: 'RESET', cohortId: null }, found.latestId);
    for (const event of found.missed) stream.tell(event, found.latestId);
    // The first message confirms that the stream is open, and where to resume from.
    stream.tell({ topic: 'BEAT', cohortId: null }, found.latestId);
  };

  return {
    follow: async (tokenHash, lastEventId) => {
      if (isStopped || streams.size >= mostStreams)
        throw refuse('SERVICE_UNAVAILABLE', 'No more open pages can be told at present.');
      // The stream is registered before its rights are read, so that a change meanwhile has them read again.
      const stream = openStream(tokenHash, (ended) => streams.delete(ended));
      streams.add(stream);
      try {
        if (!(await untilListening()))
          throw refuse('SERVICE_UNAVAILABLE', 'Open pages cannot be told at present.');
        await begin(stream, lastEventId);
      } catch (error) {
        stream.end();
        throw error;
      }
      return stream.events;
    },
    count: () => streams.size,
    stop: async () => {
      isStopped = true;
      clearInterval(beat);
      clearTimeout(deaf);
      endAll();
      await listener?.stop();
    },
  };
}
