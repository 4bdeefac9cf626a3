import type { ProductCode } from '@plinth/domain/catalog/product-code';
import type { Region } from '@plinth/domain/catalog/region';
import type { ProspectEventKind, ProspectState, TouchKind } from '@plinth/domain/prospects/prospect';
import { sql } from 'drizzle-orm';
import { boolean, date, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { createdAt, deletedWith, instant, primaryId } from './columns.ts';

/**
 * People who contacted the school, each once. Created from leads, messages, career results and referrals, which point
 * here; their content stays there.
 */
export const prospects = pgTable(
  'prospects',
  {
    prospectId: primaryId(),
    name: text().notNull().default(''),
    source: text().$type<TouchKind>().notNull(),
    campaign: text(),
    region: text().$type<Region>(),
    productId: text().$type<ProductCode>(),
    state: text().$type<ProspectState>().notNull().default('NEW'),
    ownerId: uuid().references(() => users.userId, { onDelete: 'set null' }),
    nextStep: text().notNull().default(''),
    nextStepOn: date({ mode: 'string' }),
    /** One of the contacts may be a machine's, and no staff member has acted on it since. */
    needsReview: boolean().notNull().default(false),
    touches: integer().notNull().default(0),
    lastTouchAt: instant().notNull(),
    /** Name, addresses, phones and campaigns, for search. */
    words: text().notNull().default(''),
    version: integer().notNull().default(0),
    createdAt: createdAt(),
  },
  (t) => [
    index('prospects_latest').on(t.state, t.lastTouchAt, t.prospectId),
    index('prospects_owner').on(t.ownerId, t.lastTouchAt),
    index('prospects_due').on(t.nextStepOn).where(sql`state <> 'CLOSED'`),
    index('prospects_sorted').on(sql`lower(folded(${t.name}))`, t.prospectId),
    index('prospects_words').using('gin', sql`folded(${t.words}) gin_trgm_ops`),
  ],
);

/** The contacts that identify a prospect; an address or phone belongs to only one, which is what joins them. */
export const prospectContacts = pgTable(
  'prospect_contacts',
  {
    kind: text().$type<'EMAIL' | 'PHONE'>().notNull(),
    contact: text().notNull(),
    prospectId: deletedWith(() => prospects.prospectId),
  },
  (t) => [primaryKey({ columns: [t.kind, t.contact] }), index('prospect_contacts_prospect').on(t.prospectId)],
);

/** Staff's actions on a prospect. */
export const prospectEvents = pgTable(
  'prospect_events',
  {
    eventId: primaryId(),
    prospectId: deletedWith(() => prospects.prospectId),
    kind: text().$type<ProspectEventKind>().notNull(),
    text: text().notNull().default(''),
    actorId: uuid().references(() => users.userId, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (t) => [index('prospect_events_latest').on(t.prospectId, t.createdAt)],
);
