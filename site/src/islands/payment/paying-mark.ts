const KEY = 'paying';

/** Records that this browser went to a checkout of an order, so that its return is recognised. Settles nothing. */
export function markPaying(orderToken: string): void {
  try {
    sessionStorage.setItem(KEY, orderToken);
  } catch {
    // Without storage, the open payment itself shows that one is in progress.
  }
}

/** Returns whether this browser returns from a checkout of the order. Removes the mark. */
export function takePayingMark(orderToken: string): boolean {
  try {
    const isBack = sessionStorage.getItem(KEY) === orderToken;
    if (isBack) sessionStorage.removeItem(KEY);
    return isBack;
  } catch {
    return false;
  }
}
