type Choice<Search> = { [Name in keyof Search]?: Search[Name] | null };

/** What stands behind the question mark after a choice; null takes one back. Another list begins at its first page. */
export function narrowList<Search extends { page?: number }>(search: Search, choice: Choice<Search>): Search {
  const { page: _, ...kept } = search;
  const entries = [
    ...Object.entries(kept).filter(([name]) => !(name in choice)),
    ...Object.entries(choice).filter(([, value]) => value !== null && value !== undefined),
  ];
  return Object.fromEntries(entries) as Search;
}
