import { REGION_PATH_PREFIX, REGIONS } from '@plinth/domain/catalog/region';
import { schoolDay } from '@plinth/domain/dates/school-day';
import { formatMoney } from '@plinth/domain/money/format-money';
import { appOfPath } from '@plinth/domain/navigation/app-of-path';
import { contactPath } from '@plinth/domain/navigation/contact-paths';
import { cataloguePath, coursePages, marketingHome } from '@plinth/domain/navigation/course-paths';
import type { Hono } from 'hono';
import { html } from 'hono/html';
import type { Deps } from '../deps.ts';
import { hasSeat } from '../services/orders/require-seat.ts';
import { findOwnCourse } from '../services/public-courses/find-own-course.ts';
import { readCourse } from '../services/public-courses/read-course.ts';
import type { AppEnv } from './app-env.ts';
import { carryCampaign } from './carry-campaign.ts';
import { plainPage } from './plain-page.ts';

/** The pages that the site was built with; the database is not asked for those. */
const BUILT = new Set(REGIONS.flatMap(coursePages).map(({ path }) => path));

/**
 * The pages of the school's own products, which are made in the office after the site was built: what the product is,
 * when it starts, what it costs, and the way to apply. Without a free seat the link leads to an enquiry instead. Every
 * link stays in the region and carries the campaign of an advertisement that led here.
 */
export function mountOwnCourses(app: Hono<AppEnv>, deps: Deps) {
  for (const region of REGIONS)
    app.get(`${REGION_PATH_PREFIX[region]}/courses/:slug`, async (c, next) => {
      const path = c.req.path.replace(/\/+$/, '');
      // No page has a name that cannot be stored, and looking one up would fail.
      if (BUILT.has(path) || appOfPath(path) !== 'site' || path.includes('\0')) return next();
      const productId = await findOwnCourse(deps.db, { region, slug: c.req.param('slug') });
      if (productId === null) return next();
      const [course, isOpen] = await Promise.all([
        readCourse(deps, productId),
        hasSeat(deps.db, { productId, cohortId: null, emailId: '' }, deps.now()),
      ]);
      const { courseTitle, description, nextCohortDate, duration, listPrice, currency, curriculum } = course;
      const facts = [
        ['Next cohort', nextCohortDate ? schoolDay(nextCohortDate) : 'Coming soon'],
        ['Duration', duration],
        ['Fee', formatMoney({ amount: listPrice, currency })],
      ] as const;
      const onward = (to: string) => carryCampaign(to, new URL(c.req.url).search);
      const content = html`<p>${description}</p>
        <dl>${facts.map(([name, value]) => html`<dt>${name}</dt><dd>${value}</dd>`)}</dl>
        ${
          isOpen
            ? html`<p><a href="${onward(`/apply?product=${productId}`)}">Apply for this course</a></p>`
            : html`<p>
                No seat is free at present. <a href="${onward(contactPath(region))}">Write to us</a>, and we will tell you when
                the next cohort opens.
              </p>`
        }
        ${
          curriculum.length > 0
            ? html`<h2>What you learn</h2>
                <ul>
                  ${curriculum.map(
                    ({ title, topics }) =>
                      html`<li>${title}${topics.length > 0 ? html`<br /><small>${topics.join(', ')}</small>` : ''}</li>`,
                  )}
                </ul>`
            : ''
        }
        <p><a href="${onward(cataloguePath(region))}">All courses</a></p>`;
      return plainPage(c, courseTitle, content, 200, {
        description,
        canonical: `${deps.settings.PLINTH_ORIGIN}${path}`,
        home: onward(marketingHome(region)),
      });
    });
}
