/** A text of a course with the terms of a search that stand in it; `heads` are those in its title or heading. */
export type FoundText = {
  /** The page that the text stands on. */
  pageId: string;
  /** Whether the text is the page itself, so that its heads are the title of the page. */
  isPage: boolean;
  words: readonly number[];
  heads: readonly number[];
};

export type RankedPage = {
  pageId: string;
  /** Grows with how much the page speaks of what is searched for; of one search only. */
  score: number;
  /** Which terms the page has. */
  terms: ReadonlySet<number>;
  /** The share of the search, by the weight of its terms, that the page speaks of: 0 to 1. */
  covered: number;
  /** The same for its title and headings alone. */
  headed: number;
};

type Asked = {
  /** How many terms are searched for. */
  terms: number;
  /** How many pages there are to search. */
  pages: number;
  /** What a page counts against the others, 1 for a lesson. */
  worthOf: (pageId: string) => number;
};

/** What a term is worth in a title and in a heading, against one in a text. */
const IN_TITLE = 7;
const IN_HEADING = 3;

/** How soon more of the same word stops to count. */
const SATURATION = 2;

/**
 * The pages of a course by how much they speak of what is searched for, the best first. A term weighs the more the fewer
 * pages have it (BM25 over the texts of a page, with titles and headings counted several times), and a page that speaks of
 * all of it comes before one that speaks much of a part.
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
