import { afterEach, beforeEach, expect, it } from 'vitest';
import { preselectProduct } from './preselect-product.ts';

const COURSES = [
  ['BIM_A', 'India'],
  ['MCD', 'India'],
  ['BIM_A_US', 'USA, Canada &amp; Europe'],
  ['MCD_US', 'USA, Canada &amp; Europe'],
  ['BIM_A_ME', 'Outside of India &amp; US'],
];

const select = () => document.querySelector('select') as HTMLSelectElement;
const note = () => document.querySelector('p')?.textContent;

/** Opens the application as it is built, with the first course of India chosen. */
function open(address: string, lastRegion?: string) {
  if (lastRegion !== undefined) sessionStorage.setItem('region', lastRegion);
  history.replaceState(null, '', address);
  document.body.innerHTML = `<select id="apply-product" name="product">
    ${COURSES.map(([code, region]) => `<option value="${code}">A course (${region})</option>`).join('')}</select>
    <p data-region-note>Region: India</p>`;
  preselectProduct();
}

beforeEach(() => sessionStorage.clear());
afterEach(() => document.body.replaceChildren());

it.each([
  ['/apply', undefined, 'BIM_A', 'Region: India'],
  ['/apply', '/us', 'BIM_A_US', 'Region: USA, Canada & Europe'],
  ['/apply', '/me', 'BIM_A_ME', 'Region: Outside of India & US'],
  ['/apply?product=MCD_US', '/me', 'MCD_US', 'Region: USA, Canada & Europe'],
  // A school's own course is in the list only once the form is awake.
  ['/apply?product=TIMBER_US', '/me', 'BIM_A_US', 'Region: USA, Canada & Europe'],
])(
  'CATALOG-03 %s in a visit of "%s" begins with %s, and says of which region it is',
  (address, last, product, text) => {
    open(address, last);
    expect(select().value).toBe(product);
    expect(note()).toBe(text);
  },
);

it('CATALOG-03 another course that is chosen before the form is awake says its region too', () => {
  open('/apply');
  select().value = 'MCD_US';
  select().dispatchEvent(new Event('change'));
  expect(note()).toBe('Region: USA, Canada & Europe');
});
