import { own } from '../api/handlers.ts';
import { api } from '../api/implementer.ts';
import { acceptMails } from '../services/account/accept-mails.ts';
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
  readAccount: account.readAccount.handler(own(readAccount)),
  saveName: account.saveName.handler(own(saveName, 'body')),
  saveTimeZone: account.saveTimeZone.handler(own(saveTimeZone, 'body')),
  changePassword: account.changePassword.handler(own(changePassword, 'body')),
  listSessions: account.listSessions.handler(own(listSessions, 'query')),
  endSession: account.endSession.handler(own(endSession, 'params')),
  endOtherSessions: account.endOtherSessions.handler(own(endOtherSessions)),
  readNotificationPreferences: account.readNotificationPreferences.handler(own(readNotificationPreferences)),
  saveNotificationPreferences: account.saveNotificationPreferences.handler(
    own(saveNotificationPreferences, 'body'),
  ),
  acceptMails: account.acceptMails.handler(own(acceptMails, 'params')),
  exportData: account.exportData.handler(own(exportData)),
  requestDeletion: account.requestDeletion.handler(own(requestDeletion, 'body')),
  cancelDeletion: account.cancelDeletion.handler(own(cancelDeletion)),
});
