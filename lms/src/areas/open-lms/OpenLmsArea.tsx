import { NotFoundPage } from '../../shell/NotFoundPage.tsx';
import { PAGES } from './pages.ts';

/** Finds the page of an address under /open-lms; the bare one is the dashboard (ROUTE-42, D-06). */
export function OpenLmsArea({ path }: { path: string }) {
  const Page = PAGES[path.replace(/\/$/, '') || 'dashboard'];
  return Page ? <Page /> : <NotFoundPage />;
}
