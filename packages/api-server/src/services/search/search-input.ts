import type { Caller } from '../../api/context.ts';
import type { Place } from './list-places.ts';
import type { OpenText } from './open-lessons.ts';

/** A search with everything that narrows each kind of hit. */
export type SearchInput = {
  caller: Caller;
  /** As typed. */
  text: string;
  /** Its words in lower case, without accents. */
  phrase: string;
  terms: string[];
  places: readonly Place[];
  /** Empty if only content outside course pages is searched. */
  open: ReadonlyMap<string, OpenText>;
  limit: number;
  offset: number;
};
