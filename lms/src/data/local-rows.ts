const DATABASE = 'plinth';
const STORES = ['answers', 'waiting', 'drafts'] as const;

/**
 * `answers` contains the API's answers for offline reading; `waiting` what is still to be sent; `drafts` the files of
 * texts being written.
 */
type Store = (typeof STORES)[number];

let opened: Promise<IDBDatabase> | null = null;

function open(): Promise<IDBDatabase> {
  opened ??= new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 2);
    request.onupgradeneeded = () => {
      for (const store of STORES)
        if (!request.result.objectStoreNames.contains(store)) request.result.createObjectStore(store);
    };
    request.onsuccess = () => {
      // Another tab with a later version must not have to wait for this one.
      request.result.onversionchange = () => {
        request.result.close();
        opened = null;
      };
      resolve(request.result);
    };
    request.onerror = () => {
      opened = null;
      reject(request.error);
    };
  });
  return opened;
}

async function run<T>(
  store: Store,
  mode: IDBTransactionMode,
  work: (rows: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const transaction = (await open()).transaction(store, mode);
  const request = work(transaction.objectStore(store));
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve(request.result);
    transaction.onabort = () => reject(transaction.error);
  });
}

/** Reads one row by its key; undefined if there is none. */
export const readRow = <T>(store: Store, key: string): Promise<T | undefined> =>
  run(store, 'readonly', (rows) => rows.get(key));

export const writeRow = (store: Store, key: string, value: unknown): Promise<unknown> =>
  run(store, 'readwrite', (rows) => rows.put(value, key));

export const dropRow = (store: Store, key: string): Promise<unknown> =>
  run(store, 'readwrite', (rows) => rows.delete(key));

/** The keys of a store, in order. */
export const readKeys = async (store: Store): Promise<string[]> =>
  (await run(store, 'readonly', (rows) => rows.getAllKeys())).map(String);

export const clearRows = (store: Store): Promise<unknown> => run(store, 'readwrite', (rows) => rows.clear());
