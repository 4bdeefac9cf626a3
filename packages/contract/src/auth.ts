import { LoginEmail } from '@plinth/domain/auth/login-email';
import { SignUpEmail } from '@plinth/domain/auth/sign-up-email';
import { SignUpSocial, SocialCode, SocialMethod } from '@plinth/domain/auth/sign-up-social';
import { Email } from '@plinth/domain/fields/email';
import { Password } from '@plinth/domain/fields/password';
import { Token } from '@plinth/domain/fields/token';
import * as z from 'zod/mini';
import { byAddress, callsOf } from './call.ts';

const call = callsOf('auth');

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
  signUpEmail: call({
    method: 'POST',
    path: '/v1/client/signup/email',
    access: 'public',
    rateLimit: byAddress(2),
    successStatus: 201,
    summary: 'Makes an account and queues its verification mail. 409 EMAIL_TAKEN.',
  })
    .input(z.object({ body: SignUpEmail }))
    .output(Session),

  signUpSocial: call({
    method: 'POST',
    path: '/v1/client/signup/social',
    access: 'public',
    rateLimit: byAddress(2),
    successStatus: 201,
    summary: 'Makes an account from an id token. 400 refused by the provider, 409 account exists.',
  })
    .input(z.object({ body: SignUpSocial }))
    .output(Session),

  loginEmail: call({
    method: 'POST',
    path: '/v1/client/login/email',
    access: 'public',
    summary: 'Signs in. 400 INVALID_CREDENTIALS, the same for an unknown address and a wrong password.',
  })
    .input(z.object({ body: LoginEmail }))
    .output(Session),

  loginSocial: call({
    method: 'POST',
    path: '/v1/client/login/social',
    access: 'public',
    rateLimit: byAddress(2),
    summary:
      'Signs in with an id token. 400 refused by the provider, 404 no account, 409 the account has another identity.',
  })
    .input(z.object({ body: SignUpSocial }))
    .output(Session),

  listSocialMethods: call({
    method: 'GET',
    path: '/v1/client/login/social',
    access: 'public',
    summary: 'The social sign-ins that this school offers, with their names.',
  })
    .input(z.object({}))
    .output(z.object({ methods: z.array(z.object({ method: SocialMethod, label: z.string() })) })),

  startSocial: call({
    method: 'GET',
    path: '/v1/client/login/social/{method}',
    access: 'public',
    rateLimit: byAddress(2),
    summary:
      'Where a sign-in with a provider begins: its page and our client id. 404 not offered, 502 provider away.',
  })
    .input(z.object({ params: z.object({ method: SocialMethod }) }))
    .output(
      z.object({
        authorizeUrl: z.string(),
        clientId: z.string(),
        /** A code is requested from the provider (with PKCE) for `redeemSocialCode`; otherwise an id token. */
        usesCode: z.optional(z.literal(true)),
      }),
    ),

  redeemSocialCode: call({
    method: 'POST',
    path: '/v1/client/login/social/{method}/code',
    access: 'public',
    rateLimit: byAddress(2),
    summary:
      'Exchanges what an issuer sent back for a token that login and sign-up take. 400 refused by the issuer, 403 an address of another domain, 404 not offered, 502 issuer away.',
  })
    .input(z.object({ params: z.object({ method: SocialMethod }), body: SocialCode }))
    .output(z.object({ tokenId: z.string() })),

  readEmailVerification: call({
    method: 'GET',
    path: '/v1/client/login/emailVerification/{x}',
    access: 'public-token',
    rateLimit: byAddress(2),
    summary:
      'Whether the pair from the mail has proven its address, and whether the caller is signed in to that account; reading proves nothing. 404 unknown pair, 410 expired.',
  })
    .input(
      z.object({
        params: z.object({ x: z.string().check(z.maxLength(64)) }),
        query: z.object({ token: Token }),
      }),
    )
    .output(z.object({ verified: z.boolean(), isSignedIn: z.boolean() })),

  verifyEmail: call({
    method: 'POST',
    path: '/v1/client/login/emailVerification/{x}',
    access: 'public-token',
    rateLimit: byAddress(2),
    summary:
      'Proves an address with the pair from the mail. From anybody but who is signed in to that account it ends password, sessions and all that was set before, and answers the path to a new password. 404 unknown pair, 410 expired.',
  })
    .input(
      z.object({
        params: z.object({ x: z.string().check(z.maxLength(64)) }),
        body: z.object({ token: Token }),
      }),
    )
    .output(z.object({ verified: z.literal(true), passwordPath: z.optional(z.string()) })),

  requestPasswordReset: call({
    method: 'POST',
    path: '/v1/client/login/passwordReset',
    access: 'public',
    rateLimit: byAddress(2, { each: { calls: 5, of: ['body.emailId'] } }),
    summary: 'Mails a reset link when the address is known; the answer never tells.',
  })
    .input(z.object({ body: z.object({ emailId: Email }) }))
    .output(z.object({ sent: z.literal(true) })),

  resetPassword: call({
    method: 'PUT',
    path: '/v1/client/login/passwordReset',
    access: 'public-token',
    rateLimit: byAddress(2),
    summary:
      'Sets a password with the token of the mail, ends all sessions and opens one. 404 unknown, 410 expired.',
  })
    .input(z.object({ body: z.object({ token: Token, password: Password }) }))
    .output(z.object({ reset: z.literal(true), ...Session.shape })),

  logout: call({
    method: 'POST',
    path: '/v1/client/user/logout',
    access: 'signed-in',
    summary: 'Revokes the token of this session.',
  })
    .input(z.object({}))
    .output(z.object({ loggedOut: z.literal(true) })),

  sendEmailVerification: call({
    method: 'POST',
    path: '/v1/client/user/sendEmailVerification',
    access: 'signed-in',
    summary: 'Mails a new verification link to the own address. 409 already verified, 429 within 60 s.',
  })
    .input(z.object({}))
    .output(z.object({ sent: z.literal(true) })),
};
