import { escapeHtml } from '../services/mails/escape-html.ts';
import type { OwnCourse } from './with-own-courses.ts';

/** The file of the sitemap that lists the built pages. */
export const SITE_MAP = '/sitemap-0.xml';

const ORIGIN = /<loc>(https?:\/\/[^/<]+)/;

/** Adds the pages of the school's own courses to the built sitemap, at the address that its pages have. */
export function withOwnPages(siteMap: string, courses: readonly Pick<OwnCourse, 'path'>[]): string {
  const [, origin] = ORIGIN.exec(siteMap) ?? [];
  if (origin === undefined) return siteMap;
  const pages = courses.map(({ path }) => `<url><loc>${escapeHtml(origin + path)}</loc></url>`).join('');
  return siteMap.replace('</urlset>', () => `${pages}</urlset>`);
}
