const NAME = 'edit-key';

/**
 * Returns the key from the printed address. It is removed from the address immediately and lasts as long as the tab.
 */
export function sessionKey(): string {
  const given = /^#key=(\w+)$/.exec(location.hash)?.[1];
  if (given) {
    sessionStorage.setItem(NAME, given);
    history.replaceState(null, '', location.pathname + location.search);
  }
  return given ?? sessionStorage.getItem(NAME) ?? '';
}
