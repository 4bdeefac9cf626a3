const ENTRY =
  /^(?<method>[A-Z][A-Z0-9_]{1,31})=(?<issuer>https?:\/\/[^|\s]+)\|(?<clientId>[^|\s]+)(?:\|(?<keysUrl>https?:\/\/[^|\s]+))?$/;

/** A provider as given in the setting SOCIAL_ISSUERS; the address of its keys is found by discovery if omitted. */
export type SocialIssuer = { method: string; issuer: string; clientId: string; keysUrl: string | null };

/** Reads one entry, METHOD=issuer|audience or METHOD=issuer|audience|keys; null if it is malformed. */
export function parseSocialIssuer(entry: string): SocialIssuer | null {
  const { method, issuer, clientId, keysUrl } = ENTRY.exec(entry)?.groups ?? {};
  if (!method || !issuer || !clientId) return null;
  const addresses = keysUrl ? [issuer, keysUrl] : [issuer];
  return addresses.every((one) => URL.canParse(one))
    ? { method, issuer, clientId, keysUrl: keysUrl ?? null }
    : null;
}
