import { regionOfProductCode } from '@plinth/domain/catalog/product-codes';
import { REGION_PATH_PREFIX } from '@plinth/domain/catalog/region';

const KEY = 'region';

const ABROAD = /^\/(?:us|me)(?=\/|$)/;
/** The pages of India that other regions have too; a page of none of these kinds is for every region. */
const REGIONAL = /^\/(?:(?:courses|contact|career-builder)(?:\/|$)|$)/;

/** Returns what the addresses of the visit's region begin with: of this page, of its course, or of the last one read. */
function prefixOfVisit(): string {
  const { pathname, search } = location;
  const product = new URLSearchParams(search).get('product');
  const here =
    ABROAD.exec(pathname)?.[0] ??
    (REGIONAL.test(pathname) ? '' : product && REGION_PATH_PREFIX[regionOfProductCode(product)]);
  try {
    if (here !== null) sessionStorage.setItem(KEY, here);
    return here ?? sessionStorage.getItem(KEY) ?? '';
  } catch {
    return here ?? '';
  }
}

/**
 * Keeps the visit in its region on pages that are built once for all, such as the application: header and footer lead
 * to the home page, catalogue and forms of that region instead of those of India. Courses of India are not named there.
 */
export function keepRegion(): void {
  const prefix = prefixOfVisit();
  if (!prefix) return;
  const links = document.querySelectorAll<HTMLAnchorElement>('body > header a, body > footer a');
  for (const link of links) {
    const to = link.getAttribute('href') ?? '';
    // The footer's list of regions names India by its home page.
    if (/^\/(?:#.*)?$/.test(to) && link.closest('header')) link.setAttribute('href', prefix + to.slice(1));
    else if (to.startsWith('/courses/')) link.closest('li')?.remove();
    else if (to !== '/' && REGIONAL.test(to)) link.setAttribute('href', prefix + to);
  }
}
