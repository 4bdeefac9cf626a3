import { NotFoundPage } from '../../shell/NotFoundPage.tsx';
import { PAGES } from './pages.ts';

/** Finds the page of an address under /placement-hub (ROUTE-73..81). */
export function PlacementHubArea({ path }: { path: string }) {
  const Page = PAGES[path.replace(/\/$/, '') as keyof typeof PAGES];
  return Page ? <Page /> : <NotFoundPage />;
}
