import { type Document, isMap, isSeq, parseDocument, type YAMLSeq } from 'yaml';
import * as z from 'zod/mini';

const words = z._default(z.string(), '');
const OptionDraft = z.object({
  id: z.optional(z.string()),
  text: words,
  group: z.optional(z.string()),
  correct: z.optional(z.boolean()),
});
export type OptionDraft = z.infer<typeof OptionDraft>;

const PartDraft = z.object({
  id: z.optional(z.string()),
  type: z.string(),
  question: words,
  options: z.optional(z.array(OptionDraft)),
  answer: z.optional(z.boolean()),
  opinion: z.optional(z.boolean()),
  optional: z.optional(z.boolean()),
  keepOrder: z.optional(z.boolean()),
  explanation: z.optional(z.string()),
  pool: z.optional(z.string()),
});

const QuestionDraft = z.object({ ...PartDraft.shape, questions: z.optional(z.array(PartDraft)) });
/** A question while it is edited; `questions` are the parts of a group. */
export type QuestionDraft = z.infer<typeof PartDraft> & { questions?: QuestionDraft[] | undefined };

const QuizDraft = z.object({
  title: words,
  credits: z._default(z.number(), 0),
  quizType: z._default(z.string(), 'PRACTICE'),
  timeLimitMinutes: z.optional(z.number()),
  retakes: z._default(z.union([z.number(), z.literal('unlimited')]), 'unlimited'),
  dueDay: z.optional(z.number()),
  draw: z.optional(z.record(z.string(), z.number())),
  questions: z._default(z.array(QuestionDraft), []),
});
/** A quiz while it is edited, valid or not yet. */
export type QuizDraft = Omit<z.infer<typeof QuizDraft>, 'questions'> & { questions: QuestionDraft[] };

/** Reads quiz.yaml as far as the editor can show it; null if only the text can be edited. */
export function readQuizDraft(text: string): QuizDraft | null {
  const document = parseDocument(text, { logLevel: 'silent' });
  if (document.errors.length > 0) return null;
  const read = QuizDraft.safeParse(document.toJS());
  return read.success ? read.data : null;
}

/** Returns the value as it is written: empty fields are left out. */
const said = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(said);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, field]) => field !== undefined && field !== false && field !== '')
      .map(([name, field]) => [name, said(field)]),
  );
};
const written = (question: QuestionDraft): unknown => {
  const { answer } = question;
  return { ...(said(question) as object), ...(answer === undefined ? {} : { answer }) };
};
const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

function setQuestions(document: Document, before: readonly QuestionDraft[], after: readonly QuestionDraft[]) {
  const listed = document.get('questions');
  const nodes: unknown[] = isSeq(listed) ? [...listed.items] : [];
  const fresh = document.createNode([]) as YAMLSeq;
  if (isSeq(listed) && listed.commentBefore) fresh.commentBefore = listed.commentBefore;
  for (const question of after) {
    const at = before.findIndex((one) => same(one, question));
    const kept = at === -1 ? undefined : nodes[at];
    fresh.add(kept && isMap(kept) ? kept : document.createNode(written(question)));
  }
  document.set('questions', fresh);
}

/**
 * Returns quiz.yaml with the changes to a quiz; unchanged questions stay as written, with their comments. A quiz
 * without a change yields the identical text.
 */
export function writeQuizDraft(text: string, quiz: QuizDraft): string {
  const before = readQuizDraft(text);
  if (!before || same(before, quiz)) return text;
  const document = parseDocument(text, { logLevel: 'silent' });
  const { questions, ...facts } = quiz;
  for (const [name, value] of Object.entries(facts))
    if (!same(value, before[name as keyof typeof facts])) {
      if (value === undefined) document.delete(name);
      else document.set(name, value);
    }
  for (const name of Object.keys(before)) if (!(name in quiz)) document.delete(name);
  if (!same(before.questions, questions)) setQuestions(document, before.questions, questions);
  return document.toString({ lineWidth: 0 });
}
