import { PRODUCT_CODE_PATTERN, regionOfProductCode } from '@plinth/domain/catalog/product-codes';
import { REGION_PATH_PREFIX } from '@plinth/domain/catalog/region';

const KEY = 'region';

const ABROAD = /^\/(?:us|me)(?=[/#]|$)/;
/** The pages of India that other regions have too; a page of none of these kinds is for every region. */
const REGIONAL = /^\/(?:(?:courses|contact|career-builder)(?:\/|$)|$)/;

/** Returns whether a page is built once for all regions, and follows that of the visit. */
export const isForAllRegions = (path: string): boolean => !ABROAD.test(path) && !REGIONAL.test(path);

/** Returns what the addresses of the region begin with whose pages were read last; null without one, or without storage. */
export function lastPrefix(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** Returns what the addresses of the visit's region begin with: of this page, of its course, or of the last one read. */
function prefixOfVisit(product: string | null): string {
  const { pathname } = location;
  const here =
    ABROAD.exec(pathname)?.[0] ??
    (REGIONAL.test(pathname)
      ? ''
      : // An empty or mistyped code is that of no region.
        product && PRODUCT_CODE_PATTERN.test(product)
        ? REGION_PATH_PREFIX[regionOfProductCode(product)]
        : null);
  try {
    if (here !== null) sessionStorage.setItem(KEY, here);
  } catch {
    // Then each page is of its own region, or of India.
  }
  return here ?? lastPrefix() ?? '';
}

/**
 * Keeps the visit in its region on pages that are built once for all, such as the application: header and footer lead
 * to the home page, catalogue and forms of that region instead of those of India, and the footer names its courses.
 * So do the links of the page itself that say so (`data-of-visit`).
 * @param product the course that the page turns out to be about; by default the one that its address names
 */
export function keepRegion(product = new URLSearchParams(location.search).get('product')): void {
  const prefix = prefixOfVisit(product);
  for (const course of document.querySelectorAll<HTMLElement>('body > footer [data-region]'))
    course.hidden = course.dataset.region !== prefix;
  const links = document.querySelectorAll<HTMLAnchorElement>(
    'body > header a, main a[data-of-visit], body > footer :not([data-region]) > a',
  );
  for (const link of links) {
    const to = link.getAttribute('href') ?? '';
    // The region may have been another one before the course was known.
    const path = to.replace(ABROAD, '');
    // The footer's list of regions names each by its home page.
    if (/^\/?(?:#.*)?$/.test(path)) {
      if (link.closest('header')) link.setAttribute('href', (prefix || '/') + path.replace('/', ''));
    } else if (REGIONAL.test(path)) link.setAttribute('href', prefix + path);
  }
}
