/**
 * One value stored in the browser. If the browser refuses or has lost its storage, nothing is stored and nothing fails.
 */
export type StorageSlot<T> = {
  /** Returns the stored value; null if there is none or it cannot be read. */
  read: () => T | null;
  /** Stores the value; null removes it. */
  write: (value: T | null) => void;
};

/**
 * @param storage the tab's or the device's, accessed only when needed
 * @param parse converts the stored value to the current shape, or returns null: another version of the page may have
 * written it
 */
export function storageSlot<T>(
  storage: 'localStorage' | 'sessionStorage',
  key: string,
  parse: (kept: unknown) => T | null,
): StorageSlot<T> {
  return {
    read: () => {
      try {
        const kept: unknown = JSON.parse(globalThis[storage].getItem(key) ?? 'null');
        return kept === null ? null : parse(kept);
      } catch {
        return null;
      }
    },
    write: (value) => {
      try {
        if (value === null) globalThis[storage].removeItem(key);
        else globalThis[storage].setItem(key, JSON.stringify(value));
      } catch {
        // A full or disabled store only means that the value is not saved.
      }
    },
  };
}
