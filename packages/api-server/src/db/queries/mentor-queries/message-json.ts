import { Role } from '@plinth/domain/roles/role';
import { Attachment } from '@plinth/domain/tips/tip';
import { sql } from 'drizzle-orm';
import { z } from 'zod/mini';
import { photoOfUser } from '../profiles/photo-of-user.ts';
import { attachmentsJson } from './attachments-json.ts';

/** A message as returned by `messageJson`; its times are ISO 8601 with an offset. */
export const StoredMessage = z.object({
  threadId: z.string(),
  text: z.string(),
  createdAt: z.string(),
  editedAt: z.nullable(z.string()),
  author: z.object({
    userId: z.string(),
    firstName: z.string(),
    role: Role,
    photo: z.nullable(z.string()),
  }),
  attachments: z.array(Attachment),
});

/** A message `m` of a query `q` as JSON. */
export const messageJson = sql`json_build_object('threadId', m.message_id, 'text', m.text,
  'createdAt', m.created_at, 'editedAt', m.edited_at,
  'author', (select json_build_object('userId', p.user_id, 'firstName', p.first_name,
      'role', coalesce((select case when bool_or(k.role = 'INDUSTRIAL_GUIDE') then 'INDUSTRIAL_GUIDE' else 'LEAD_MENTOR' end
        from cohort_mentors k where k.cohort_id = q.cohort_id and k.user_id = m.author_id having count(*) > 0), 'LEARNER'),
      'photo', ${photoOfUser('p.user_id')})
    from user_profiles p where p.user_id = m.author_id),
  'attachments', ${attachmentsJson('d.query_id = m.query_id and d.query_message_id = m.message_id')})`;
