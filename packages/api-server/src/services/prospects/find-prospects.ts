import { calendarDateIn, DEFAULT_TIMEZONE } from '@plinth/domain/dates/calendar-date';
import type { Prospect, ProspectSort } from '@plinth/domain/prospects/prospect';
import { and, asc, desc, eq, exists, inArray, isNull, lte, ne, or, type SQL, sql } from 'drizzle-orm';
import type { QueryOf } from '../../api/query-of.ts';
import type { Queryable } from '../../db/database.ts';
import { foldedLike } from '../../db/folded-like.ts';
import { addressesOfSamePerson } from '../../db/queries/account/addresses-of-same-person.ts';
import { otherAddressesLike } from '../../db/queries/account/other-addresses-like.ts';
import { prospectsAt } from '../../db/queries/prospects/prospects-at.ts';
import { userProfiles } from '../../db/schema/accounts.ts';
import { applications } from '../../db/schema/admissions.ts';
import { prospectContacts, prospects } from '../../db/schema/prospects.ts';
import { containing } from '../matches-search.ts';
import { contactTerms } from '../people/contact-terms.ts';

export type ProspectFilter = QueryOf<'prospects', 'download'>;

/** The viewer, and the time from which the school's day follows. */
export type ProspectView = { userId: string; now: Date };

/** Builds the condition of a prospect filter. */
export function whereProspects(
  { search, state, source, region, campaign, owner, isDue, needsReview }: ProspectFilter,
  { userId, now }: ProspectView,
): SQL | undefined {
  return and(
    state ? eq(prospects.state, state) : ne(prospects.state, 'CLOSED'),
    source ? eq(prospects.source, source) : undefined,
    region ? eq(prospects.region, region) : undefined,
    campaign ? eq(prospects.campaign, campaign) : undefined,
    owner === 'mine' ? eq(prospects.ownerId, userId) : undefined,
    owner === 'nobody' ? isNull(prospects.ownerId) : undefined,
    isDue ? lte(prospects.nextStepOn, calendarDateIn(DEFAULT_TIMEZONE, now.toISOString())) : undefined,
    needsReview ? eq(prospects.needsReview, true) : undefined,
    ...contactTerms(search)
      .map(containing)
      .map((pattern) =>
        or(
          foldedLike(prospects.foldedWords, pattern),
          sql`${prospects.prospectId} = any(${prospectsAt(otherAddressesLike(pattern))})`,
        ),
      ),
  );
}

const orderOf = (sortBy: ProspectSort, sortDirection: 'asc' | 'desc') => {
  const direction = sortDirection === 'asc' ? asc : desc;
  if (sortBy === 'name') return [direction(sql`lower(folded(${prospects.name}))`), asc(prospects.prospectId)];
  if (sortBy === 'nextStepOn')
    return [sql`${direction(prospects.nextStepOn)} nulls last`, desc(prospects.prospectId)];
  return [direction(prospects.lastTouchAt), direction(prospects.prospectId)];
};

/** Finds the prospects matching a condition with their contacts, in two round trips. */
export async function findProspects(
  db: Queryable,
  where: SQL | undefined,
  page: { sortBy: ProspectSort; sortDirection: 'asc' | 'desc'; limit: number; offset: number },
): Promise<Prospect[]> {
  // Cut to its page before its prospects are looked up.
  const found = db
    .select({ prospectId: prospects.prospectId })
    .from(prospects)
    .where(where)
    .orderBy(...orderOf(page.sortBy, page.sortDirection))
    .limit(page.limit)
    .offset(page.offset);
  const rows = await db
    .select({
      prospect: prospects,
      owner: userProfiles,
      hasApplied: sql`${exists(
        db
          .select({ one: sql`1` })
          .from(prospectContacts)
          .innerJoin(
            applications,
            eq(applications.emailId, sql`any(${addressesOfSamePerson(sql`${prospectContacts.contact}`)})`),
          )
          .where(
            and(
              eq(prospectContacts.kind, 'EMAIL'),
              eq(sql`${prospectContacts.prospectId}`, sql`${prospects}.prospect_id`),
            ),
          ),
      )}`.mapWith(Boolean),
    })
    .from(prospects)
    .leftJoin(userProfiles, eq(userProfiles.userId, prospects.ownerId))
    .where(inArray(prospects.prospectId, found))
    .orderBy(...orderOf(page.sortBy, page.sortDirection));
  const ids = rows.map(({ prospect }) => prospect.prospectId);
  const contacts =
    ids.length === 0
      ? []
      : await db
          .select()
          .from(prospectContacts)
          .where(inArray(prospectContacts.prospectId, ids))
          .orderBy(asc(prospectContacts.contact));
  const contactsOf = new Map<string, (typeof contacts)[number][]>(ids.map((id) => [id, []]));
  for (const one of contacts) contactsOf.get(one.prospectId)?.push(one);
  return rows.map(({ prospect, owner, hasApplied }) => {
    const {
      ownerId: _owner,
      words: _words,
      foldedWords: _folded,
      createdAt: _made,
      lastTouchAt,
      ...facts
    } = prospect;
    const known = (kind: 'EMAIL' | 'PHONE') =>
      (contactsOf.get(prospect.prospectId) ?? []).flatMap((one) => (one.kind === kind ? [one.contact] : []));
    return {
      ...facts,
      emailIds: known('EMAIL'),
      phones: known('PHONE'),
      owner: owner && { userId: owner.userId, name: `${owner.firstName} ${owner.lastName}`.trim() },
      lastTouchAt: lastTouchAt.toISOString(),
      hasApplied,
    };
  });
}
