import type { JWTPayload } from 'jose';

/** What a browser brings back from an issuer's page, and what it stored meanwhile. */
export type CodeReturn = {
  /** The query that the issuer added to the return address. */
  callback: string;
  state: string;
  nonce: string;
  /** PKCE's verifier. */
  codeVerifier: string;
  /** The return address given to the issuer. */
  redirectUri: string;
};

/** A provider that vouches for people by signed id tokens (OpenID Connect). */
export type IdentityProvider = {
  /** Its name in the contract, e.g. GOOGLE. */
  method: string;
  /** Its name as people know it. */
  label: string;
  /** Our id with the provider: the audience of its tokens. */
  clientId: string;
  /** Its sign-in page, absolute or on our own origin. @throws when the provider cannot be reached */
  authorizeUrl: () => Promise<string>;
  /**
   * Verifies a token's signature, issuer, audience and age, and returns its claims. @throws when any of them is wrong
   */
  verify: (tokenId: string, now: Date) => Promise<JWTPayload>;
  /**
   * Exchanges a code for a token that `verify` accepts; absent if the provider hands its id tokens to the browser.
   * @throws IssuerAway without an answer; any other error when something is wrong
   */
  redeem?: (returned: CodeReturn, now: Date) => Promise<string>;
};

/** Signature algorithms that only the holder of a private key can use. */
export const ALGORITHMS = ['RS256', 'PS256', 'ES256', 'EdDSA'];

/** An older token was not made for this sign-in. */
export const MAX_TOKEN_AGE = '1 hour';
