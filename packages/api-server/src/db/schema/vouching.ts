import type { RecordStatus } from '@plinth/domain/records/record-status';
import { sql } from 'drizzle-orm';
import { boolean, check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { leads } from './admissions.ts';
import { createdAt, deletedWith, instant, primaryId } from './columns.ts';

/** A lead who asks someone to vouch for the course. The address is stored only with the lead; here is a first name. */
export const leadConnections = pgTable(
  'lead_connections',
  {
    connectionId: primaryId(),
    userId: deletedWith(() => users.userId),
    leadRowId: uuid().references(() => leads.leadRowId, { onDelete: 'set null' }),
    /** Recognises the same address again without revealing it. */
    askerHash: text(),
    firstName: text().notNull(),
    message: text().notNull().default(''),
    /** ACTIVE is waiting; INACTIVE is answered or, without an answer, declined. */
    recordStatus: text().$type<RecordStatus>().notNull().default('ACTIVE'),
    answer: text(),
    answeredAt: instant(),
    isShown: boolean().notNull().default(false),
    createdAt: createdAt(),
  },
  (t) => [
    index('lead_connections_user').on(t.userId, t.recordStatus, t.connectionId),
    uniqueIndex('lead_connections_waiting')
      .on(t.userId, t.askerHash)
      .where(sql`${t.recordStatus} = 'ACTIVE'`),
    check('lead_connections_answered', sql`(${t.answer} is null) = (${t.answeredAt} is null)`),
    check('lead_connections_shown', sql`not ${t.isShown} or ${t.answer} is not null`),
  ],
);
