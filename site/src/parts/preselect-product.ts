import { regionOfProductCode } from '@plinth/domain/catalog/product-codes';
import { REGION_PATH_PREFIX } from '@plinth/domain/catalog/region';
import { lastPrefix } from './keep-region.ts';

/**
 * Selects in the native form the course named in the address, otherwise the first of the visit's region, and says of
 * which region the choice is until the island wakes.
 */
export function preselectProduct(): void {
  const select = document.querySelector<HTMLSelectElement>('select[name=product]');
  const note = document.querySelector('[data-region-note]');
  if (!select || !note) return;
  const product = new URLSearchParams(location.search).get('product');
  const prefix = product ? REGION_PATH_PREFIX[regionOfProductCode(product)] : lastPrefix();
  const courses = [...select.options];
  const chosen =
    courses.find(({ value }) => value === product) ??
    courses.find(({ value }) => REGION_PATH_PREFIX[regionOfProductCode(value)] === prefix);
  if (chosen) chosen.selected = true;
  const tell = () => {
    // The list names the region of a course in brackets, for readers with more room.
    note.textContent = `Region: ${/\((.*)\)/.exec(select.selectedOptions[0]?.text ?? '')?.[1]}`;
  };
  tell();
  select.addEventListener('change', tell);
}
