import { readFile } from 'node:fs/promises';
import type { CurriculumNode } from '@plinth/domain/curriculum/curriculum-node';
import { Breach } from '../breach.ts';
import { inTurns } from '../in-turns.ts';
import type { Person } from '../person.ts';
import type { Play } from '../play.ts';
import type { Learner } from './enrol.ts';
import type { People } from './open-school.ts';

const FORM = new URL('./evaluation-form.yaml', import.meta.url);
const DAY_MS = 86_400_000;
const HALF_HOUR_MS = 1_800_000;
const EVALUATION_DAY = 160;
const FIRST_HOUR_MS = 3_600_000;
const AT_ONCE = 6;

type Interview = { learner: Learner; guide: Person };

const within = (nodes: readonly CurriculumNode[]): CurriculumNode[] =>
  nodes.flatMap((node) => [node, ...within(node.children)]);

async function book(
  { api, emailId, cohort: { cohortId } }: Learner,
  startDate: string,
  slotIds: Set<string>,
) {
  const { nodes } = await api.curriculum.index({ params: { cohortId }, query: { namespace: 'REVIEW_DAY' } });
  const page = within(nodes).find(({ meta }) => meta.topicCategory === 'SLOTS');
  if (!page) throw new Breach(emailId, 'finds no page to choose a time at');
  const { slots } = await api.evaluationDay.listSlots({ params: { cohortId }, query: {} });
  const slot = slots.find(
    (one) => one.startDate === startDate && !slotIds.has(one.slotId) && one.status === 'ACTIVE',
  );
  if (!slot) throw new Breach(emailId, `finds no time at ${startDate}, of ${slots.length}`);
  slotIds.add(slot.slotId);
  await api.evaluationDay.bookSlot({
    params: { cohortId },
    body: { slotId: slot.slotId, nodeId: page.nodeId },
  });
}

/** The guide records the assessment and closes the feedback. */
async function assess({ api }: Person, { emailId, userId, cohort: { cohortId } }: Learner): Promise<void> {
  const params = { cohortId };
  const { formId } = await api.evaluationDay.readLearnerFeedback({ params, query: { userId } });
  if (!formId) throw new Breach(emailId, 'is interviewed without a form');
  const { sections } = await api.evaluationDay.readFilteredForm({ params, query: { userId } });
  const responses = sections
    .flatMap(({ questions }) => questions)
    .filter(({ isRequired }) => isRequired !== false)
    .map(({ questionId, options }) => ({
      userId,
      questionId,
      entries: [{ optionId: options.at(-1)?.optionId ?? '', optionValue: '' }],
    }));
  await api.evaluationDay.registerResponses({ params, body: { formId, responses } });
  const { responseId } = await api.evaluationDay.readLearnerFeedback({ params, query: { userId } });
  await api.evaluationDay.assess({
    params,
    body: { userId, formId, responseId: responseId ?? '', remark: 'A building that can be built.' },
  });
}

/**
 * Guides open slots, every learner books one, and each is heard and assessed. Cohorts are heard one after the other, by
 * as many guides at a time as they have; learners book, and guides assess, side by side.
 */
export async function evaluate(
  { clock }: Play,
  { staff, guides, cohorts, learners, courseId }: People,
): Promise<number> {
  await staff.academics.api.officeCourses.saveEvaluationForm({
    params: { courseId },
    body: { yaml: await readFile(FORM, 'utf8') },
  });
  const start = cohorts[0]?.startsAt.getTime() ?? 0;
  const interviews: Interview[] = [];
  let next = start + EVALUATION_DAY * DAY_MS + FIRST_HOUR_MS;
  for (const cohort of cohorts) {
    const mine = learners.filter((one) => one.cohort.cohortId === cohort.cohortId);
    const turns = Math.ceil(mine.length / guides.length);
    const times = Array.from({ length: turns }, (_, turn) =>
      new Date(next + turn * HALF_HOUR_MS).toISOString(),
    );
    next += turns * HALF_HOUR_MS;
    for (const { api } of guides)
      await api.evaluationDay.openTimes({ params: { cohortId: cohort.cohortId }, body: { times } });
    const taken = new Set<string>();
    await inTurns([...mine.entries()], AT_ONCE, ([index, learner]) =>
      book(learner, times[Math.floor(index / guides.length)] ?? '', taken),
    );
    interviews.push(...(await whoHears(guides, cohort.cohortId, mine)));
  }
  await clock.moveTo(new Date(next + HALF_HOUR_MS));
  await inTurns(guides, AT_ONCE, async (guide) => {
    await guide.signIn();
    for (const interview of interviews) if (interview.guide === guide) await assess(guide, interview.learner);
  });
  return interviews.length;
}

/** Which guide hears which learner, per each guide's page of the day. */
async function whoHears(guides: readonly Person[], cohortId: string, learners: readonly Learner[]) {
  const heard: Interview[] = [];
  for (const guide of guides) {
    const { interviews } = await guide.api.evaluationDay.readLiveSession({ params: { cohortId } });
    for (const { userId, slotStatus } of interviews) {
      const learner = learners.find((one) => one.userId === userId);
      if (learner && slotStatus === 'SLOT_BOOKED') heard.push({ guide, learner });
    }
  }
  const missing = learners.find((one) => heard.filter(({ learner }) => learner === one).length !== 1);
  if (missing) throw new Breach(missing.emailId, 'has booked a time, and not exactly one guide hears them');
  return heard;
}
