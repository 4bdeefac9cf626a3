import { getEventMeta } from '@orpc/client';

/** The number of a stream's event, from which the stream can be resumed; undefined if it has none. */
export const eventIdOf = (event: object): string | undefined => getEventMeta(event)?.id;
