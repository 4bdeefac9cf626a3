import type { Transaction } from '@plinth/api-server/db/database';
import type { Deps } from '@plinth/api-server/deps';

export type Seeding = {
  /** One transaction for the whole seed: a kill in the middle leaves an empty school, not half of one. */
  db: Transaction;
  /** The school's dependencies, for work that the services themselves do. */
  deps: Deps;
  /** The day of seeding, to which every date is relative. */
  now: Date;
  /** Reports what is being planted, for the progress line. */
  note: (detail: string) => void;
};
