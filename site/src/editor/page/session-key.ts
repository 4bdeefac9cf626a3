const NAME = 'edit-key';

/** The key of the printed address. It leaves the address at once and lives as long as the tab. */
export function sessionKey(): string {
  const given = /^#key=(\w+)$/.exec(location.hash)?.[1];
  if (given) {
    sessionStorage.setItem(NAME, given);
    history.replaceState(null, '', location.pathname + location.search);
  }
  return given ?? sessionStorage.getItem(NAME) ?? '';
}
