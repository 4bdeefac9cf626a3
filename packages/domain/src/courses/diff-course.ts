import { isStep } from '../progress/complete-node.ts';
import { canonical } from './canonical.ts';
import type { PublishedNode, PublishedQuiz } from './published-node.ts';
import { stayInOrder } from './stay-in-order.ts';

/** One difference in a step. `what` names it; numbers count parts of a lesson or questions. */
export type StepChange =
  | { what: 'title' | 'summary'; from: string; to: string }
  | { what: 'releaseDay' | 'dueDay' | 'credits' | 'minutes'; from: number | null; to: number | null }
  | { what: 'text' | 'questions'; added: number; changed: number; removed: number }
  | { what: 'type' | 'elective' | 'quiz rules' | 'hand-in' | 'session' | 'other facts' };

export type Place = { parentKey: string | null; rank: number };

/** The effect of a publication on one step of a course. */
export type CourseChange =
  | { kind: 'added'; node: PublishedNode }
  | { kind: 'removed'; node: PublishedNode }
  | { kind: 'moved'; node: PublishedNode; from: Place; to: Place }
  | { kind: 'changed'; node: PublishedNode; changes: StepChange[] };

type Counts = { added: number; changed: number; removed: number };
type ByKey = ReadonlyMap<string, PublishedNode>;

const byKey = (nodes: readonly PublishedNode[]): ByKey => new Map(nodes.map((node) => [node.key, node]));

/** Returns the step a part of a lesson belongs to: its nearest ancestor step. */
function stepKeyOf(node: PublishedNode, nodes: ByKey): string | null {
  for (let above: PublishedNode | undefined = node; above; above = nodes.get(above.parentKey ?? ''))
    if (isStep(above)) return above.key;
  return null;
}

function countDifferences(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): Counts {
  const counts = { added: 0, changed: 0, removed: 0 };
  for (const [key, value] of after) {
    const old = before.get(key);
    if (old === undefined) counts.added += 1;
    else if (old !== value) counts.changed += 1;
  }
  for (const key of before.keys()) if (!after.has(key)) counts.removed += 1;
  return counts;
}

const isSome = ({ added, changed, removed }: Counts) => added + changed + removed > 0;

/** Groups the parts of the lessons by the step they belong to, each as comparable text. */
function partsOf(nodes: readonly PublishedNode[]): Map<string, Map<string, string>> {
  const known = byKey(nodes);
  const parts = new Map<string, Map<string, string>>();
  for (const node of nodes) {
    if (isStep(node)) continue;
    const step = stepKeyOf(node, known);
    if (step === null) continue;
    const own = parts.get(step) ?? new Map<string, string>();
    own.set(node.key, canonical([node.type, node.parentKey, node.rank, node.meta]));
    parts.set(step, own);
  }
  return parts;
}

const questionsOf = (quiz: PublishedQuiz | null) =>
  new Map((quiz?.questions ?? []).map((question) => [question.questionId, canonical(question)]));

function changesOf(before: PublishedNode, after: PublishedNode, text: Counts): StepChange[] {
  const changes: StepChange[] = [];
  const { title: oldTitle = '', content: oldSummary = '', time: oldTime = null, ...oldMeta } = before.meta;
  const { title = '', content = '', time = null, ...meta } = after.meta;
  if (before.type !== after.type) changes.push({ what: 'type' });
  if (oldTitle !== title) changes.push({ what: 'title', from: oldTitle, to: title });
  if (oldSummary !== content) changes.push({ what: 'summary', from: oldSummary, to: content });
  if (oldTime !== time) changes.push({ what: 'minutes', from: oldTime, to: time });
  for (const what of ['releaseDay', 'dueDay', 'credits'] as const)
    if (before[what] !== after[what]) changes.push({ what, from: before[what], to: after[what] });
  if (before.isElective !== after.isElective) changes.push({ what: 'elective' });
  if (isSome(text)) changes.push({ what: 'text', ...text });
  const questions = countDifferences(questionsOf(before.quiz), questionsOf(after.quiz));
  if (isSome(questions)) changes.push({ what: 'questions', ...questions });
  const rules = (quiz: PublishedQuiz | null) =>
    canonical(
      quiz && [
        quiz.title,
        quiz.quizType,
        quiz.timeLimitSeconds,
        quiz.maxRetakes,
        quiz.pools,
        quiz.questions.map(({ questionId }) => questionId),
      ],
    );
  if (!isSome(questions) && rules(before.quiz) !== rules(after.quiz)) changes.push({ what: 'quiz rules' });
  if (canonical(before.assignment) !== canonical(after.assignment)) changes.push({ what: 'hand-in' });
  if (canonical(before.liveSession) !== canonical(after.liveSession)) changes.push({ what: 'session' });
  const rest = ({ rank: _, ...fields }: PublishedNode['meta']) => canonical(fields);
  if (rest(oldMeta) !== rest(meta)) changes.push({ what: 'other facts' });
  return changes;
}

/** Lists the steps that moved: to another parent, or to another position among those that stayed. */
function movesOf(before: readonly PublishedNode[], after: readonly PublishedNode[]): CourseChange[] {
  const old = byKey(before);
  const siblings = (nodes: readonly PublishedNode[], parentKey: string | null) =>
    nodes
      .filter((node) => isStep(node) && node.parentKey === parentKey)
      .sort((a, b) => a.rank - b.rank)
      .map(({ key }) => key);
  const parents = new Set(after.filter(isStep).map(({ parentKey }) => parentKey));
  const stayed = new Set<string>();
  for (const parentKey of parents)
    for (const key of stayInOrder(siblings(before, parentKey), siblings(after, parentKey))) stayed.add(key);
  return after.flatMap((node): CourseChange[] => {
    const was = old.get(node.key);
    if (!was || !isStep(node) || stayed.has(node.key)) return [];
    return [
      {
        kind: 'moved',
        node,
        from: { parentKey: was.parentKey, rank: was.rank },
        to: { parentKey: node.parentKey, rank: node.rank },
      },
    ];
  });
}

/**
 * Lists what changes for learners when a course goes from `before` to `after`, step by step in course order; removed
 * steps are last. Parts of a lesson are counted at their step. Steps below an added or removed one are listed too.
 * Empty when nothing differs.
 */
export function diffCourse(
  before: readonly PublishedNode[],
  after: readonly PublishedNode[],
): CourseChange[] {
  const old = byKey(before);
  const fresh = byKey(after);
  const [oldParts, newParts] = [partsOf(before), partsOf(after)];
  const moves = new Map(movesOf(before, after).map((move) => [move.node.key, move]));
  const here = after.filter(isStep).flatMap((node): CourseChange[] => {
    const was = old.get(node.key);
    if (!was) return [{ kind: 'added', node }];
    const move = moves.get(node.key);
    const none: ReadonlyMap<string, string> = new Map();
    const text = countDifferences(oldParts.get(node.key) ?? none, newParts.get(node.key) ?? none);
    const changes = changesOf(was, node, text);
    return [
      ...(move ? [move] : []),
      ...(changes.length > 0 ? [{ kind: 'changed' as const, node, changes }] : []),
    ];
  });
  const gone = before
    .filter((node) => isStep(node) && !fresh.has(node.key))
    .map((node): CourseChange => ({ kind: 'removed', node }));
  return [...here, ...gone];
}
