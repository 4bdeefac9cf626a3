import type { Caller } from '../../api/context.ts';
import type { Place } from './list-places.ts';
import type { OpenText, RetiredPage } from './open-lessons.ts';

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
  /** Pages that the courses no longer contain; empty in the same case. */
  retired: ReadonlyMap<string, RetiredPage>;
  limit: number;
  offset: number;
};
