/** A text of a course with the search terms it contains; `heads` are those in its title or heading. */
export type FoundText = {
  /** The page of the text. */
  pageId: string;
  /** Whether the text is the page itself, so that its heads are the page title. */
  isPage: boolean;
  words: readonly number[];
  heads: readonly number[];
};

export type RankedPage = {
  pageId: string;
  /** Increases with how much the page covers the search; comparable within one search only. */
  score: number;
  /** The terms found on the page. */
  terms: ReadonlySet<number>;
  /** The share of the search, by the weight of its terms, that the page covers: 0 to 1. */
  covered: number;
  /** The same for its title and headings only. */
  headed: number;
};

type Asked = {
  /** The number of search terms. */
  terms: number;
  /** The number of pages searched. */
  pages: number;
  /** Returns the weight of a page relative to others, 1 for a lesson. */
  worthOf: (pageId: string) => number;
};

/** The weight of a term in a title and in a heading, relative to one in a text. */
const IN_TITLE = 7;
const IN_HEADING = 3;

/** How soon further occurrences of a word stop counting. */
const SATURATION = 2;

/**
 * Ranks the pages of a course by how much they cover the search, best first. A term weighs more the fewer pages contain
 * it (BM25 over the texts of a page, with titles and headings counted several times), and a page that covers all of the
 * search ranks before one that covers a part of it extensively.
 */
export function rankPages(
  { terms, pages, worthOf }: Asked,
  found: readonly FoundText[],
): { pages: RankedPage[]; weights: number[] } {
  const counts = new Map<string, number[]>();
  const headed = new Map<string, Set<number>>();
  for (const { pageId, isPage, words, heads } of found) {
    const own = counts.get(pageId) ?? new Array<number>(terms).fill(0);
    counts.set(pageId, own);
    for (const term of words) own[term] = (own[term] ?? 0) + 1;
    for (const term of heads) own[term] = (own[term] ?? 0) + (isPage ? IN_TITLE : IN_HEADING);
    const titled = headed.get(pageId) ?? new Set<number>();
    headed.set(pageId, titled);
    for (const term of heads) titled.add(term);
  }
  const weights = Array.from({ length: terms }, (_, term) => {
    const having = [...counts.values()].filter((own) => (own[term] ?? 0) > 0).length;
    return Math.log(1 + (pages - having + 0.5) / (having + 0.5));
  });
  const weightOf = (some: Iterable<number>) => [...some].reduce((sum, term) => sum + (weights[term] ?? 0), 0);
  const whole = weightOf(weights.keys()) || 1;
  const ranked = [...counts]
    .map(([pageId, own]) => {
      const had = new Set<number>(own.flatMap((count, term) => (count > 0 ? [term] : [])));
      const score = own.reduce(
        (sum, count, term) =>
          sum + (weights[term] ?? 0) * ((count * (SATURATION + 1)) / (count + SATURATION)),
        0,
      );
      const covered = weightOf(had) / whole;
      return {
        pageId,
        score: score * covered * worthOf(pageId),
        terms: had,
        covered,
        headed: weightOf(headed.get(pageId) ?? []) / whole,
      };
    })
    .sort((one, other) => other.score - one.score || (one.pageId < other.pageId ? -1 : 1));
  return { pages: ranked, weights };
}
