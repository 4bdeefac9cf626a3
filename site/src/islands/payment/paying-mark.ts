const KEY = 'paying';

/** Notes that this browser went to a checkout of an order, so that its way back is recognised. Settles nothing. */
export function markPaying(orderToken: string): void {
  try {
    sessionStorage.setItem(KEY, orderToken);
  } catch {
    // Without storage the open payment itself tells that one is on its way.
  }
}

/** Whether this browser comes back from a checkout of the order. The note is taken away. */
export function takePayingMark(orderToken: string): boolean {
  try {
    const isBack = sessionStorage.getItem(KEY) === orderToken;
    if (isBack) sessionStorage.removeItem(KEY);
    return isBack;
  } catch {
    return false;
  }
}
