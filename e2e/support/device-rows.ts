import type { Page } from '@playwright/test';

/**
 * Returns the keys of what the app stores on this device: what was read (`answers`), or is still to be sent
 * (`waiting`).
 */
export const deviceRows = (page: Page, store: 'answers' | 'waiting'): Promise<string[]> =>
  page.evaluate(
    (name) =>
      new Promise<string[]>((resolve, reject) => {
        const opening = indexedDB.open('plinth');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const database = opening.result;
          if (!database.objectStoreNames.contains(name)) {
            database.close();
            resolve([]);
            return;
          }
          const keys = database.transaction(name).objectStore(name).getAllKeys();
          keys.onsuccess = () => {
            database.close();
            resolve(keys.result.map(String));
          };
          keys.onerror = () => reject(keys.error);
        };
      }),
    store,
  );
