import { LoginEmail } from '@plinth/domain/auth/login-email';
import { SignUpEmail } from '@plinth/domain/auth/sign-up-email';
import { SignUpSocial, SocialCode, SocialMethod } from '@plinth/domain/auth/sign-up-social';
import { Email } from '@plinth/domain/fields/email';
import { Password } from '@plinth/domain/fields/password';
import { Token } from '@plinth/domain/fields/token';
import * as z from 'zod/mini';
import { byAddress, callsOf } from './call.ts';

const { get, post, put } = callsOf('auth');

/**
 * The token is sent back as `x-auth-token`; it expires after three days. A browser also gets an HttpOnly cookie,
 * without which its token opens nothing.
 */
const Session = z.object({
  token: z.string(),
  userId: z.string(),
  /** The token opens nothing until a code has been shown with it. */
  needsSecondFactor: z.optional(z.literal(true)),
});

export const auth = {
  signUpEmail: post('/v1/client/signup/email', {
    access: 'public',
    rateLimit: byAddress(2),
    successStatus: 201,
    summary: 'Creates an account and queues its verification email. 409 EMAIL_TAKEN.',
    input: z.object({ body: SignUpEmail }),
    output: Session,
  }),

  signUpSocial: post('/v1/client/signup/social', {
    access: 'public',
    rateLimit: byAddress(2),
    successStatus: 201,
    summary:
      'Creates an account from an ID token. 400 if refused by the provider, 409 if the account exists.',
    input: z.object({ body: SignUpSocial }),
    output: Session,
  }),

  loginEmail: post('/v1/client/login/email', {
    access: 'public',
    summary:
      'Signs in with email and password. 400 INVALID_CREDENTIALS, identical for an unknown address and a wrong password.',
    input: z.object({ body: LoginEmail }),
    output: Session,
  }),

  loginSocial: post('/v1/client/login/social', {
    access: 'public',
    rateLimit: byAddress(2),
    summary:
      'Signs in with an ID token. 400 if refused by the provider, 404 if there is no account, 409 if the account has another identity.',
    input: z.object({ body: SignUpSocial }),
    output: Session,
  }),

  listSocialMethods: get('/v1/client/login/social', {
    access: 'public',
    summary: 'Lists the social sign-in methods that the school offers, with their names.',
    output: z.object({ methods: z.array(z.object({ method: SocialMethod, label: z.string() })) }),
  }),

  startSocial: get('/v1/client/login/social/{method}', {
    access: 'public',
    rateLimit: byAddress(2),
    summary:
      "Returns where a sign-in with a provider starts: the provider's page and the school's client ID. 404 if not offered, 502 if the provider does not respond.",
    input: z.object({ params: z.object({ method: SocialMethod }) }),
    output: z.object({
      authorizeUrl: z.string(),
      clientId: z.string(),
      /** A code is requested from the provider (with PKCE) for `redeemSocialCode`; otherwise an id token. */
      usesCode: z.optional(z.literal(true)),
    }),
  }),

  redeemSocialCode: post('/v1/client/login/social/{method}/code', {
    access: 'public',
    rateLimit: byAddress(2),
    summary:
      "Exchanges the issuer's response for a token that sign-in and sign-up accept. 400 if refused by the issuer, 403 for an address in another domain, 404 if not offered, 502 if the issuer does not respond.",
    input: z.object({ params: z.object({ method: SocialMethod }), body: SocialCode }),
    output: z.object({ tokenId: z.string() }),
  }),

  readEmailVerification: get('/v1/client/login/emailVerification/{x}', {
    access: 'public-token',
    rateLimit: byAddress(2),
    summary:
      'Returns whether the pair from the email has verified its address, and whether the caller is signed in to that account; reading verifies nothing. 404 for an unknown pair, 410 if expired.',
    input: z.object({
      params: z.object({ x: z.string().check(z.maxLength(64)) }),
      query: z.object({ token: Token }),
    }),
    output: z.object({ verified: z.boolean(), isSignedIn: z.boolean() }),
  }),

  verifyEmail: post('/v1/client/login/emailVerification/{x}', {
    access: 'public-token',
    rateLimit: byAddress(2),
    summary:
      'Verifies an address with the pair from the email. Unless the caller is signed in to that account, this revokes its password, its sessions and everything set before, and returns the path at which to set a new password. 404 for an unknown pair, 410 if expired.',
    input: z.object({
      params: z.object({ x: z.string().check(z.maxLength(64)) }),
      body: z.object({ token: Token }),
    }),
    output: z.object({ verified: z.literal(true), passwordPath: z.optional(z.string()) }),
  }),

  requestPasswordReset: post('/v1/client/login/passwordReset', {
    access: 'public',
    rateLimit: byAddress(2, { each: { calls: 5, of: ['body.emailId'] } }),
    summary: 'Emails a password reset link if the address is known; the answer never reveals whether it is.',
    input: z.object({ body: z.object({ emailId: Email }) }),
    output: z.object({ sent: z.literal(true) }),
  }),

  resetPassword: put('/v1/client/login/passwordReset', {
    access: 'public-token',
    rateLimit: byAddress(2),
    summary:
      'Sets a password with the token from the email, ends all sessions and calendar feeds, and opens a new session. 404 if unknown, 410 if expired.',
    input: z.object({ body: z.object({ token: Token, password: Password }) }),
    output: z.object({ reset: z.literal(true), ...Session.shape }),
  }),

  logout: post('/v1/client/user/logout', {
    access: 'signed-in',
    summary: 'Revokes the token of the current session.',
    output: z.object({ loggedOut: z.literal(true) }),
  }),

  sendEmailVerification: post('/v1/client/user/sendEmailVerification', {
    access: 'signed-in',
    summary:
      "Emails a new verification link to the caller's address. 409 if already verified, 429 within 60 s of the last one.",
    output: z.object({ sent: z.literal(true) }),
  }),
};
