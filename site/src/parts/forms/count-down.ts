/**
 * Shows at the label of each text area how many characters are left. More may be typed, so that nothing pasted is lost;
 * then the excess is shown in red, and the server refuses.
 */
export function countDown(form: HTMLFormElement): void {
  // The styles are borrowed from the form's other messages, so that no page carries a style for it.
  const [calm = '', red = ''] = ['[id$="-hint"]', '[data-error]'].map(
    (place) => form.querySelector(place)?.className ?? '',
  );
  for (const area of form.querySelectorAll<HTMLTextAreaElement>('textarea[data-max]')) {
    const counter = document.createElement('p');
    counter.id = `${area.id}-left`;
    // In the line of the label, so that nothing moves when it appears.
    for (const part of [counter, ...area.labels]) part.style.gridArea = '1 / 1';
    counter.style.justifySelf = 'end';
    const count = () => {
      const left = Number(area.dataset.max) - [...area.value.trim()].length;
      counter.textContent = left < 0 ? `${-left} characters too many` : `${left} characters left`;
      counter.className = left < 0 ? red : calm;
    };
    count();
    area.before(counter);
    area.setAttribute(
      'aria-describedby',
      `${area.getAttribute('aria-describedby') ?? ''} ${counter.id}`.trim(),
    );
    area.addEventListener('input', count);
  }
}
