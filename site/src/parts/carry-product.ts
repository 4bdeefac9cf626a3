/** The link to the short form takes along the course that is chosen when it is used. */
export function carryProduct(): void {
  const link = document.querySelector<HTMLAnchorElement>('a[data-short-form]');
  if (!link) return;
  const asked = new URLSearchParams(location.search).get('product');
  const aim = () => {
    const select = document.querySelector<HTMLSelectElement>('select[name=product]');
    // A course of the school's own stands in the list only once the form is awake.
    const isKnown = !asked || [...(select?.options ?? [])].some(({ value }) => value === asked);
    const product = isKnown ? select?.value : asked;
    if (product) link.href = `/apply?quick&${new URLSearchParams({ product })}`;
  };
  aim();
  // Whatever opens it, in another tab too, comes after one of these.
  link.addEventListener('pointerdown', aim);
  link.addEventListener('focus', aim);
}
