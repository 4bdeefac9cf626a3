import { createHash } from 'node:crypto';
import { ANSWER_SHAPE, type QuestionType } from '@plinth/domain/forms/question-type';
import { isMarkedType } from '@plinth/domain/quizzes/score-quiz';
import type * as z from 'zod';
import { given } from '../given.ts';
import type { CourseQuestion, CourseQuiz } from './course-package.ts';
import type { InEditor, Report } from './course-package-error.ts';
import { quizFile } from './course-schemas.ts';
import { readYaml } from './read-yaml.ts';

/** A key that survives reordering: derived from the wording, unless the author gave an id. */
function keyOf(prefix: string, id: string | undefined, wording: string): string {
  return `${prefix}-${id ?? createHash('sha256').update(wording).digest('hex').slice(0, 8)}`;
}

function findTwin(wordings: readonly string[]): number {
  return wordings.findIndex((wording, index) => wordings.indexOf(wording) !== index);
}

type Quiz = z.infer<typeof quizFile>;
type Entry = Quiz['questions'][number];
/** A part of a group, written like a question but without parts of its own. */
type Part = NonNullable<Entry['questions']>[number];

/** The labels of the two buttons of a binary question; `answer: true` means the first. */
const BINARY: Partial<Record<QuestionType, readonly [yes: string, no: string]>> = {
  BINARY_TRUE_FALSE: ['True', 'False'],
  BINARY_YES_NO: ['Yes', 'No'],
  BINARY_LIKE_DISLIKE: ['Like', 'Dislike'],
};

/** Whether right and wrong answers can be told apart. */
const isMarked = ({ type, opinion }: Part) =>
  opinion !== true && isMarkedType(type) && type !== 'BINARY_LIKE_DISLIKE';

/** `inEditor` has the quoted text and, within the question, the field. */
type Say = (what: string, mend: string, inEditor?: InEditor) => void;

/** Checks that the fields that define how to answer fit the type. */
function checkWayToAnswer(entry: Part, say: Say): void {
  const { type, options, answer } = entry;
  const shape = ANSWER_SHAPE[type];
  if (type in BINARY) {
    const needsAnswer = isMarked(entry);
    if (options !== undefined || (answer === undefined) === needsAnswer)
      say(
        needsAnswer
          ? 'a true or false question needs answer and no options'
          : 'such a question has neither options nor a right answer',
        needsAnswer
          ? 'write answer: true or answer: false instead of options'
          : 'leave out options, answer and explanation',
        { mend: needsAnswer ? 'choose the right answer' : 'choose its type again' },
      );
  } else if (shape === 'text' || shape === 'group') {
    if (options !== undefined || answer !== undefined)
      say(
        shape === 'text' ? 'a text is typed, not chosen' : 'a group is answered by its parts',
        'leave out options and answer',
        { mend: 'choose its type again' },
      );
  } else if (answer !== undefined || (options === undefined && shape !== 'scale'))
    say(
      'a choice question needs options and no answer',
      isMarked(entry)
        ? 'list options and mark the right ones with correct: true'
        : 'list options, each as - text: ...',
      {
        what: 'the question has no options',
        mend: isMarked(entry) ? 'add options, and mark the right ones' : 'add options',
      },
    );
}

/**
 * Checks that the right answer is marked, explained and sensible, and that nothing is marked where there is no right
 * answer.
 */
function checkRightAnswer(entry: Part, { quizType }: Quiz, say: Say): void {
  const { type, options = [], explanation } = entry;
  const right = options.filter(({ correct }) => correct).length;
  if (!isMarked(entry)) {
    if (right > 0 || explanation !== undefined)
      say('an opinion is neither right nor wrong', 'leave out correct, answer and explanation', {
        mend: 'choose its type again',
      });
    if (quizType === 'GRADED' && type !== 'GROUP_QUESTION')
      say('a graded quiz asks for an opinion', 'make the quiz PRACTICE, or take the question out', {
        mend: 'make it a practice quiz, or remove the question',
      });
    return;
  }
  if (explanation === undefined)
    say('the question has no explanation', 'write explanation: why the answer is right', {
      field: ['explanation'],
      what: 'it is missing',
      mend: 'write why the answer is right',
    });
  if (type === 'SINGLE_CHOICE' && right !== 1)
    say(`a SINGLE_CHOICE question has ${right} correct options`, 'mark exactly one with correct: true', {
      what: `one option must be right, and ${right} are marked`,
      mend: 'mark exactly one as right',
    });
  if (type === 'MULTIPLE_CHOICE' && (right < 2 || right === options.length))
    say(
      `a MULTIPLE_CHOICE question has ${right} correct of ${options.length} options`,
      'mark at least two, and leave at least one that is wrong',
      {
        what: `several options must be right, and ${right} of ${options.length} are marked`,
        mend: 'mark at least two as right, and leave at least one that is wrong',
      },
    );
}

