import { Fault } from '@plinth/api-server/fault';
import { listAnnouncementLines } from './announcements/list-announcement-lines.ts';
import { listReaderLines } from './announcements/list-reader-lines.ts';
import { withdrawLines } from './announcements/withdraw-lines.ts';
import { writeLines } from './announcements/write-lines.ts';
import type { VerbContext } from './verbs.ts';

/** Lists announcements, writes one, withdraws one, or shows who has read one. */
export async function announcements(args: string[], context: VerbContext): Promise<void> {
  const [action, ...rest] = args;
  if (action === undefined || action.startsWith('--')) return listAnnouncementLines(args, context);
  if (action === 'write') return writeLines(rest, context);
  if (action === 'withdraw') return withdrawLines(rest, context);
  if (action === 'readers') return listReaderLines(rest, context);
  throw new Fault('Type `school announcements`, or it with write, withdraw or readers.', 2);
}
