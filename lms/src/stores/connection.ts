import { proxy } from 'valtio';
import { onConnection } from '../data/read-offline.ts';

/** Whether the school can be reached: what the browser knows, and what the last call met. */
export const connection = proxy({ isOnline: navigator.onLine });

function note(isOnline: boolean): void {
  if (connection.isOnline !== isOnline) connection.isOnline = isOnline;
}

// An answer that was on its way when the connection went does not bring it back.
onConnection((isAnswered) => note(isAnswered && navigator.onLine));
window.addEventListener('online', () => note(true));
window.addEventListener('offline', () => note(false));
