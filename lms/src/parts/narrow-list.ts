type Choice<Search> = { [Name in keyof Search]?: Search[Name] | null };

/** Returns the query parameters after a choice; null clears one. A different list starts at its first page. */
export function narrowList<Search extends { page?: number }>(search: Search, choice: Choice<Search>): Search {
  const { page: _, ...kept } = search;
  const entries = [
    ...Object.entries(kept).filter(([name]) => !(name in choice)),
    ...Object.entries(choice).filter(([, value]) => value !== null && value !== undefined),
  ];
  return Object.fromEntries(entries) as Search;
}
