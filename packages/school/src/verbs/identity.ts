import { mkdir, writeFile } from 'node:fs/promises';
import { extname, join, resolve } from 'node:path';
import type { Deps } from '@plinth/api-server/deps';
import { Fault } from '@plinth/api-server/fault';
import { COMMAND } from '@plinth/api-server/services/audit-entries/record-audit';
import { decideIdentity } from '@plinth/api-server/services/identity/decide-identity';
import { listReviews } from '@plinth/api-server/services/identity/list-reviews';
import { openFile } from '@plinth/api-server/services/identity/open-file';
import { readReview } from '@plinth/api-server/services/identity/read-review';
import { findByAddress } from '@plinth/api-server/services/people/find-by-address';
import { DEFAULT_TIMEZONE } from '@plinth/domain/dates/calendar-date';
import { exactTime } from '@plinth/domain/dates/format-day';
import type { IdentityReview } from '@plinth/domain/identity/identity-review';
import { REVIEW_STATUSES, type ReviewStatus } from '@plinth/domain/reviews/review-status';
import { withSchool } from '../with-school.ts';
import { pageLine, readPage } from './pages.ts';
import { printTable } from './print-table.ts';
import { readAddress } from './read-address.ts';
import { readChoice } from './read-choice.ts';
import { readOptions } from './read-options.ts';
import { readReason } from './read-reason.ts';
import { table } from './table.ts';
import type { VerbContext } from './verbs.ts';

type Print = VerbContext['print'];
type List = { status: ReviewStatus; search: string; page: number };

async function printList(deps: Deps, { page, ...filter }: List, print: Print) {
  const { reviews, total } = await listReviews(deps, { ...filter, pageNo: page - 1 });
  if (reviews.length === 0) return print('No identity documents match.');
  printTable(print, reviews, {
    ADDRESS: (one) => one.emailId,
    'HANDED IN': (one) => exactTime(one.submittedAt, DEFAULT_TIMEZONE),
    STATUS: (one) => one.status,
    DOCUMENT: (one) => one.documentType,
    NAME: (one) => one.name,
  });
  print(pageLine(total, page));
}

function printOne({ emailId, name, files, ...review }: IdentityReview, print: Print) {
  const facts = [
    ['person', `${name}, ${emailId}`],
    ['status', review.status],
    ['document', review.documentType ?? ''],
    ['handed in', exactTime(review.submittedAt, DEFAULT_TIMEZONE)],
    ...files.map((file) => ['file', `${file.name}, ${file.contentType}`]),
    ...(review.remark ? [['told', review.remark]] : []),
  ];
  for (const line of table(['WHAT', 'IS'], facts)) print(line);
}

/** Copies the identity documents into a folder that only its owner can read. */
async function savePapers(deps: Deps, { userId, files }: IdentityReview, folder: string, print: Print) {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  for (const [at, { documentId }] of files.entries()) {
    const { body } = await openFile(deps, COMMAND, { userId, documentId });
    const file = join(folder, `identity-${at + 1}${extname(body.name)}`);
    await writeFile(file, Buffer.from(await body.arrayBuffer()), { mode: 0o600 });
    print(file);
  }
  print('These are identity documents: delete them when you are done.');
}

/**
 * Lists identity documents, shows those of a person, copies them out, or accepts or refuses them; the person is
 * notified.
 */
export async function identity(args: string[], context: VerbContext): Promise<void> {
  const { values, positionals } = readOptions(args, {
    texts: ['save', 'refuse'],
    flags: ['accept'],
    defaults: { status: 'IN_REVIEW', search: '', page: '1' },
    allowPositionals: true,
  });
  const list = {
    status: readChoice('--status', REVIEW_STATUSES, values.status),
    search: values.search,
    page: readPage(values.page),
  };
  const { save, accept } = values;
  const reason = values.refuse === undefined ? undefined : readReason('--refuse', values.refuse);
  const [named, ...more] = positionals;
  const acts = [accept, reason !== undefined, save !== undefined].filter(Boolean).length;
  if (more.length > 0 || acts > 1 || (acts === 1 && named === undefined))
    throw new Fault('Name one person by an address, with one of --save, --accept and --refuse, or none.', 2);
  const { print } = context;
  await withSchool(context, async (deps) => {
    if (named === undefined) return printList(deps, list, print);
    const { userId } = await findByAddress(deps, readAddress(named));
    const { review } = await readReview(deps, { userId });
    if (!review) throw new Fault(`${named} has not handed in any identity documents.`);
    if (save !== undefined) return savePapers(deps, review, resolve(save), print);
    if (acts === 0) return printOne(review, print);
    await decideIdentity(deps, COMMAND, null, {
      userId,
      seen: review.submittedAt,
      ...(reason === undefined ? { decision: 'ACCEPT' } : { decision: 'REFUSE', reason }),
    });
    print(`${reason === undefined ? 'Accepted' : 'Refused'}; an email tells ${review.emailId}.`);
  });
}
