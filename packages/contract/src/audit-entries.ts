import { AUDIT_SOURCES, AuditEntry } from '@plinth/domain/audit-entries/audit-entry';
import { Id } from '@plinth/domain/fields/id';
import { IsoDate } from '@plinth/domain/fields/iso-date';
import { PageNo } from '@plinth/domain/fields/page-no';
import { optionalTextField } from '@plinth/domain/fields/text';
import * as z from 'zod/mini';
import { callsOf } from './call.ts';
import { csvCallsOf } from './csv-calls-of.ts';

const { get } = callsOf('audit-entries');
const csv = csvCallsOf('audit-entries');

const Filter = {
  /** Part of an action, a name or an address. */
  search: z._default(optionalTextField(100), ''),
  personId: z.optional(Id),
  source: z.optional(z.enum(AUDIT_SOURCES)),
  fromDay: z.optional(IsoDate),
  toDay: z.optional(IsoDate),
};

/** The changes made by staff: listed, filtered and exported, never altered. */
export const auditEntries = {
  list: get('/v1/office/audit-entries', {
    access: 'staff:audit.read',
    summary:
      "Lists the entries of the audit log, latest first, 20 per page; days are in the school's time zone.",
    input: z.object({ query: z.object({ ...Filter, pageNo: PageNo }) }),
    output: z.object({ entries: z.array(AuditEntry), total: z.int().check(z.gte(0)) }),
  }),

  download: csv('/v1/office/audit-entries/csv', {
    access: 'staff:audit.read',
    summary: 'Returns the same entries as a CSV file, all of them.',
    filter: Filter,
  }),
};
