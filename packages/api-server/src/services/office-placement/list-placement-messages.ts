import type { OfficePlacementMessage } from '@plinth/domain/placement/office-placement';
import { and, asc, desc, eq, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { QueryOf } from '../../api/query-of.ts';
import type { Queryable } from '../../db/database.ts';
import { isLike } from '../../db/is-like.ts';
import { userProfiles, users } from '../../db/schema/accounts.ts';
import { cohorts } from '../../db/schema/cohorts.ts';
import { placementMessages } from '../../db/schema/placement.ts';
import type { Deps } from '../../deps.ts';
import { containing } from '../matches-search.ts';
import { pageOf } from '../page-of.ts';
import { LEARNER_FACTS } from '../people/learner-facts.ts';
import { personLike } from '../people/person-like.ts';
import { wordsOrPhone } from '../people/words-or-phone.ts';
import { refuse } from '../refusal.ts';

export type PlacementMessageFilter = Omit<QueryOf<'officePlacement', 'listMessages'>, 'pageNo'>;

const team = alias(userProfiles, 'team');

const messagesOf = (db: Queryable, where: SQL | undefined) =>
  db
    .select({
      messageId: placementMessages.messageId,
      cohortId: placementMessages.cohortId,
      userId: placementMessages.userId,
      subject: placementMessages.subject,
      message: placementMessages.message,
      createdAt: placementMessages.createdAt,
      answer: placementMessages.answer,
      settledAt: placementMessages.settledAt,
      ...LEARNER_FACTS,
      teamFirstName: team.firstName,
      teamLastName: team.lastName,
    })
    .from(placementMessages)
    .innerJoin(users, eq(users.userId, placementMessages.userId))
    .innerJoin(userProfiles, eq(userProfiles.userId, placementMessages.userId))
    .innerJoin(cohorts, eq(cohorts.cohortId, placementMessages.cohortId))
    .leftJoin(team, eq(team.userId, placementMessages.settledBy))
    .where(where);

const toOffice = ({
  createdAt,
  answer,
  settledAt,
  teamFirstName,
  teamLastName,
  ...shown
}: Awaited<ReturnType<typeof messagesOf>>[number]): OfficePlacementMessage => ({
  ...shown,
  createdAt: createdAt.toISOString(),
  settled: settledAt && {
    answer: answer ?? '',
    by: [teamFirstName, teamLastName].filter(Boolean).join(' '),
    at: settledAt.toISOString(),
  },
});

// As in the index.
const WORDS = sql`(coalesce(${placementMessages.subject}, '') || ' ' || ${placementMessages.message})`;

/** The condition of a filter: people and text are searched separately, so that each uses its index. */
const whereOf = (db: Queryable, { search, state, cohortId }: PlacementMessageFilter) =>
  and(
    cohortId ? eq(placementMessages.cohortId, cohortId) : undefined,
    state &&
      (state === 'OPEN' ? isNull(placementMessages.settledAt) : isNotNull(placementMessages.settledAt)),
    wordsOrPhone(search, (word) =>
      or(
        personLike(db, placementMessages.userId, word),
        inArray(
          placementMessages.messageId,
          db
            .select({ messageId: placementMessages.messageId })
            .from(placementMessages)
            .where(isLike(WORDS, containing(word))),
        ),
      ),
    ),
  );

/** Finds messages to the placement team, in the order of the filter. */
export async function findPlacementMessages(
  { db }: Pick<Deps, 'db'>,
  filter: PlacementMessageFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<OfficePlacementMessage[]> {
  const direction = filter.sortDirection === 'asc' ? asc : desc;
  const by = filter.sortBy === 'name' ? userProfiles.foldedName : placementMessages.createdAt;
  // Limited to its page before its people are looked up.
  const ids = db.select({ messageId: placementMessages.messageId }).from(placementMessages).$dynamic();
  const found = (
    filter.sortBy === 'name'
      ? ids.innerJoin(userProfiles, eq(userProfiles.userId, placementMessages.userId))
      : ids
  )
    .where(whereOf(db, filter))
    .orderBy(direction(by), asc(placementMessages.messageId))
    .limit(limit)
    .offset(offset);
  const rows = await messagesOf(db, inArray(placementMessages.messageId, found)).orderBy(
    direction(by),
    asc(placementMessages.messageId),
  );
  return rows.map(toOffice);
}

/** Lists a page of the messages to the placement team, with the total count. */
export async function listPlacementMessages(
  deps: Pick<Deps, 'db'>,
  { pageNo, ...filter }: PlacementMessageFilter & { pageNo: number },
): Promise<{ messages: OfficePlacementMessage[]; total: number }> {
  const [messages, total] = await Promise.all([
    findPlacementMessages(deps, filter, pageOf(pageNo)),
    deps.db.$count(placementMessages, whereOf(deps.db, filter)),
  ]);
  return { messages, total };
}

/** Returns one message. @throws Refusal NOT_FOUND */
export async function readPlacementMessage(
  { db }: { db: Queryable },
  { messageId }: { messageId: string },
): Promise<{ message: OfficePlacementMessage }> {
  const [row] = await messagesOf(db, eq(placementMessages.messageId, messageId));
  if (!row) throw refuse('NOT_FOUND', 'Message not found.');
  return { message: toOffice(row) };
}
