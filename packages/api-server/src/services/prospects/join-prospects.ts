import type { ProductCode } from '@plinth/domain/catalog/product-code';
import { regionOfProductCode } from '@plinth/domain/catalog/product-codes';
import { readPhone } from '@plinth/domain/fields/read-phone';
import type { TouchKind } from '@plinth/domain/prospects/prospect';
import { regionOfPhone } from '@plinth/domain/prospects/region-of-phone';
import { and, asc, eq, inArray, or, sql } from 'drizzle-orm';
import { allOrEach } from '../../db/all-or-each.ts';
import type { Transaction } from '../../db/database.ts';
import { holdLock } from '../../db/queries/operations/hold-lock.ts';
import { findUnjoined } from '../../db/queries/prospects/find-unjoined.ts';
import { contactMessages, leads, mentorLeads } from '../../db/schema/admissions.ts';
import { careerAttempts, careerStatements } from '../../db/schema/career-builder.ts';
import { prospectContacts, prospectEvents, prospects } from '../../db/schema/prospects.ts';
import { referees } from '../../db/schema/referrals.ts';
import type { Deps } from '../../deps.ts';

type Touch = Awaited<ReturnType<typeof findUnjoined.rows>>[number];
type Contact = { kind: 'EMAIL' | 'PHONE'; contact: string };
type Known = typeof prospects.$inferSelect;

/** Batch size of one transaction; a lead written meanwhile waits for none of them. */
const BATCH = 200;
/** The lock's key: two concurrent joins would make two prospects of one person. */
const LOCK = 7_402_118;

const contactsOf = ({ emailId, phone }: Touch): Contact[] => {
  const known = phone === null ? null : readPhone(phone);
  return [
    { kind: 'EMAIL', contact: emailId },
    ...(known === null ? [] : [{ kind: 'PHONE' as const, contact: known }]),
  ];
};

const SOURCES = {
  LEAD: (tx: Transaction, id: string, prospectId: string) =>
    tx.update(leads).set({ prospectId }).where(eq(leads.leadRowId, id)),
  QUESTION: (tx: Transaction, id: string, prospectId: string) =>
    tx.update(leads).set({ prospectId }).where(eq(leads.leadRowId, id)),
  MESSAGE: (tx: Transaction, id: string, prospectId: string) =>
    tx.update(contactMessages).set({ prospectId }).where(eq(contactMessages.messageId, id)),
  // A result, or the further details given with it.
  CAREER_BUILDER: async (tx: Transaction, id: string, prospectId: string) => {
    await tx.update(careerAttempts).set({ prospectId }).where(eq(careerAttempts.attemptId, id));
    await tx.update(careerStatements).set({ prospectId }).where(eq(careerStatements.statementId, id));
  },
  REFERRAL: (tx: Transaction, id: string, prospectId: string) =>
    tx.update(referees).set({ prospectId }).where(eq(referees.refereeId, id)),
  MENTOR_APPLICATION: (tx: Transaction, id: string, prospectId: string) =>
    tx.update(mentorLeads).set({ prospectId }).where(eq(mentorLeads.mentorLeadId, id)),
} satisfies Record<TouchKind, unknown>;

/** Moves everything of the others to the first one, which the school has known longest. */
async function mergeInto(tx: Transaction, { prospectId }: Known, others: readonly Known[]): Promise<void> {
  const ids = others.map((other) => other.prospectId);
  for (const table of [
    leads,
    contactMessages,
    careerAttempts,
    careerStatements,
    referees,
    mentorLeads,
    prospectContacts,
    prospectEvents,
  ])
    await tx.update(table).set({ prospectId }).where(inArray(table.prospectId, ids));
  await tx.delete(prospects).where(inArray(prospects.prospectId, ids));
}

const latest = (known: readonly Known[], now: Date) =>
  new Date(Math.max(now.getTime(), ...known.map(({ lastTouchAt }) => lastTouchAt.getTime())));
const first = <T>(values: readonly (T | null | undefined)[]): T | null =>
  values.find((value) => value !== null && value !== undefined && value !== '') ?? null;

