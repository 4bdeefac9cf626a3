import { certificates as certificateRows } from '@plinth/api-server/db/schema/certificates';
import { Fault } from '@plinth/api-server/fault';
import { COMMAND } from '@plinth/api-server/services/audit-entries/record-audit';
import { listCertificates } from '@plinth/api-server/services/certificates/list-certificates';
import {
  reissueCertificate,
  revokeCertificate,
} from '@plinth/api-server/services/certificates/revoke-certificate';
import { readCertificateNumber } from '@plinth/domain/certificates/certificate-number';
import { DEFAULT_TIMEZONE } from '@plinth/domain/dates/calendar-date';
import { displayDate } from '@plinth/domain/dates/display-date';
import { eq } from 'drizzle-orm';
import { withSchool } from '../with-school.ts';
import { findCohort } from './find-cohort.ts';
import { pageLine, readPage } from './pages.ts';
import { printTable } from './print-table.ts';
import { readOptions } from './read-options.ts';
import { readReason } from './read-reason.ts';
import type { VerbContext } from './verbs.ts';

async function list(cohort: string, page: number, context: VerbContext) {
  const { certificates: found, total } = await withSchool(context, async (deps) => {
    const { cohortId } = await findCohort(deps, cohort);
    return listCertificates(deps, {
      cohortId,
      search: '',
      sortBy: 'name',
      sortDirection: 'asc',
      pageNo: page - 1,
    });
  });
  if (found.length === 0) return context.print('No certificates found.');
  printTable(context.print, found, {
    NUMBER: (one) => one.number,
    KIND: (one) => one.kind,
    NAME: (one) => one.holderName,
    ISSUED: (one) => displayDate(one.issuedAt, DEFAULT_TIMEZONE),
    STATE: (one) => (one.revokedAt === null ? 'valid' : (one.replacedBy ?? 'revoked')),
  });
  context.print(pageLine(total, page));
}

async function change(action: 'revoke' | 'reissue', typed: string, reason: string, context: VerbContext) {
  const number = readCertificateNumber(typed);
  if (number === null) throw new Fault('Name a certificate by its number, such as PL-7K3M-Q9ZT-4HVB.', 2);
  await withSchool(context, async (deps) => {
    const [found] = await deps.db
      .select({ certificateId: certificateRows.certificateId })
      .from(certificateRows)
      .where(eq(certificateRows.number, number));
    if (!found) throw new Fault(`There is no certificate ${number}.`);
    const wanted = { ...found, reason };
    if (action === 'revoke') {
      await revokeCertificate(deps, COMMAND, wanted);
      return context.print(`Revoked: ${number}; an email tells its holder why.`);
    }
    const { certificate } = await reissueCertificate(deps, COMMAND, wanted);
    context.print(`Reissued: ${certificate.number} for ${certificate.holderName}; an email says so.`);
  });
}

/** Lists the certificates of a cohort, revokes one, or reissues it with the current name. */
export async function certificates(args: string[], context: VerbContext): Promise<void> {
  const { positionals, values } = readOptions(args, { texts: ['page', 'reason'], allowPositionals: true });
  const [first, second, ...more] = positionals;
  if (first !== undefined && second === undefined && more.length === 0 && values.reason === undefined)
    return list(first, readPage(values.page), context);
  if ((first !== 'revoke' && first !== 'reissue') || second === undefined || more.length > 0)
    throw new Fault('Type `school certificates <cohort>`, or it with revoke or reissue and a number.', 2);
  if (values.reason === undefined) throw new Fault('Say why with --reason.', 2);
  await change(first, second, readReason('--reason', values.reason), context);
}
