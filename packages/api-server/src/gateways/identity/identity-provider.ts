import type { JWTPayload } from 'jose';

/** What a browser brings back from an issuer's page, and what it kept meanwhile. */
export type CodeReturn = {
  /** The query that the issuer added to the way back. */
  callback: string;
  state: string;
  nonce: string;
  /** Of PKCE. */
  codeVerifier: string;
  /** Where the issuer was told to send people. */
  redirectUri: string;
};

/** Someone who vouches for people by signed id tokens (OpenID Connect). */
export type IdentityProvider = {
  /** How the contract names it, e.g. GOOGLE. */
  method: string;
  /** How people know it. */
  label: string;
  /** Our name with the provider: the audience of its tokens. */
  clientId: string;
  /** Its sign-in page, absolute or on the own origin. @throws when the provider cannot be reached */
  authorizeUrl: () => Promise<string>;
  /** Claims of a token by its signature, issuer, audience and age. @throws when any of them is not right */
  verify: (tokenId: string, now: Date) => Promise<JWTPayload>;
  /**
   * Exchanges a code for a token that `verify` takes; absent where the provider hands its id tokens to the browser.
   * @throws IssuerAway without an answer; any other error when something is not right
   */
  redeem?: (returned: CodeReturn, now: Date) => Promise<string>;
};

/** Signatures that only the holder of a private key can make. */
export const ALGORITHMS = ['RS256', 'PS256', 'ES256', 'EdDSA'];

/** A token that is older was not made for this sign-in. */
export const MAX_TOKEN_AGE = '1 hour';
