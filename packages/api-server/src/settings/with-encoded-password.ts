/** Matches an @ that occurs only in the query: there is no user name then. */
const NO_USER = /^[a-z][a-z\d+.-]*:\/\/[^/?#@]*(?:\/[^?#@]*)?\?[\w.-]+=[^@]*@/i;
const WITH_USER = /^([a-z][a-z\d+.-]*:\/\/)(.*)@([^@]*)$/is;

/** Percent-encodes a text; what is encoded already stays as it is. */
function encoded(text: string): string {
  try {
    return encodeURIComponent(decodeURIComponent(text));
  } catch {
    return encodeURIComponent(text);
  }
}

/**
 * Encodes the user name and password of an address, which may contain any character: / # ? @ : and % are encoded, since
 * passwords are generated and pasted as they are. The password begins at the first colon and ends at the last @.
 */
export function withEncodedPassword(address: string): string {
  const [, scheme, user = '', rest] = (NO_USER.test(address) ? null : WITH_USER.exec(address)) ?? [];
  if (scheme === undefined) return address;
  const colon = user.indexOf(':');
  if (colon < 0) return `${scheme}${encoded(user)}@${rest}`;
  return `${scheme}${encoded(user.slice(0, colon))}:${encoded(user.slice(colon + 1))}@${rest}`;
}
