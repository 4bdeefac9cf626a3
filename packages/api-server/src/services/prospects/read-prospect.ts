import type { Prospect, ProspectEvent } from '@plinth/domain/prospects/prospect';
import { asc, desc, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { listTouches } from '../../db/queries/prospects/list-touches.ts';
import { userProfiles } from '../../db/schema/accounts.ts';
import { mentorLeads } from '../../db/schema/admissions.ts';
import { documents } from '../../db/schema/operations.ts';
import { prospectEvents, prospects } from '../../db/schema/prospects.ts';
import type { Deps } from '../../deps.ts';
import { refuse } from '../refusal.ts';
import { findProspects } from './find-prospects.ts';

const LINES_MAX = 200;

/** Returns one prospect. @throws Refusal NOT_FOUND */
export async function oneProspect(db: Queryable, prospectId: string): Promise<Prospect> {
  const [found] = await findProspects(db, eq(prospects.prospectId, prospectId), {
    sortBy: 'lastTouchAt',
    sortDirection: 'desc',
    limit: 1,
    offset: 0,
  });
  if (!found) throw refuse('NOT_FOUND', 'This prospect no longer exists.');
  return found;
}

/** Returns a prospect with their own and the staff's activity, latest first. @throws Refusal NOT_FOUND */
export async function readProspect(
  { db }: Pick<Deps, 'db'>,
  { prospectId }: { prospectId: string },
): Promise<{ prospect: Prospect; history: ProspectEvent[] }> {
  const [prospect, touches, events, files] = await Promise.all([
    oneProspect(db, prospectId),
    listTouches.rows(db, { prospectId, limit: LINES_MAX }),
    db
      .select({
        eventId: prospectEvents.eventId,
        kind: prospectEvents.kind,
        at: prospectEvents.createdAt,
        text: prospectEvents.text,
        by: sql`trim(${userProfiles.firstName} || ' ' || ${userProfiles.lastName})`.mapWith(String),
      })
      .from(prospectEvents)
      .leftJoin(userProfiles, eq(userProfiles.userId, prospectEvents.actorId))
      .where(eq(prospectEvents.prospectId, prospectId))
      .orderBy(desc(prospectEvents.createdAt))
      .limit(LINES_MAX),
    db
      .select({
        eventId: mentorLeads.mentorLeadId,
        documentId: documents.documentId,
        name: documents.name,
      })
      .from(documents)
      .innerJoin(mentorLeads, eq(mentorLeads.mentorLeadId, documents.mentorLeadId))
      .where(eq(mentorLeads.prospectId, prospectId))
      .orderBy(asc(documents.documentId)),
  ]);
  const history = [
    ...touches.map((touch) => ({
      ...touch,
      documents: files.flatMap(({ eventId, ...file }) => (eventId === touch.eventId ? [file] : [])),
      by: null,
    })),
    ...events.map((event) => ({
      ...event,
      campaign: null,
      productId: null,
      seemsAutomated: false,
      documents: [],
    })),
  ]
    .sort((a, b) => b.at.getTime() - a.at.getTime())
    .slice(0, LINES_MAX);
  return { prospect, history: history.map(({ at, ...line }) => ({ ...line, at: at.toISOString() })) };
}
