/**
 * Creates a key for one intent, such as one click on Pay: the same intent resent after a lost answer keeps its key, so
 * that it has one effect.
 */
export function newIntentKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Creates keys by intent, each valid until the intent is answered. */
export function createIntentKeys() {
  const keys = new Map<string, string>();
  return {
    of(intent: string): string {
      const key = keys.get(intent) ?? newIntentKey();
      keys.set(intent, key);
      return key;
    },
    done(intent: string): void {
      keys.delete(intent);
    },
  };
}

export type IntentKeys = ReturnType<typeof createIntentKeys>;
