import type { ReportDraft } from '@plinth/domain/assignments/report';
import { takesUploads } from '@plinth/domain/assignments/task-status';
import type { Namespace } from '@plinth/domain/curriculum/namespace';
import { sql } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import type { Transaction } from '../../db/database.ts';
import { addEntry } from '../../db/queries/assignments/add-entry.ts';
import { type AssignmentPlan, courseNodes, reports } from '../../db/schema/curriculum.ts';
import type { Deps } from '../../deps.ts';
import type { Member } from '../curriculum/open-curriculum.ts';
import { SUBMISSION_RULES } from '../documents/judge-file.ts';
import { sha256Of } from '../documents/sha256-of.ts';
import { storeDocument } from '../documents/store-document.ts';
import { refuse } from '../refusal.ts';
import { findTask } from './find-task.ts';

/** The maximum number of files and links in one hand-in. */
export const ENTRIES_MAX = 20;

export type Place = { nodeId: string; namespace: Namespace };
type Key = { cohortId: string; userId: string; nodeId: string };
export type HeldDraft = { reportId: string; version: number };
type NewEntry = { kind: 'FILE' | 'LINK'; url: string | null; documentId: string | null; fingerprint: string };

/**
 * Returns the hand-in at a node, created if missing, locked until the transaction ends; `version` is the one being
 * prepared: after a rejection, the next.
 * @throws Refusal CONFLICT handed in already, BAD_REQUEST for a kind of upload that the task does not accept
 */
export async function holdDraft(
  tx: Transaction,
  key: Key,
  namespace: Namespace,
  kind: NewEntry['kind'],
  now: Date,
) {
  const [report] = await tx
    .insert(reports)
    .values({ ...key, namespace, reviewStatus: 'DRAFT', createdAt: now })
    .onConflictDoUpdate({
      target: [reports.cohortId, reports.userId, reports.nodeId],
      set: { namespace },
    })
    .returning({
      reportId: reports.reportId,
      reviewStatus: reports.reviewStatus,
      version: reports.version,
      plan: sql`(select ${courseNodes.assignment} from ${courseNodes}
        where ${courseNodes.nodeId} = ${key.nodeId})`.mapWith(courseNodes.assignment),
    });
  if (!report) throw new Error('the report row was not written');
  const { reportId, reviewStatus } = report;
  const plan: AssignmentPlan | null = report.plan;
  if (!takesUploads(reviewStatus)) throw refuse('CONFLICT', 'This task has already been handed in.');
  if (plan && plan.uploads !== 'BOTH' && plan.uploads !== kind)
    throw refuse(
      'BAD_REQUEST',
      plan.uploads === 'FILE' ? 'This task takes files.' : 'This task takes links.',
    );
  return { reportId, version: reviewStatus === 'REJECTED' ? report.version + 1 : report.version };
}

/** Adds an entry unless the same one exists. @throws Refusal BAD_REQUEST too many */
async function insertEntry(tx: Transaction, draft: HeldDraft, entry: NewEntry, now: Date) {
  const entryId = uuidv7();
  const rows = await addEntry.rows(tx, { entryId, ...draft, ...entry, now });
  const entries = rows.map((row) => row.entry);
  if (entries.length > ENTRIES_MAX)
    throw refuse('BAD_REQUEST', `One hand-in takes ${ENTRIES_MAX} files and links at most.`);
  return { entries, isNew: entries.some((other) => other.entryId === entryId) };
}

/** Adds a link to the caller's draft; the same link is added only once. @throws Refusal as findTask and holdDraft */
export async function addLink(
  deps: Deps,
  caller: Member,
  { url, ...place }: Place & { url: string },
): Promise<{ report: ReportDraft }> {
  const { key } = await findTask(deps, caller, place);
  return deps.db.transaction(async (tx) => {
    const draft = await holdDraft(tx, key, place.namespace, 'LINK', deps.now());
    const entry = { kind: 'LINK' as const, url, documentId: null, fingerprint: url };
    const { entries } = await insertEntry(tx, draft, entry, deps.now());
    return { report: { reportId: draft.reportId, nodeId: place.nodeId, entries } };
  });
}

/**
 * Adds a whole file to a locked draft, unless the same one is in it. Call it last in the transaction.
 * @throws Refusal BAD_REQUEST empty or too many, PAYLOAD_TOO_LARGE, UNSUPPORTED_MEDIA_TYPE
 */
export async function putFile(
  tx: Transaction,
  deps: Deps,
  { key, draft, file, sha256 }: { key: Key; draft: HeldDraft; file: File; sha256: string },
): Promise<ReportDraft> {
  const documentId = uuidv7();
  const entry = { kind: 'FILE' as const, url: null, documentId, fingerprint: sha256 };
  const { entries, isNew } = await insertEntry(tx, draft, entry, deps.now());
  const report = { reportId: draft.reportId, nodeId: key.nodeId };
  if (!isNew) return { ...report, entries };
  const document = await storeDocument(tx, deps, {
    file,
    kind: 'SUBMISSION',
    rules: SUBMISSION_RULES,
    documentId,
    owner: { userId: key.userId, cohortId: key.cohortId, reportId: draft.reportId },
  });
  const named = entries.map((other) =>
    other.kind === 'FILE' && other.documentId === documentId ? { ...other, name: document.name } : other,
  );
  return { ...report, entries: named };
}

/**
 * Adds a file to the caller's draft; the same file is added only once.
 * @throws Refusal as findTask, holdDraft and putFile
 */
export async function addFile(
  deps: Deps,
  caller: Member,
  { file, ...place }: Place & { file: File },
): Promise<{ report: ReportDraft }> {
  const { key } = await findTask(deps, caller, place);
  const sha256 = sha256Of(new Uint8Array(await file.arrayBuffer()));
  return deps.db.transaction(async (tx) => {
    const draft = await holdDraft(tx, key, place.namespace, 'FILE', deps.now());
    return { report: await putFile(tx, deps, { key, draft, file, sha256 }) };
  });
}
