import { Fault } from '@plinth/api-server/fault';
import { Id } from '@plinth/domain/fields/id';

/** The one announcement that somebody names. @throws Fault */
export function readAnnouncementId([named, ...more]: readonly string[]): string {
  const id = Id.safeParse(named);
  if (!id.success || more.length > 0)
    throw new Fault('Name one announcement by its id; `school announcements` lists them.', 2);
  return id.data;
}
