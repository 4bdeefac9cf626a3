import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PROMOTION_EVENT } from './promotion-event.ts';
import type { OfferedCourse } from './show-next-cohorts.ts';
import { watchPromotion } from './show-promotion.ts';

const courseOf = (change: Partial<OfferedCourse> = {}): OfferedCourse => ({
  productCode: 'BIM_A',
  courseTitle: 'BIM for Architects',
  slug: 'building-information-modelling',
  region: 'INDIA',
  nextCohortDate: '2027-01-14T13:30:00.000Z',
  isPromoted: true,
  isOffered: true,
  ...change,
});

function page() {
  document.body.innerHTML = `<dialog data-promotion-popup="INDIA" data-courses="/courses"><form method="dialog">
    <h2><span data-promotion-title></span></h2><p>Starts <time></time></p><a href="/">See the course</a></form></dialog>`;
  const popup = document.querySelector('dialog');
  if (!popup) throw new Error('no popup');
  popup.close = () => {
    popup.open = false;
    popup.dispatchEvent(new Event('close'));
  };
  return popup;
}

/** A visit of the page after the region is settled. */
async function visit(...courses: OfferedCourse[]) {
  const popup = page();
  document.documentElement.dataset.promotion = '';
  watchPromotion(Promise.resolve(courses));
  await Promise.resolve();
  return popup;
}

describe('the promotion popup', () => {
  beforeEach(() => {
    sessionStorage.clear();
    delete document.documentElement.dataset.promotion;
  });
  afterEach(() => vi.restoreAllMocks());

  it('COHORT-07 shows the promoted cohort that starts first, with a link to its course', async () => {
    const popup = await visit(
      courseOf({ productCode: 'BIM_C', courseTitle: 'Later', nextCohortDate: '2027-03-01T00:00:00.000Z' }),
      courseOf(),
    );
    expect(popup.open).toBe(true);
    expect(popup).toHaveTextContent('BIM for Architects');
    expect(popup.querySelector('time')).toHaveAttribute('datetime', '2027-01-14T13:30:00.000Z');
    expect(popup.querySelector('a')).toHaveAttribute('href', '/courses/building-information-modelling');
  });

  it.each([
    ['that the school does not promote', { isPromoted: false }],
    ['of another region', { region: 'US' }],
    ['that is off sale', { isOffered: false }],
    ['without a date', { nextCohortDate: null }],
    ['without a page', { slug: null }],
  ])('COHORT-07 does not show a course %s', async (_name, change) => {
    expect((await visit(courseOf(change))).open).toBe(false);
  });

  it('CONST-20 COHORT-07 does not open before the region is settled', async () => {
    const popup = page();
    watchPromotion(Promise.resolve([courseOf()]));
    await Promise.resolve();
    expect(popup.open).toBe(false);
    document.dispatchEvent(new Event(PROMOTION_EVENT));
    await Promise.resolve();
    expect(popup.open).toBe(true);
  });

  it('COHORT-07 does not open again in the visit after it was closed, nor where storage is denied', async () => {
    const first = await visit(courseOf());
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
    expect(first.open).toBe(false);
    expect((await visit(courseOf())).open).toBe(false);
    sessionStorage.clear();
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    expect((await visit(courseOf())).open).toBe(false);
  });
});
