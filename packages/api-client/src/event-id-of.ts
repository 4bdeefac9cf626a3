import { getEventMeta } from '@orpc/client';

/** The number of an event of a stream, from which the stream can be resumed; undefined where it has none. */
export const eventIdOf = (event: object): string | undefined => getEventMeta(event)?.id;
