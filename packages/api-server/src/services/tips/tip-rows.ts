import type { SessionTip, WrittenTip } from '@plinth/domain/tips/tip';
import type { StoredTip } from '../../db/queries/tips/tip-json.ts';

export const toWrittenTip = ({ authorName: _, ...stored }: StoredTip): WrittenTip => ({
  ...stored,
  createdAt: new Date(stored.createdAt).toISOString(),
});

export const toSessionTip = (stored: StoredTip): SessionTip => ({
  ...toWrittenTip(stored),
  authorName: stored.authorName ?? '',
});
