/** A number without what people put between its digits: spaces, brackets, dots and hyphens. Forms send it like this. */
export function plainPhone(text: string): string {
  return text.replaceAll(/[\s().-]/g, '');
}
