import { WrittenTip } from '@plinth/domain/tips/tip';
import { sql } from 'drizzle-orm';
import { z } from 'zod/mini';

/** A tip as read from JSON; its author's name is null if there is no profile. */
export const StoredTip = z.object({
  ...WrittenTip.shape,
  content: z.string(),
  createdAt: z.string(),
  authorName: z.nullable(z.string()),
});
export type StoredTip = z.infer<typeof StoredTip>;

/** A tip `t` as JSON, its files in the order they were chosen. */
export const tipJson = sql`json_build_object('tipId', t.tip_id, 'liveSessionId', t.live_session_id,
  'content', t.content, 'createdAt', t.created_at,
  'authorName', (select p.first_name from user_profiles p where p.user_id = t.author_id),
  'attachments', coalesce((select json_agg(json_build_object('documentId', d.document_id, 'name', d.name)
      order by f.rank, d.document_id)
    from session_tip_files f join documents d using (document_id) where f.tip_id = t.tip_id), '[]'))`;
