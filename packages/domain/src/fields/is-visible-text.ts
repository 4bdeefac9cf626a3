/** Whether a text is visible: not only spaces, marks without a letter, fillers and joiners. */
export function isVisibleText(text: string): boolean {
  return /[^\s\p{M}\p{Cc}\p{Cf}\u115F\u1160\u2800\u3164\uFFA0]/u.test(text);
}
