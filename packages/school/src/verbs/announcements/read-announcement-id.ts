import { Fault } from '@plinth/api-server/fault';
import { Id } from '@plinth/domain/fields/id';

/** Returns the id of the one announcement that is named. @throws Fault */
export function readAnnouncementId([named, ...more]: readonly string[]): string {
  const id = Id.safeParse(named);
  if (!id.success || more.length > 0)
    throw new Fault('Name one announcement by its id; `school announcements` lists them.', 2);
  return id.data;
}
