import { describe, expect, it } from 'vitest';
import { carryProduct } from './carry-product.ts';

function show(search: string, ...courses: string[]) {
  history.replaceState(null, '', `/apply${search}`);
  document.body.innerHTML = `<select name="product">${courses.map((one) => `<option>${one}</option>`).join('')}</select>
    <a href="/apply?quick" data-short-form>The short form</a>`;
  carryProduct();
  const link = document.querySelector('a');
  const select = document.querySelector('select');
  if (!link || !select) throw new Error('the page is not whole');
  return { link, select };
}

describe('the link to the short form', () => {
  it('ENUM-43 carries the chosen course, even if chosen later', () => {
    const { link, select } = show('', 'BIM_A', 'BIM_M_US');
    expect(link).toHaveAttribute('href', '/apply?quick&product=BIM_A');
    select.value = 'BIM_M_US';
    link.focus();
    expect(link).toHaveAttribute('href', '/apply?quick&product=BIM_M_US');
  });

  it('ENUM-43 carries the course of the address even if the list does not contain it yet', () => {
    const { link } = show('?product=OWN_X', 'BIM_A');
    expect(link).toHaveAttribute('href', '/apply?quick&product=OWN_X');
  });
});
