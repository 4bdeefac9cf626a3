/** Whether an @ stands in the query alone: there is no user name then. */
const NO_USER = /^[a-z][a-z\d+.-]*:\/\/[^/?#@]*(?:\/[^?#@]*)?\?[\w.-]+=[^@]*@/i;
const WITH_USER = /^([a-z][a-z\d+.-]*:\/\/)(.*)@([^@]*)$/is;

/** What is percent-encoded already stays so. */
function encoded(text: string): string {
  try {
    return encodeURIComponent(decodeURIComponent(text));
  } catch {
    return encodeURIComponent(text);
  }
}

/**
 * An address whose user name and password may hold any mark: / # ? @ : and % are encoded, since a password is made by a
 * machine and pasted as it is. The password begins at the first colon and ends at the last @.
 */
export function withEncodedPassword(address: string): string {
  const [, scheme, user = '', rest] = (NO_USER.test(address) ? null : WITH_USER.exec(address)) ?? [];
  if (scheme === undefined) return address;
  const colon = user.indexOf(':');
  if (colon < 0) return `${scheme}${encoded(user)}@${rest}`;
  return `${scheme}${encoded(user.slice(0, colon))}:${encoded(user.slice(colon + 1))}@${rest}`;
}
