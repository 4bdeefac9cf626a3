import { IsoMonth } from '@plinth/domain/fields/iso-date';
import { readAs } from '../read-as.ts';

/** Parses a typed month. @throws Fault */
export const readMonth = (text: string | undefined): IsoMonth =>
  readAs(IsoMonth, text, '--month is a month such as 2026-10.');
