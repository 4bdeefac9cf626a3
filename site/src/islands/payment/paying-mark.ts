const KEY = 'paying';

/** Enough of an order's token to recognise it; the rest opens the order and is stored nowhere. */
const markOf = (orderToken: string) => orderToken.slice(0, 8);

/** Records that this browser went to a checkout of an order, so that its return is recognised. Settles nothing. */
export function markPaying(orderToken: string): void {
  try {
    sessionStorage.setItem(KEY, markOf(orderToken));
  } catch {
    // Without storage, the open payment itself shows that one is in progress.
  }
}

/** Returns whether this browser returns from a checkout of the order. Removes the mark. */
export function takePayingMark(orderToken: string): boolean {
  try {
    const isBack = sessionStorage.getItem(KEY) === markOf(orderToken);
    if (isBack) sessionStorage.removeItem(KEY);
    return isBack;
  } catch {
    return false;
  }
}
