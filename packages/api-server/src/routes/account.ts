import { own } from '../api/handlers.ts';
import type { Routes } from '../api/implementer.ts';
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

export const accountRoutes: Routes<'account'> = {
  readAccount: own(readAccount),
  saveName: own(saveName, 'body'),
  saveTimeZone: own(saveTimeZone, 'body'),
  changePassword: own(changePassword, 'body'),
  listSessions: own(listSessions, 'query'),
  endSession: own(endSession, 'params'),
  endOtherSessions: own(endOtherSessions),
  readNotificationPreferences: own(readNotificationPreferences),
  saveNotificationPreferences: own(saveNotificationPreferences, 'body'),
  acceptMails: own(acceptMails, 'params'),
  exportData: own(exportData),
  requestDeletion: own(requestDeletion, 'body'),
  cancelDeletion: own(cancelDeletion),
};