const regionOf = (productId: ProductCode | null, contacts: readonly Contact[]) =>
  productId
    ? regionOfProductCode(productId)
    : regionOfPhone(contacts.find(({ kind }) => kind === 'PHONE')?.contact ?? null);

async function joinOne(tx: Transaction, touch: Touch): Promise<void> {
  const contacts = contactsOf(touch);
  // Locked, as staff lock the one they plan: what is written back below is what they left.
  const locked = await tx
    .select()
    .from(prospects)
    .where(
      inArray(
        prospects.prospectId,
        tx
          .select({ prospectId: prospectContacts.prospectId })
          .from(prospectContacts)
          .where(
            or(
              ...contacts.map(({ kind, contact }) =>
                and(eq(prospectContacts.kind, kind), eq(prospectContacts.contact, contact)),
              ),
            ),
          ),
      ),
    )
    .orderBy(asc(prospects.prospectId))
    .for('update');
  const known = locked.sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
  const [kept, ...others] = known;
  if (kept && others.length > 0) await mergeInto(tx, kept, others);
  const owner = first(known.map(({ ownerId }) => ownerId));
  const step = known.find(({ nextStep }) => nextStep !== '');
  const isBack = known.length > 0 && known.every(({ state }) => state === 'CLOSED');
  const words = [touch.name, touch.campaign ?? '', ...contacts.map(({ contact }) => contact)];
  const facts = {
    name: touch.name || (first(known.map(({ name }) => name)) ?? ''),
    campaign: first([touch.campaign, ...known.map(({ campaign }) => campaign)]),
    region: first([regionOf(touch.productId, contacts), ...known.map(({ region }) => region)]),
    productId: first([touch.productId, ...known.map(({ productId }) => productId)]),
    ownerId: owner,
    nextStep: step?.nextStep ?? '',
    nextStepOn: step?.nextStepOn ?? null,
    state: owner !== null || step ? ('OPEN' as const) : ('NEW' as const),
    needsReview: touch.seemsAutomated || known.some((one) => one.needsReview),
    touches: known.reduce((sum, { touches }) => sum + touches, 1),
    lastTouchAt: latest(known, touch.at),
    words: [...new Set([...known.map((one) => one.words), ...words].join(' ').split(/\s+/))].join(' ').trim(),
  };
  const [row] = kept
    ? await tx
        .update(prospects)
        .set({ ...facts, version: sql`${prospects.version} + 1` })
        .where(eq(prospects.prospectId, kept.prospectId))
        .returning({ prospectId: prospects.prospectId })
    : await tx
        .insert(prospects)
        .values({ ...facts, source: touch.kind, createdAt: touch.at })
        .returning({ prospectId: prospects.prospectId });
  if (!row) throw new Error('the prospect was not written');
  await tx
    .insert(prospectContacts)
    .values(contacts.map((one) => ({ ...one, ...row })))
    .onConflictDoNothing();
  if (isBack)
    await tx.insert(prospectEvents).values({ ...row, kind: 'REOPENED', actorId: null, createdAt: touch.at });
  await SOURCES[touch.kind](tx, touch.id, row.prospectId);
}

/**
 * Groups the people who reached the school since the last run: each lead, message, career result with further details, friend of a
 * learner and person who wants to teach becomes a touch of the prospect with the same email or phone, or of a new one. Two prospects that prove to
 * be one person are merged into the older. A closed prospect who returns is reopened.
 * @returns how many touches it joined
 */
export async function joinProspects({ db, log }: Pick<Deps, 'db' | 'log'>): Promise<number> {
  let joined = 0;
  for (;;) {
    const taken = await db.transaction(async (tx) => {
      await holdLock.first(tx, { key: LOCK });
      const touches = await findUnjoined.rows(tx, { limit: BATCH });
      let done = 0;
      for (const touch of touches)
        done += await allOrEach(
          { log },
          [touch],
          // Within a savepoint: a failure rolls back none of the others.
          () => tx.transaction((own) => joinOne(own, touch)).then(() => 1),
          ({ kind, id }) => ({ kind, touchId: id }),
        );
      return done;
    });
    joined += taken;
    if (taken < BATCH) return joined;
  }
}
