import { signedIn } from '../api/context.ts';
import { api } from '../api/implementer.ts';
import { cancelDeletion } from '../services/account/cancel-deletion.ts';
import { changePassword } from '../services/account/change-password.ts';
import { endOtherSessions } from '../services/account/end-other-sessions.ts';
import { endSession } from '../services/account/end-session.ts';
import { exportData } from '../services/account/export-data.ts';
import { listSessions } from '../services/account/list-sessions.ts';
import { readAccount } from '../services/account/read-account.ts';
import { readNotificationPreferences } from '../services/account/read-notification-preferences.ts';
import { requestDeletion } from '../services/account/request-deletion.ts';
import { saveName } from '../services/account/save-name.ts';
import { saveNotificationPreferences } from '../services/account/save-notification-preferences.ts';
import { saveTimeZone } from '../services/account/save-time-zone.ts';

const { account } = api;

export const accountRoutes = account.router({
  readAccount: account.readAccount.handler(({ context }) => readAccount(context.deps, signedIn(context))),
  saveName: account.saveName.handler(({ context, input }) =>
    saveName(context.deps, signedIn(context), input.body),
  ),
  saveTimeZone: account.saveTimeZone.handler(({ context, input }) =>
    saveTimeZone(context.deps, signedIn(context), input.body),
  ),
  changePassword: account.changePassword.handler(({ context, input }) =>
    changePassword(context.deps, signedIn(context), input.body),
  ),
  listSessions: account.listSessions.handler(({ context, input }) =>
    listSessions(context.deps, signedIn(context), input.query),
  ),
  endSession: account.endSession.handler(({ context, input }) =>
    endSession(context.deps, signedIn(context), input.params),
  ),
  endOtherSessions: account.endOtherSessions.handler(({ context }) =>
    endOtherSessions(context.deps, signedIn(context)),
  ),
  readNotificationPreferences: account.readNotificationPreferences.handler(({ context }) =>
    readNotificationPreferences(context.deps, signedIn(context)),
  ),
  saveNotificationPreferences: account.saveNotificationPreferences.handler(({ context, input }) =>
    saveNotificationPreferences(context.deps, signedIn(context), input.body),
  ),
  exportData: account.exportData.handler(({ context }) => exportData(context.deps, signedIn(context))),
  requestDeletion: account.requestDeletion.handler(({ context, input }) =>
    requestDeletion(context.deps, signedIn(context), input.body),
  ),
  cancelDeletion: account.cancelDeletion.handler(({ context }) =>
    cancelDeletion(context.deps, signedIn(context)),
  ),
});
