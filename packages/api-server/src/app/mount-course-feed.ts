import { REGION_CHOICES } from '@plinth/domain/catalog/region';
import { schoolDay } from '@plinth/domain/dates/school-day';
import { formatMoney } from '@plinth/domain/money/format-money';
import { COURSE_FEED } from '@plinth/domain/navigation/fixed-addresses';
import type { Hono } from 'hono';
import type { Deps } from '../deps.ts';
import { readSchoolFacts } from '../services/first-run/read-school-facts.ts';
import { courseFacts } from '../services/public-courses/course-facts.ts';
import type { AppEnv } from './app-env.ts';

/** Escapes the format's markup and drops characters that XML does not allow, such as a bell. */
const escapeXml = (text: string) =>
  text
    .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`);

const element = (name: string, text: string, attributes = '') =>
  `<${name}${attributes}>${escapeXml(text)}</${name}>`;

/** Serves the next cohort of each course as RSS 2.0; an entry is a cohort, so that readers show a new one as new. */
export function mountCourseFeed(app: Hono<AppEnv>, deps: Deps) {
  app.get(COURSE_FEED, async (c) => {
    const { PLINTH_ORIGIN: origin } = deps.settings;
    const [{ facts }, courses] = await Promise.all([
      readSchoolFacts(deps.db, deps.settings),
      courseFacts(deps.db, {}, deps.now()),
    ]);
    const items = courses.flatMap((course) => {
      const { nextCohortId, nextCohortDate, isOnSale, price, currency, courseTitle, path } = course;
      if (!isOnSale || price === null || !nextCohortId || !nextCohortDate || !path) return [];
      const { label = '' } = REGION_CHOICES.find(({ region }) => region === course.region) ?? {};
      return `<item>${[
        element('title', `${courseTitle}: starts on ${schoolDay(nextCohortDate)}`),
        element('link', `${origin}${path}`),
        element('guid', nextCohortId, ' isPermaLink="false"'),
        element('category', label),
        element('description', `${course.description} Fee: ${formatMoney({ amount: price, currency })}.`),
      ].join('')}</item>`;
    });
    const channel = [
      element('title', `${facts.name}: next courses`),
      element('link', `${origin}/courses`),
      element('description', `When the next courses of ${facts.name} begin.`),
      element('language', 'en'),
      `<atom:link href="${escapeXml(`${origin}${COURSE_FEED}`)}" rel="self" type="application/rss+xml"/>`,
      ...items,
    ];
    const feed = `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>${channel.join('')}</channel></rss>\n`;
    return c.body(feed, 200, {
      'content-type': 'application/rss+xml; charset=utf-8',
      'cache-control': 'public, max-age=900',
    });
  });
}
