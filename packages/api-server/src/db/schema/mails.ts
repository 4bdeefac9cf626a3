import type { MailList } from '@plinth/domain/mails/mail-list';
import type { MailStopKind } from '@plinth/domain/mails/mail-stop';
import { index, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, instant, primaryId } from './columns.ts';

/** The lists whose mails an address refuses. */
export const mailRefusals = pgTable(
  'mail_refusals',
  {
    emailId: text().notNull(),
    list: text().$type<MailList>().notNull(),
    refusedAt: instant().notNull(),
  },
  (t) => [primaryKey({ columns: [t.emailId, t.list] })],
);

/** What the mail provider reported about an address, each event once. It stops mails until it is lifted. */
export const mailStops = pgTable(
  'mail_stops',
  {
    mailStopId: primaryId(),
    /** The provider's name for the event. */
    eventKey: text().notNull(),
    emailId: text().notNull(),
    kind: text().$type<MailStopKind>().notNull(),
    reason: text().notNull(),
    at: instant().notNull(),
    createdAt: createdAt(),
    liftedAt: instant(),
  },
  (t) => [
    uniqueIndex('mail_stops_event').on(t.eventKey, t.emailId),
    index('mail_stops_address').on(t.emailId, t.liftedAt),
  ],
);
