import { Fault } from '@plinth/api-server/fault';
import { downloadAuditEntries } from '@plinth/api-server/services/audit-entries/download-audit-entries';
import { listAuditEntries } from '@plinth/api-server/services/audit-entries/list-audit-entries';
import { COMMAND } from '@plinth/api-server/services/audit-entries/record-audit';
import { findByAddress } from '@plinth/api-server/services/people/find-by-address';
import { AUDIT_SOURCES } from '@plinth/domain/audit-entries/audit-entry';
import { DEFAULT_TIMEZONE } from '@plinth/domain/dates/calendar-date';
import { exactTime } from '@plinth/domain/dates/format-day';
import { isIsoDate } from '@plinth/domain/fields/is-iso-date';
import { withSchool } from '../with-school.ts';
import { pageLine, readPage } from './pages.ts';
import { printTable } from './print-table.ts';
import { readAddress } from './read-address.ts';
import { readChoice } from './read-choice.ts';
import { readOptions } from './read-options.ts';
import type { VerbContext } from './verbs.ts';
import { writeNewFile } from './write-new-file.ts';

function readDay(option: string, text: string | undefined): string | undefined {
  if (text !== undefined && !isIsoDate(text)) throw new Fault(`${option} is a day such as 2027-01-31.`, 2);
  return text;
}

const factsText = (facts: unknown) => (facts === null ? '' : JSON.stringify(facts));

/** Lists what staff have changed, latest first; with --csv writes all of it to a file. */
export async function audit(args: string[], context: VerbContext): Promise<void> {
  const { values } = readOptions(args, {
    texts: ['person', 'source', 'from', 'to', 'csv'],
    defaults: { search: '', page: '1' },
  });
  const page = readPage(values.page);
  const person = values.person === undefined ? undefined : readAddress(values.person);
  const given = {
    search: values.search,
    source: readChoice('--source', AUDIT_SOURCES, values.source),
    fromDay: readDay('--from', values.from),
    toDay: readDay('--to', values.to),
  };
  await withSchool(context, async (deps) => {
    const personId = person === undefined ? undefined : (await findByAddress(deps, person)).userId;
    const filter = { ...given, personId };
    if (values.csv !== undefined) {
      const { body } = await downloadAuditEntries(deps, COMMAND, filter);
      await writeNewFile(values.csv, body);
      return context.print(`Written: ${values.csv}.`);
    }
    const { entries, total } = await listAuditEntries(deps, { ...filter, pageNo: page - 1 });
    if (entries.length === 0) return context.print('No change matches.');
    printTable(context.print, entries, {
      TIME: (one) => exactTime(one.createdAt, DEFAULT_TIMEZONE),
      WHO: (one) => one.actor?.emailId ?? 'command line',
      WHAT: (one) => one.action,
      'ON WHOM': (one) => one.subject?.emailId,
      'BEFORE → AFTER': (one) => [factsText(one.before), factsText(one.after)].filter(Boolean).join(' → '),
    });
    context.print(pageLine(total, page));
  });
}
