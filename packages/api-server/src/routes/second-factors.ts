import { signedIn } from '../api/context.ts';
import { anyoneFrom, own, ownFrom } from '../api/handlers.ts';
import { api } from '../api/implementer.ts';
import { addPasskey } from '../services/second-factors/add-passkey.ts';
import { confirmTotp } from '../services/second-factors/confirm-totp.ts';
import { beginChange, beginVerify } from '../services/second-factors/list-ways.ts';
import { readSecondFactors } from '../services/second-factors/read-second-factors.ts';
import { removePasskey, removeTotp } from '../services/second-factors/remove-factor.ts';
import { renewRecoveryCodes } from '../services/second-factors/renew-recovery-codes.ts';
import { startPasskey } from '../services/second-factors/start-passkey.ts';
import { startTotp } from '../services/second-factors/start-totp.ts';
import { switchOffSecondFactor } from '../services/second-factors/switch-off-second-factor.ts';
import { verifySecondFactor } from '../services/second-factors/verify-second-factor.ts';

const { secondFactors } = api;

export const secondFactorsRoutes = secondFactors.router({
  read: secondFactors.read.handler(own(readSecondFactors)),
  startTotp: secondFactors.startTotp.handler(own(startTotp, 'body.password')),
  confirmTotp: secondFactors.confirmTotp.handler(ownFrom(confirmTotp, 'body.code')),
  removeTotp: secondFactors.removeTotp.handler(ownFrom(removeTotp, 'body')),
  startPasskey: secondFactors.startPasskey.handler(own(startPasskey, 'body.password')),
  addPasskey: secondFactors.addPasskey.handler(ownFrom(addPasskey, 'body')),
  removePasskey: secondFactors.removePasskey.handler(({ context, input }) =>
    removePasskey(context.deps, context.request, signedIn(context), input.params.passkeyId, input.body),
  ),
  beginVerify: secondFactors.beginVerify.handler(({ context }) => beginVerify(context.deps, context.request)),
  beginChange: secondFactors.beginChange.handler(own(beginChange)),
  verify: secondFactors.verify.handler(anyoneFrom(verifySecondFactor, 'body')),
  renewRecoveryCodes: secondFactors.renewRecoveryCodes.handler(ownFrom(renewRecoveryCodes, 'body')),
  switchOff: secondFactors.switchOff.handler(ownFrom(switchOffSecondFactor, 'body')),
});
