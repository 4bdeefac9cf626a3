import { Account } from '@plinth/domain/account/account';
import { AccountName } from '@plinth/domain/account/account-name';
import { AccountSession } from '@plinth/domain/account/account-session';
import { ChangePassword } from '@plinth/domain/account/change-password';
import {
  NotificationPreference,
  NotificationPreferences,
} from '@plinth/domain/account/notification-preference';
import { TimeZone } from '@plinth/domain/account/time-zone';
import { Id } from '@plinth/domain/fields/id';
import { Instant } from '@plinth/domain/fields/instant';
import { PageNo } from '@plinth/domain/fields/page-no';
import { PresentPassword } from '@plinth/domain/fields/present-password';
import { MailList } from '@plinth/domain/mails/mail-list';
import * as z from 'zod/mini';
import { callsOf } from './call.ts';
import { FileAnswer } from './file-answer.ts';

const { get, post, put, del } = callsOf('account');

const EveryPreference = z.object({
  preferences: z.array(NotificationPreference),
  /** The lists whose emails the caller's address has refused with the link in one. */
  refusedLists: z.array(MailList),
});

/**
 * The caller's account, in addition to the calls of the decided table. Staff who act as another user may make none of
 * these: they would change who can sign in.
 */
export const account = {
  readAccount: get('/v1/client/user/account', {
    access: 'signed-in',
    summary:
      "Returns the caller's account: name, address, sign-in methods, time zone and any planned deletion.",
    output: Account,
  }),

  saveName: put('/v1/client/user/account/name', {
    access: 'signed-in',
    summary: "Sets the caller's first and last name.",
    input: z.object({ body: AccountName }),
    output: Account,
  }),

  saveTimeZone: put('/v1/client/user/account/time-zone', {
    access: 'signed-in',
    summary:
      'Sets the time zone in which times are shown and emailed; null follows the device. 400 if not an IANA zone.',
    input: z.object({ body: z.object({ timeZone: z.nullable(TimeZone) }) }),
    output: Account,
  }),

  changePassword: put('/v1/client/user/account/password', {
    access: 'signed-in',
    rateLimit: { calls: 20, seconds: 900, by: 'caller' },
    summary:
      "Sets a new password and ends the caller's other sessions and calendar feeds. 400 INVALID_CREDENTIALS if the current password is wrong, 409 if none is set.",
    input: z.object({ body: ChangePassword }),
    output: z.object({ changed: z.literal(true), endedSessions: z.number() }),
  }),

  listSessions: get('/v1/client/user/account/sessions', {
    access: 'signed-in',
    summary: "Lists the caller's sessions, most recently used first.",
    input: z.object({ query: z.object({ pageNo: PageNo }) }),
    output: z.object({ sessions: z.array(AccountSession), total: z.number() }),
  }),

  endSession: del('/v1/client/user/account/sessions/{sessionId}', {
    access: 'signed-in',
    summary: "Signs the caller out of one session. 404 if it is not the caller's or has already ended.",
    input: z.object({ params: z.object({ sessionId: Id }) }),
    output: z.object({ ended: z.literal(true) }),
  }),

  endOtherSessions: del('/v1/client/user/account/sessions', {
    access: 'signed-in',
    summary: 'Signs the caller out of all other sessions. Repeating the call ends none.',
    output: z.object({ endedSessions: z.number() }),
  }),

  readNotificationPreferences: get('/v1/client/user/account/notification-preferences', {
    access: 'signed-in',
    summary:
      "Lists the caller's notification preferences, one row per category, and the lists that their address refuses.",
    output: EveryPreference,
  }),

  saveNotificationPreferences: put('/v1/client/user/account/notification-preferences', {
    access: 'signed-in',
    summary:
      'Sets the named categories and leaves the others unchanged. 400 if a category is repeated or unknown.',
    input: z.object({ body: z.object({ preferences: NotificationPreferences }) }),
    output: EveryPreference,
  }),

  acceptMails: del('/v1/client/user/account/refused-mails/{list}', {
    access: 'signed-in',
    summary:
      "Sends the emails of a list to the caller's address again, after a link in one of them had stopped them. Repeating the call returns the same answer.",
    input: z.object({ params: z.object({ list: MailList }) }),
    output: EveryPreference,
  }),

  exportData: get('/v1/client/user/account/export', {
    access: 'signed-in',
    rateLimit: { calls: 6, seconds: 3600, by: 'caller' },
    summary: 'Exports everything that the school stores about the caller, as a JSON file.',
    output: FileAnswer,
  }),

  requestDeletion: post('/v1/client/user/account/deletion', {
    access: 'signed-in',
    rateLimit: { calls: 20, seconds: 900, by: 'caller' },
    summary:
      "Schedules the deletion of the caller's account; repeating the call keeps the original date. 400 INVALID_CREDENTIALS, 409 for staff, for mentors of a cohort that has not ended, or if no password is set.",
    input: z.object({ body: z.object({ password: PresentPassword }) }),
    output: z.object({ deletionDueAt: Instant }),
  }),

  cancelDeletion: del('/v1/client/user/account/deletion', {
    access: 'signed-in',
    summary: 'Cancels the planned deletion of the account. Repeating the call returns the same answer.',
    output: z.object({ deletionDueAt: z.null() }),
  }),
};
