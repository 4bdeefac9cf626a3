import { Fault } from '@plinth/api-server/fault';
import { IsoMonth } from '@plinth/domain/fields/iso-date';

/** Parses a typed month. @throws Fault */
export function readMonth(text: string | undefined): IsoMonth {
  const month = IsoMonth.safeParse(text);
  if (!month.success) throw new Fault('--month is a month such as 2026-10.', 2);
  return month.data;
}
