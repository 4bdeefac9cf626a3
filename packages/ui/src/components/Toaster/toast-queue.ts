export type QueuedToast = { id: string; type: 'success' | 'error'; message: string };
type Outlet = { show: (toast: QueuedToast) => void; close: (id: string) => void };

/**
 * Toasts on their way to the screen. They wait here until the region that shows them has come, so that
 * anyone may say something before its machinery is loaded.
 */
const waiting: QueuedToast[] = [];
let outlet: Outlet | null = null;
let wanted: (() => void) | null = null;
let count = 0;

export function queueToast(type: QueuedToast['type'], message: string): string {
  count += 1;
  const toast = { id: `toast-${count}`, type, message };
  if (outlet) outlet.show(toast);
  else {
    waiting.push(toast);
    wanted?.();
  }
  return toast.id;
}

export function closeToast(id: string): void {
  const at = waiting.findIndex((toast) => toast.id === id);
  if (at >= 0) waiting.splice(at, 1);
  else outlet?.close(id);
}

/** The region takes over; gives the way to let go. */
export function openOutlet(next: Outlet): () => void {
  outlet = next;
  for (const toast of waiting.splice(0)) next.show(toast);
  return () => {
    outlet = null;
  };
}

/** Calls `load` as soon as a toast waits for a region; gives the way to stop. */
export function onToastWanted(load: () => void): () => void {
  wanted = load;
  if (waiting.length > 0) load();
  return () => {
    wanted = null;
  };
}
