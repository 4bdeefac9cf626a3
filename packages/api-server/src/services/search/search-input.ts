import type { Caller } from '../../api/context.ts';
import type { Place } from './list-places.ts';
import type { OpenText } from './open-lessons.ts';

/** A search with all that each kind of it is narrowed by. */
export type SearchInput = {
  caller: Caller;
  /** As it was typed. */
  text: string;
  /** Its words in lower case, without accents. */
  phrase: string;
  terms: string[];
  places: readonly Place[];
  /** Empty where only what stands on no page is searched. */
  open: ReadonlyMap<string, OpenText>;
  limit: number;
  offset: number;
};
