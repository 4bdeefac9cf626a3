import { UNREAD_SHOWN } from '@plinth/domain/notifications/notification';
import type { Caller } from '../../api/context.ts';
import type { Deps } from '../../deps.ts';

/** Stops counting at one more than is ever shown, so that it costs the same for everyone. */
const UNREAD = `select count(*)::int as unread from (select 1 from notifications
  where user_id = $1 and in_app and read_at is null limit ${UNREAD_SHOWN + 1}) counted`;

/** How many notifications of the caller are unread. */
export async function countUnread({ pool }: Pick<Deps, 'pool'>, { userId }: Pick<Caller, 'userId'>) {
  const { rows } = await pool.query<{ unread: number }>({
    name: 'unread-notifications',
    text: UNREAD,
    values: [userId],
  });
  return { unread: rows[0]?.unread ?? 0 };
}
