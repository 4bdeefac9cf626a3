/** Returns a random id (UUID version 4), also over plain http, where a browser provides random bytes but no ids. */
export function randomId(): string {
  const own: Partial<Crypto> = crypto;
  if (own.randomUUID) return own.randomUUID();
  const signs = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte, at) => {
    const marked = at === 6 ? (byte & 0x0f) | 0x40 : at === 8 ? (byte & 0x3f) | 0x80 : byte;
    return marked.toString(16).padStart(2, '0');
  }).join('');
  return signs.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
