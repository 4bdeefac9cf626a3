import { signedIn } from '../api/context.ts';
import { handOver } from '../api/hand-over.ts';
import { anyone, anyoneFrom, ownFrom } from '../api/handlers.ts';
import type { Routes } from '../api/implementer.ts';
import { bindingCookie } from '../api/session-binding.ts';
import { listSocialMethods } from '../services/auth/list-social-methods.ts';
import { loginEmail } from '../services/auth/login-email.ts';
import { loginSocial } from '../services/auth/login-social.ts';
import { logout } from '../services/auth/logout.ts';
import { redeemSocialCode } from '../services/auth/redeem-social-code.ts';
import { requestPasswordReset } from '../services/auth/request-password-reset.ts';
import { resetPassword } from '../services/auth/reset-password.ts';
import { sendEmailVerification } from '../services/auth/send-email-verification.ts';
import { signUpEmail } from '../services/auth/sign-up-email.ts';
import { signUpSocial } from '../services/auth/sign-up-social.ts';
import { startSocial } from '../services/auth/start-social.ts';
import { readEmailVerification, verifyEmail } from '../services/auth/verify-email.ts';

export const authRoutes: Routes<'auth'> = {
  signUpEmail: ({ context, input }) =>
    handOver(context, signUpEmail(context.deps, context.request, input.body)),
  signUpSocial: ({ context, input }) =>
    handOver(context, signUpSocial(context.deps, context.request, input.body)),
  loginEmail: ({ context, input }) =>
    handOver(context, loginEmail(context.deps, context.request, input.body)),
  loginSocial: ({ context, input }) =>
    handOver(context, loginSocial(context.deps, context.request, input.body)),
  listSocialMethods: ({ context }) => listSocialMethods(context.deps),
  startSocial: anyone(startSocial, 'params.method'),
  redeemSocialCode: ({ context, input }) =>
    redeemSocialCode(context.deps, context.request, { ...input.params, ...input.body }),
  readEmailVerification: async ({ context, input }) =>
    readEmailVerification(context.deps, await context.findCaller(), { ...input.params, ...input.query }),
  verifyEmail: async ({ context, input }) =>
    verifyEmail(context.deps, await context.findCaller(), { ...input.params, ...input.body }),
  requestPasswordReset: anyoneFrom(requestPasswordReset, 'body'),
  resetPassword: async ({ context, input }) => ({
    reset: true as const,
    ...(await handOver(context, resetPassword(context.deps, context.request, input.body))),
  }),
  logout: ({ context }) => {
    context.cookies.push(bindingCookie(context.deps.settings, null));
    return logout(context.deps, signedIn(context));
  },
  sendEmailVerification: ownFrom(sendEmailVerification),
};
