import { PAGE_SIZE } from '@plinth/domain/fields/page-no';
import { foldText } from '@plinth/domain/search/fold-text';
import { plainWords } from '@plinth/domain/search/plain-words';
import type { SearchGroup, SearchHit, SearchKind } from '@plinth/domain/search/search-hit';
import { SEARCH_FEW, SEARCH_KINDS } from '@plinth/domain/search/search-kinds';
import { searchTerms } from '@plinth/domain/search/search-terms';
import type { Caller } from '../../api/context.ts';
import type { Deps } from '../../deps.ts';
import { findLessons } from './find-lessons.ts';
import { findNotes } from './find-notes.ts';
import { findOpenings } from './find-openings.ts';
import { findPeople } from './find-people.ts';
import { findQueries } from './find-queries.ts';
import { listPlaces } from './list-places.ts';
import { openLessons } from './open-lessons.ts';
import type { SearchInput } from './search-input.ts';

type Input = { text: string; kind?: SearchKind | undefined; near?: string | undefined; pageNo: number };
type Find = (deps: Deps, input: SearchInput) => Promise<{ total: number; hits: SearchHit[] }>;

const FINDERS: Record<SearchKind, Find> = {
  LESSON: findLessons,
  NOTE: findNotes,
  QUERY: findQueries,
  PERSON: findPeople,
  JOB: findOpenings,
};

/** The kinds found on course pages, each of which may be locked. */
const ON_PAGES: ReadonlySet<SearchKind> = new Set(['LESSON', 'NOTE']);

/**
 * Searches what the caller may open for the words of a text: the best of each kind, or a page of one. Each kind
 * requires the same rights as its pages; locked content is neither found nor counted.
 */
export async function search(
  deps: Deps,
  caller: Caller,
  { text, kind, near, pageNo }: Input,
): Promise<{ groups: SearchGroup[] }> {
  const terms = searchTerms(text, { isTyping: true });
  if (terms.length === 0) return { groups: [] };
  const kinds = kind ? [kind] : SEARCH_KINDS;
  const places = await listPlaces(deps, caller, near);
  const lessons = kinds.some((one) => ON_PAGES.has(one))
    ? await openLessons(deps, caller.userId, places)
    : { open: new Map(), retired: new Map() };
  const input: SearchInput = {
    caller,
    text,
    phrase: foldText(plainWords(text).join(' ')),
    terms,
    places,
    ...lessons,
    limit: kind ? PAGE_SIZE : SEARCH_FEW,
    offset: kind ? pageNo * PAGE_SIZE : 0,
  };
  const groups = await Promise.all(
    kinds.map(async (one) => ({ kind: one, ...(await FINDERS[one](deps, input)) })),
  );
  return { groups: groups.filter(({ total }) => total > 0) };
}
