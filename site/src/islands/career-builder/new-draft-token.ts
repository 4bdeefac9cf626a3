const BYTES = 32;

/** Creates a 256-bit token that opens one attempt, made when the attempt starts. */
export function newDraftToken(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
