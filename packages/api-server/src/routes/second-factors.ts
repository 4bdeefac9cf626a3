import { signedIn } from '../api/context.ts';
import { anyoneFrom, own, ownFrom } from '../api/handlers.ts';
import type { Routes } from '../api/implementer.ts';
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

export const secondFactorsRoutes: Routes<'secondFactors'> = {
  read: own(readSecondFactors),
  startTotp: own(startTotp, 'body.password'),
  confirmTotp: ownFrom(confirmTotp, 'body.code'),
  removeTotp: ownFrom(removeTotp, 'body'),
  startPasskey: own(startPasskey, 'body.password'),
  addPasskey: ownFrom(addPasskey, 'body'),
  removePasskey: ({ context, input }) =>
    removePasskey(context.deps, context.request, signedIn(context), input.params.passkeyId, input.body),
  beginVerify: ({ context }) => beginVerify(context.deps, context.request),
  beginChange: own(beginChange),
  verify: anyoneFrom(verifySecondFactor, 'body'),
  renewRecoveryCodes: ownFrom(renewRecoveryCodes, 'body'),
  switchOff: ownFrom(switchOffSecondFactor, 'body'),
};
