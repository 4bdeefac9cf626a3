import { type ApiContext, signedIn } from '../api/context.ts';
import { api } from '../api/implementer.ts';
import { bindingCookie } from '../api/session-binding.ts';
import { listSocialMethods } from '../services/auth/list-social-methods.ts';
import { loginEmail } from '../services/auth/login-email.ts';
import { loginSocial } from '../services/auth/login-social.ts';
import { logout } from '../services/auth/logout.ts';
import type { OpenedSession } from '../services/auth/open-session.ts';
import { requestPasswordReset } from '../services/auth/request-password-reset.ts';
import { resetPassword } from '../services/auth/reset-password.ts';
import { sendEmailVerification } from '../services/auth/send-email-verification.ts';
import { signUpEmail } from '../services/auth/sign-up-email.ts';
import { signUpSocial } from '../services/auth/sign-up-social.ts';
import { startSocial } from '../services/auth/start-social.ts';
import { verifyEmail } from '../services/auth/verify-email.ts';

/** Answers the token, and gives a browser the cookie that it is bound to. */
async function handOver({ deps, cookies }: ApiContext, opened: Promise<OpenedSession>) {
  const { token, userId, binding } = await opened;
  if (binding) cookies.push(bindingCookie(deps.settings, binding));
  return { token, userId };
}

export const authRoutes = api.auth.router({
  signUpEmail: api.auth.signUpEmail.handler(({ context, input }) =>
    handOver(context, signUpEmail(context.deps, context.request, input.body)),
  ),
  signUpSocial: api.auth.signUpSocial.handler(({ context, input }) =>
    handOver(context, signUpSocial(context.deps, context.request, input.body)),
  ),
  loginEmail: api.auth.loginEmail.handler(({ context, input }) =>
    handOver(context, loginEmail(context.deps, context.request, input.body)),
  ),
  loginSocial: api.auth.loginSocial.handler(({ context, input }) =>
    handOver(context, loginSocial(context.deps, context.request, input.body)),
  ),
  listSocialMethods: api.auth.listSocialMethods.handler(({ context }) => listSocialMethods(context.deps)),
  startSocial: api.auth.startSocial.handler(({ context, input }) =>
    startSocial(context.deps, input.params.method),
  ),
  verifyEmail: api.auth.verifyEmail.handler(({ context, input }) =>
    verifyEmail(context.deps, { x: input.params.x, token: input.query.token }),
  ),
  requestPasswordReset: api.auth.requestPasswordReset.handler(({ context, input }) =>
    requestPasswordReset(context.deps, context.request, input.body),
  ),
  resetPassword: api.auth.resetPassword.handler(({ context, input }) =>
    resetPassword(context.deps, input.body),
  ),
  logout: api.auth.logout.handler(({ context }) => {
    context.cookies.push(bindingCookie(context.deps.settings, null));
    return logout(context.deps, signedIn(context));
  }),
  sendEmailVerification: api.auth.sendEmailVerification.handler(({ context }) =>
    sendEmailVerification(context.deps, context.request, signedIn(context)),
  ),
});
