import { learnerMay } from '@plinth/domain/cohorts/learner-may';
import type { Membership } from '../../api/context.ts';
import { hashToken } from '../../api/token-hash.ts';
import type { Deps } from '../../deps.ts';
import { refuse } from '../refusal.ts';
import { readCalendar } from './read-calendar.ts';
import { writeCalendar } from './write-calendar.ts';

type Row = {
  cohort_id: string;
  user_id: string;
  course_title: string;
  last_read_at: Date | null;
  state: Membership['state'];
  group_id: string | null;
  mentor_roles: Membership['mentorRoles'] | null;
};

const FEED = `select f.cohort_id, f.user_id, f.last_read_at, c.course_title, e.state, e.group_id,
    (select array_agg(m.role) from cohort_mentors m
      where m.cohort_id = f.cohort_id and m.user_id = f.user_id) as mentor_roles
  from calendar_feeds f join cohorts c using (cohort_id)
  left join enrolments e on e.cohort_id = f.cohort_id and e.user_id = f.user_id
  where f.token_hash = $1`;

const NOTE_READ = 'update calendar_feeds set last_read_at = $2 where token_hash = $1';

/** How exact the time of the last reading is. */
const NOTED_EVERY_MS = 600_000;

/**
 * What calendar apps read at a private address: the owner's events as they are now. The place of the owner decides anew
 * at every reading (D-32).
 * @throws Refusal NOT_FOUND for an address that has ended or whose owner has no open place
 */
export async function readFeedFile(deps: Deps, token: string) {
  const tokenHash = hashToken(token);
  const { rows } = await deps.pool.query<Row>({
    name: 'calendar-feed',
    text: FEED,
    values: [tokenHash],
  });
  const [row] = rows;
  const mentorRoles = row?.mentor_roles ?? [];
  const isOpen =
    mentorRoles.length > 0 ||
    (row?.state !== undefined && row.state !== null && learnerMay(row.state, 'early'));
  if (!row || !isOpen) throw refuse('NOT_FOUND', 'There is no calendar at this address any more.');
  const now = deps.now();
  if (now.getTime() - (row.last_read_at?.getTime() ?? 0) > NOTED_EVERY_MS)
    deps.background.run('calendar-feed-read', async () => {
      await deps.pool.query(NOTE_READ, [tokenHash, now]);
    });
  const membership = {
    cohortId: row.cohort_id,
    state: row.state,
    groupId: row.group_id,
    mentorRoles,
  };
  const { events } = await readCalendar(deps, { userId: row.user_id, membership });
  const text = writeCalendar({
    cohortId: row.cohort_id,
    courseTitle: row.course_title,
    origin: deps.settings.PLINTH_ORIGIN,
    events,
    now,
  });
  return {
    status: 200 as const,
    headers: { 'content-disposition': 'inline; filename="plinth.ics"' },
    body: new File([text], 'plinth.ics', { type: 'text/calendar; charset=utf-8' }),
  };
}
