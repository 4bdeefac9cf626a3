/** Selects in the native form the course named in the address. */
export function preselectProduct(): void {
  const product = new URLSearchParams(location.search).get('product');
  const select = document.querySelector<HTMLSelectElement>('select[name=product]');
  if (product && select && [...select.options].some((option) => option.value === product))
    select.value = product;
}
