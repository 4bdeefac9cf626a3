import { type Document, isMap, isSeq, parseDocument, type YAMLSeq } from 'yaml';
import * as z from 'zod/mini';

const words = z._default(z.string(), '');
const CriterionDraft = z.object({
  criterion: words,
  points: z._default(z.number(), 0),
  full: words,
  partial: words,
});
export type CriterionDraft = z.infer<typeof CriterionDraft>;

const AssignmentDraft = z.object({
  title: words,
  credits: z._default(z.number(), 0),
  dueDay: z._default(z.number(), 0),
  uploads: z._default(z.string(), 'BOTH'),
  brief: words,
  rubric: z._default(z.array(CriterionDraft), []),
});
/** An assignment while it is edited, valid or not yet. */
export type AssignmentDraft = z.infer<typeof AssignmentDraft>;

/** Reads assignment.yaml as far as the editor can show it; null if only the text can be edited. */
export function readAssignmentDraft(text: string): AssignmentDraft | null {
  const document = parseDocument(text, { logLevel: 'silent' });
  if (document.errors.length > 0) return null;
  const read = AssignmentDraft.safeParse(document.toJS());
  return read.success ? read.data : null;
}

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

function setRubric(document: Document, before: AssignmentDraft, after: AssignmentDraft) {
  const listed = document.get('rubric');
  const nodes: unknown[] = isSeq(listed) ? [...listed.items] : [];
  const fresh = document.createNode([]) as YAMLSeq;
  for (const criterion of after.rubric) {
    const kept = nodes[before.rubric.findIndex((one) => same(one, criterion))];
    fresh.add(isMap(kept) ? kept : document.createNode(criterion));
  }
  document.set('rubric', fresh);
}

/**
 * Returns assignment.yaml with the changes; the points of its rubric are its credits. Without a change the text is
 * identical.
 */
export function writeAssignmentDraft(text: string, draft: AssignmentDraft): string {
  const before = readAssignmentDraft(text);
  if (!before || same(before, draft)) return text;
  const document = parseDocument(text, { logLevel: 'silent' });
  const after = same(before.rubric, draft.rubric)
    ? draft
    : { ...draft, credits: draft.rubric.reduce((sum, { points }) => sum + points, 0) };
  for (const name of ['title', 'credits', 'dueDay', 'uploads'] as const)
    if (after[name] !== before[name]) document.set(name, after[name]);
  if (after.brief !== before.brief) {
    const brief = document.createNode(after.brief.endsWith('\n') ? after.brief : `${after.brief}\n`);
    brief.type = 'BLOCK_LITERAL';
    document.set('brief', brief);
  }
  if (!same(before.rubric, after.rubric)) setRubric(document, before, after);
  return document.toString({ lineWidth: 0 });
}
