/** One value that a browser keeps. A browser that refuses or has lost its storage keeps nothing, and nothing fails. */
export type StorageSlot<T> = {
  /** What is kept there and can be read; null without. */
  read: () => T | null;
  /** Keeps it; null forgets it. */
  write: (value: T | null) => void;
};

/**
 * @param storage the tab's or the device's, asked for only when it is needed
 * @param parse what was kept as it is wanted now, or null: another version of the page may have written it
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
        // A full or closed store only means that the value is not kept.
      }
    },
  };
}
