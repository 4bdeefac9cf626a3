import { cataloguePath, coursePath } from '@plinth/domain/navigation/course-paths';
import { COURSE_FEED } from '@plinth/domain/navigation/fixed-addresses';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { mintCohort } from '../../test/mint.ts';
import { openTestSchool } from '../../test/open-test-school.ts';
import { cohorts, products } from '../db/schema/cohorts.ts';

const school = openTestSchool({ SCHOOL_NAME: 'Riverside & Sons', PLINTH_ORIGIN: 'https://riverside.test' });
const readFeed = async () => {
  const response = await school.raw(COURSE_FEED);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('application/rss+xml; charset=utf-8');
  return response.text();
};
const items = (feed: string) => feed.match(/<item>.*?<\/item>/gs) ?? [];

describe('the RSS feed of next cohorts', () => {
  it('has an entry for the next cohort of a course on sale, with its page, date and fee, and none once it is full', async () => {
    const empty = await readFeed();
    expect(items(empty)).toEqual([]);
    expect(empty).toContain('<title>Riverside &#38; Sons: next courses</title>');
    expect(empty).toContain(`<link>https://riverside.test${cataloguePath('INDIA')}</link>`);
    const { cohortId } = await mintCohort(school, {}, -20);
    await school.deps.db
      .update(products)
      .set({ courseTitle: 'Walls < 3 m & \u0007more' })
      .where(eq(products.productId, 'BIM_A'));
    const [item = '', ...more] = items(await readFeed());
    expect(more).toEqual([]);
    expect(item).toMatch(/<title>Walls &#60; 3 m &#38; more: starts on \d{1,2} \w+, \d{4}<\/title>/);
    expect(item).toContain(`<link>https://riverside.test${coursePath('BIM_A')}</link>`);
    expect(item).toContain(`<guid isPermaLink="false">${cohortId}</guid>`);
    expect(item).toMatch(/Fee: ₹[\d,]+\.<\/description>/);
    await school.deps.db.update(cohorts).set({ seats: 0 }).where(eq(cohorts.cohortId, cohortId));
    expect(items(await readFeed())).toEqual([]);
  });
});
