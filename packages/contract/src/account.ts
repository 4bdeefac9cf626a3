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
import * as z from 'zod/mini';
import { callsOf } from './call.ts';

const call = callsOf('account');

const EveryPreference = z.object({ preferences: z.array(NotificationPreference) });

/**
 * The caller's account, in addition to the calls of the decided table. Staff who act as another user may make none of
 * these: they would change who can sign in.
 */
export const account = {
  readAccount: call({
    method: 'GET',
    path: '/v1/client/user/account',
    access: 'signed-in',
    summary: 'The own account: name, address, ways to sign in, time zone, a deletion under way.',
  })
    .input(z.object({}))
    .output(Account),

  saveName: call({
    method: 'PUT',
    path: '/v1/client/user/account/name',
    access: 'signed-in',
    summary: 'Sets the own first and last name.',
  })
    .input(z.object({ body: AccountName }))
    .output(Account),

  saveTimeZone: call({
    method: 'PUT',
    path: '/v1/client/user/account/time-zone',
    access: 'signed-in',
    summary:
      'Sets the zone in which times are shown and mailed; null follows the device. 400 not an IANA zone.',
  })
    .input(z.object({ body: z.object({ timeZone: z.nullable(TimeZone) }) }))
    .output(Account),

  changePassword: call({
    method: 'PUT',
    path: '/v1/client/user/account/password',
    access: 'signed-in',
    rateLimit: { calls: 20, seconds: 900, by: 'caller' },
    summary:
      'Sets a new password and ends the other sessions. 400 INVALID_CREDENTIALS present password wrong, 409 none set.',
  })
    .input(z.object({ body: ChangePassword }))
    .output(z.object({ changed: z.literal(true), endedSessions: z.number() })),

  listSessions: call({
    method: 'GET',
    path: '/v1/client/user/account/sessions',
    access: 'signed-in',
    summary: 'Where the caller is signed in, the last used first.',
  })
    .input(z.object({ query: z.object({ pageNo: PageNo }) }))
    .output(z.object({ sessions: z.array(AccountSession), total: z.number() })),

  endSession: call({
    method: 'DELETE',
    path: '/v1/client/user/account/sessions/{sessionId}',
    access: 'signed-in',
    summary: 'Signs the caller out at one place. 404 not own or ended already.',
  })
    .input(z.object({ params: z.object({ sessionId: Id }) }))
    .output(z.object({ ended: z.literal(true) })),

  endOtherSessions: call({
    method: 'DELETE',
    path: '/v1/client/user/account/sessions',
    access: 'signed-in',
    summary: 'Signs the caller out everywhere else. A repeat ends none.',
  })
    .input(z.object({}))
    .output(z.object({ endedSessions: z.number() })),

  readNotificationPreferences: call({
    method: 'GET',
    path: '/v1/client/user/account/notification-preferences',
    access: 'signed-in',
    summary: 'What the caller wants to be told about, one row for each category.',
  })
    .input(z.object({}))
    .output(EveryPreference),

  saveNotificationPreferences: call({
    method: 'PUT',
    path: '/v1/client/user/account/notification-preferences',
    access: 'signed-in',
    summary: 'Sets the named categories and leaves the others. 400 a category twice or unknown.',
  })
    .input(z.object({ body: z.object({ preferences: NotificationPreferences }) }))
    .output(EveryPreference),

  exportData: call({
    method: 'GET',
    path: '/v1/client/user/account/export',
    access: 'signed-in',
    rateLimit: { calls: 6, seconds: 3600, by: 'caller' },
    detailedAnswer: true,
    summary: 'Everything that the school keeps of the caller, as a JSON file.',
  })
    .input(z.object({}))
    .output(
      z.object({
        status: z.literal(200),
        headers: z.object({ 'content-disposition': z.string() }),
        body: z.file(),
      }),
    ),

  requestDeletion: call({
    method: 'POST',
    path: '/v1/client/user/account/deletion',
    access: 'signed-in',
    rateLimit: { calls: 20, seconds: 900, by: 'caller' },
    summary:
      'Plans the deletion of the own account; a repeat keeps the day. 400 INVALID_CREDENTIALS, 409 staff, cohorts that run or no password.',
  })
    .input(z.object({ body: z.object({ password: PresentPassword }) }))
    .output(z.object({ deletionDueAt: Instant })),

  cancelDeletion: call({
    method: 'DELETE',
    path: '/v1/client/user/account/deletion',
    access: 'signed-in',
    summary: 'Keeps the account after all. A repeat answers the same.',
  })
    .input(z.object({}))
    .output(z.object({ deletionDueAt: z.null() })),
};
