import { proxy } from 'valtio';
import { onConnection } from '../data/read-offline.ts';

/** Whether the school can be reached: according to the browser and the last call. */
export const connection = proxy({ isOnline: navigator.onLine });

function note(isOnline: boolean): void {
  if (connection.isOnline !== isOnline) connection.isOnline = isOnline;
}

// An answer still in flight when the connection was lost does not mean that it is back.
onConnection((isAnswered) => note(isAnswered && navigator.onLine));
window.addEventListener('online', () => note(true));
window.addEventListener('offline', () => note(false));
