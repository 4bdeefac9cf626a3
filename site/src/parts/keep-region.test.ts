import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { keepRegion } from './keep-region.ts';

const INDIA = ['/', '/courses', '/#how', '/contact', '/login', '/courses', '/', '/us', '/contact'];
const abroad = (prefix: string) => [
  ...[prefix, `${prefix}/courses`, `${prefix}#how`, `${prefix}/contact`, '/login'],
  ...[`${prefix}/courses`, '/', '/us', `${prefix}/contact`],
];

const hrefs = (selector: string) =>
  [...document.querySelectorAll(selector)].map((link) => link.getAttribute('href'));
const links = () => hrefs(':not([data-region]) > a');
/** The courses that the footer names. */
const courses = () => hrefs('[data-region]:not([hidden]) > a');

/** Opens a page as it is built for all regions, with the links of India. */
function open(address: string) {
  history.replaceState(null, '', address);
  const list = (all: string[]) => all.map((to) => `<li><a href="${to}">A page</a></li>`).join('');
  const named = ['', '/us', '/me']
    .map((of) => `<li data-region="${of}" ${of && 'hidden'}><a href="${of}/courses/mcd">A course</a></li>`)
    .join('');
  document.body.innerHTML = `<header>${list(INDIA.slice(0, 5))}</header><footer>${named}${list(INDIA.slice(5))}</footer>`;
  keepRegion();
}

beforeEach(() => sessionStorage.clear());
afterEach(() => document.body.replaceChildren());

describe('the region of a visit', () => {
  it.each([
    ['/apply?product=BIM_A_US', '/us'],
    ['/apply?product=TIMBER_ME', '/me'],
    ['/us/no-such-page', '/us'],
  ])('CATALOG-03 header and footer of %s lead to pages under %s', (address, prefix) => {
    open(address);
    expect(links()).toEqual(abroad(prefix));
    expect(courses()).toEqual([`${prefix}/courses/mcd`]);
  });

  it('CATALOG-03 stays on pages that are for every region, until a page of another one is opened', () => {
    open('/apply');
    expect(links()).toEqual(INDIA);
    open('/me/courses/parametric-design');
    open('/terms');
    expect(links()).toEqual(abroad('/me'));
    open('/my-application?dealId=abc');
    expect(links()).toEqual(abroad('/me'));
    open('/apply?product=MCD');
    expect(links()).toEqual(INDIA);
    open('/us');
    open('/courses');
    open('/terms');
    expect(links()).toEqual(INDIA);
  });

  it.each(['', 'bim_a_us', 'no course'])(
    'CATALOG-03 is not changed by an address with product=%j, which is no course',
    (product) => {
      open('/me');
      open(`/apply?product=${product}`);
      expect(links()).toEqual(abroad('/me'));
    },
  );

  it('CATALOG-03 follows the course that a page turns out to be about, whatever the address said', () => {
    open('/me');
    open('/payment-plan?orderToken=abc');
    expect(links()).toEqual(abroad('/me'));
    keepRegion('BIM_A_US');
    expect(links()).toEqual(abroad('/us'));
    expect(courses()).toEqual(['/us/courses/mcd']);
    keepRegion('MCD');
    expect(links()).toEqual(INDIA);
    expect(courses()).toEqual(['/courses/mcd']);
    open('/terms');
    expect(links()).toEqual(INDIA);
  });

  it('CATALOG-03 is that of the links within a page that say so, and of no others', () => {
    open('/us/no-such-page');
    document.body.insertAdjacentHTML(
      'beforeend',
      '<main><a href="/courses" data-of-visit>All</a><a href="/" data-of-visit>India</a><a href="/courses">India</a></main>',
    );
    keepRegion();
    expect(hrefs('main a')).toEqual(['/us/courses', '/', '/courses']);
  });
});
