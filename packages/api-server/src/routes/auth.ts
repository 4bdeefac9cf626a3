import { signedIn } from '../api/context.ts';
import { api } from '../api/implementer.ts';
import { loginEmail } from '../services/auth/login-email.ts';
import { loginSocial } from '../services/auth/login-social.ts';
import { logout } from '../services/auth/logout.ts';
import { requestPasswordReset } from '../services/auth/request-password-reset.ts';
import { resetPassword } from '../services/auth/reset-password.ts';
import { sendEmailVerification } from '../services/auth/send-email-verification.ts';
import { signUpEmail } from '../services/auth/sign-up-email.ts';
import { signUpSocial } from '../services/auth/sign-up-social.ts';
import { verifyEmail } from '../services/auth/verify-email.ts';

export const authRoutes = api.auth.router({
  signUpEmail: api.auth.signUpEmail.handler(({ context, input }) =>
    signUpEmail(context.deps, context.request, input.body),
  ),
  signUpSocial: api.auth.signUpSocial.handler(({ context, input }) =>
    signUpSocial(context.deps, context.request, input.body),
  ),
  loginEmail: api.auth.loginEmail.handler(({ context, input }) =>
    loginEmail(context.deps, context.request, input.body),
  ),
  loginSocial: api.auth.loginSocial.handler(({ context, input }) =>
    loginSocial(context.deps, context.request, input.body),
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
  logout: api.auth.logout.handler(({ context }) => logout(context.deps, signedIn(context))),
  sendEmailVerification: api.auth.sendEmailVerification.handler(({ context }) =>
    sendEmailVerification(context.deps, context.request, signedIn(context)),
  ),
});