/** The options of an entry; a binary one has predefined options. */
function optionsOf({ type, options = [], answer }: Part): CourseQuestion['options'] {
  const words = BINARY[type];
  if (words)
    return words.map((text, at) => ({
      key: `o-${String(at === 0)}`,
      text,
      isCorrect: answer === (at === 0),
    }));
  return options.map(({ id, text, group, correct }) =>
    given({ key: keyOf('o', id, text), text, isCorrect: correct === true, group }),
  );
}

/** Checks that each pool has more questions than are drawn from it, and that each drawn question has a pool. */
function checkPools(
  { draw = {}, questions }: Quiz,
  say: (what: string, mend: string, mendInEditor: string, ...at: PropertyKey[]) => void,
) {
  for (const [pool, count] of Object.entries(draw)) {
    const size = questions.filter((question) => question.pool === pool).length;
    if (size <= count)
      say(
        `${count} of the pool ${pool} are asked, and it has ${size}`,
        `give more than ${count} questions pool: ${pool}, or ask fewer of them`,
        `put more than ${count} questions into it, or ask fewer of them`,
        'draw',
        pool,
      );
  }
  for (const [at, { pool }] of questions.entries())
    if (pool !== undefined && draw[pool] === undefined)
      say(
        `nothing is drawn from the pool ${pool}`,
        `write ${pool}: and how many of its questions are asked under draw:`,
        'say how many of its questions are asked',
        'questions',
        at,
        'pool',
      );
}

/** Reads quiz.yaml and checks what a schema cannot: that every question can be answered rightly and wrongly. */
export function readQuiz(text: string, report: Report): { quiz: CourseQuiz; dueDay?: number } | null {
  const yaml = readYaml(text, quizFile, report);
  if (!yaml) return null;
  const { title, credits, quizType, timeLimitMinutes, retakes, dueDay, draw } = yaml.data;
  if (quizType === 'GRADED' && credits === 0) {
    report(yaml.lineOf('credits'), 'a graded quiz earns no credits', 'give it credits, or make it PRACTICE', {
      field: ['credits'],
      mend: 'give it credits, or make it a practice quiz',
    });
  }
  checkPools(yaml.data, (what, mend, mendInEditor, ...field) =>
    report(yaml.lineOf(...field), what, mend, { field, mend: mendInEditor }),
  );

  const readQuestion = (
    entry: Part & Pick<Entry, 'pool' | 'questions'>,
    ...at: PropertyKey[]
  ): CourseQuestion => {
    const say: Say = (what, mend, { field = [], ...words } = {}) =>
      report(yaml.lineOf(...at), what, mend, { ...words, field: [...at, ...field] });
    checkWayToAnswer(entry, say);
    checkRightAnswer(entry, yaml.data, say);
    const isGroup = entry.type === 'GROUP_QUESTION';
    if (isGroup !== (entry.questions !== undefined))
      say(
        isGroup ? 'a group has no questions' : 'only a GROUP_QUESTION has questions of its own',
        isGroup ? 'list its parts under questions:' : 'leave out questions, or make it a GROUP_QUESTION',
        isGroup ? { mend: 'add a part' } : { what: 'only a group has parts', mend: 'choose its type again' },
      );
    const { options = [] } = entry;
    if (options.some(({ group }) => (group === undefined) === (entry.type === 'GROUPED_OPTION_QUESTION')))
      say(
        'options are under headings in a GROUPED_OPTION_QUESTION only, and there each of them',
        'give each option a group, or none',
        {
          what: 'each option of such a question is under a heading, and no option of other questions is',
          mend: 'write the heading of each option',
        },
      );
    const twin = findTwin(options.map((option) => option.text));
    if (twin !== -1) {
      report(yaml.lineOf(...at, 'options', twin), 'two options have the same text', 'change or remove one', {
        field: [...at, 'options', twin],
      });
    }
    return given({
      key: keyOf('q', entry.id, entry.question),
      questionType: entry.type,
      question: entry.question,
      options: optionsOf(entry),
      explanation: entry.explanation,
      isRequired: entry.optional && false,
      keepsOrder: entry.keepOrder,
      pool: entry.pool,
      questions: entry.questions?.map((part, index) => readQuestion(part, ...at, 'questions', index)),
    });
  };
  const questions = yaml.data.questions.map((entry, index) => readQuestion(entry, 'questions', index));
  const places = yaml.data.questions.flatMap(({ questions: parts = [] }, index) => [
    ['questions', index],
    ...parts.map((_, part) => ['questions', index, 'questions', part]),
  ]);
  const twin = findTwin(
    questions.flatMap((question) => [question, ...(question.questions ?? [])]).map(({ key }) => key),
  );
  if (twin !== -1) {
    report(
      yaml.lineOf(...(places[twin] ?? [])),
      'two questions have the same wording or id',
      'change or remove one',
      { field: places[twin] ?? [], what: 'two questions have the same words' },
    );
  }

  return given({
    quiz: given({
      title,
      credits,
      quizType,
      timeLimitSeconds: timeLimitMinutes && timeLimitMinutes * 60,
      maxRetakes: retakes === 'unlimited' ? undefined : retakes,
      pools: draw,
      questions,
    }),
    dueDay,
  });
}
