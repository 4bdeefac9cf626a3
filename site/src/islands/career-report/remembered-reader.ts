const KEY = 'careerReader';

/** Keeps the address that a result was mailed to in this browser, so that its report need not ask for it again. */
export function rememberReader(emailId: string): void {
  try {
    localStorage.setItem(KEY, emailId);
  } catch {
    // Without storage the report asks for the address.
  }
}

/** The address that this browser was used with, or ''. */
export function rememberedReader(): string {
  try {
    return localStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
}
