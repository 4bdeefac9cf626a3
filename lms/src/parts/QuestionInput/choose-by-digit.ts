/**
 * Makes the keys 0 to 9 choose in a question: the step of a number scale, otherwise the option in that position. Keys
 * typed into a text field have no such effect, and a question with several groups has no single one to choose in.
 */
export function chooseByDigit(event: KeyboardEvent, container: Element): void {
  const { key, target } = event;
  if (!/^\d$/.test(key) || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
  if (
    target instanceof Element &&
    target.closest('textarea, select, input:not([type=radio], [type=checkbox])')
  )
    return;
  const choices = [
    ...container.querySelectorAll<HTMLInputElement>('input:is([type=radio], [type=checkbox]):enabled'),
  ];
  if (new Set(choices.map(({ name }) => name)).size !== 1) return;
  const choice = choices.find(({ value }) => value === key) ?? choices[Number(key) - 1];
  if (!choice) return;
  event.preventDefault();
  choice.focus();
  choice.click();
}
