const BYTES = 32;

/** A token of 256 bits that opens one attempt, made where the attempt begins. */
export function newDraftToken(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
