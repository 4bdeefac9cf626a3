const KEY = 'careerReader';

/** Stores in this browser the address that a result was mailed to, so that its report need not ask for it again. */
export function rememberReader(emailId: string): void {
  try {
    localStorage.setItem(KEY, emailId);
  } catch {
    // Without storage the report asks for the address.
  }
}

/** Returns the address used in this browser, or ''. */
export function rememberedReader(): string {
  try {
    return localStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
}
