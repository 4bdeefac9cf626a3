import type { Region } from '@plinth/domain/catalog/region';

const LANGUAGES: Record<Region, string> = { INDIA: 'en-IN', US: 'en-US', ROW: 'en' };

/** The alternates of a page that exists in several regions, for search engines; India is the default. */
export function alternatesOf(pages: readonly { region: Region; path: string }[]) {
  const own = pages.map(({ region, path }) => ({ hreflang: LANGUAGES[region], path }));
  const fallback = pages.find(({ region }) => region === 'INDIA') ?? pages[0];
  return fallback && pages.length > 1 ? [...own, { hreflang: 'x-default', path: fallback.path }] : [];
}
