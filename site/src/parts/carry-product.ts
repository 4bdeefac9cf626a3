/** Makes the link to the short form carry the course chosen when it is used. */
export function carryProduct(): void {
  const link = document.querySelector<HTMLAnchorElement>('a[data-short-form]');
  if (!link) return;
  const asked = new URLSearchParams(location.search).get('product');
  const aim = () => {
    const select = document.querySelector<HTMLSelectElement>('select[name=product]');
    // One of the school's own courses is in the list only once the form is awake.
    const isKnown = !asked || [...(select?.options ?? [])].some(({ value }) => value === asked);
    const product = isKnown ? select?.value : asked;
    if (product) link.href = `/apply?quick&${new URLSearchParams({ product })}`;
  };
  aim();
  // Whatever opens the link, in another tab too, is preceded by one of these events.
  link.addEventListener('pointerdown', aim);
  link.addEventListener('focus', aim);
}
