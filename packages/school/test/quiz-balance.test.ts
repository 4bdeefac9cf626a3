import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';

const COURSES = fileURLToPath(new URL('../courses', import.meta.url));

interface Option {
  text: string;
  correct?: boolean;
}

interface Question {
  type: string;
  options?: Option[];
  answer?: boolean;
  questions?: Question[];
}

interface Asked {
  course: string;
  quiz: string;
  type: string;
  options: Option[];
  answer: boolean | undefined;
}

const lengthOf = ({ text }: Option) => [...text].length;
const rightPlace = ({ options }: Asked) => options.findIndex(({ correct }) => correct);
const shareOf = (part: number, whole: number) => part / whole;
const meanLength = (options: readonly Option[]) =>
  options.reduce((sum, option) => sum + lengthOf(option), 0) / options.length;

/** Lists every question of the courses that ship with the school, with its quiz and course. */
async function listQuestions(): Promise<Asked[]> {
  const paths = await readdir(COURSES, { recursive: true });
  const quizzes = await Promise.all(
    paths
      .filter((path) => path.endsWith('quiz.yaml'))
      .map(async (path) => {
        const quiz = path.replaceAll('\\', '/');
        const { questions }: { questions: Question[] } = parse(await readFile(`${COURSES}/${path}`, 'utf8'));
        return questions
          .flatMap((question) => [question, ...(question.questions ?? [])])
          .map(({ type, options = [], answer }) => ({
            course: quiz.split('/')[0] ?? '',
            quiz,
            type,
            options,
            answer,
          }))
          .filter(({ options, answer }) => answer !== undefined || options.some(({ correct }) => correct));
      }),
  );
  return quizzes.flat();
}

/**
 * Returns the share of the marks earned by a person who knows nothing and always picks the option of a certain length.
 */
function gainByLength(asked: readonly Asked[], pick: (...lengths: number[]) => number): number {
  const gains = asked.map(({ options }) => {
    const picked = options.filter((option) => lengthOf(option) === pick(...options.map(lengthOf)));
    return shareOf(picked.filter(({ correct }) => correct).length, picked.length);
  });
  return shareOf(
    gains.reduce((sum, gain) => sum + gain, 0),
    gains.length,
  );
}

function countPlaces(asked: readonly Asked[]): number[] {
  return [0, 1, 2, 3].map((place) => asked.filter((one) => rightPlace(one) === place).length);
}

describe('the quizzes of the courses', () => {
  let choices: Asked[];
  let worded: Asked[];
  let several: Asked[];
  let statements: Asked[];
  const byKey = (asked: readonly Asked[], key: 'course' | 'quiz') =>
    [...new Set(asked.map((one) => one[key]))].map(
      (name) => [name, asked.filter((one) => one[key] === name)] as const,
    );

  beforeAll(async () => {
    const asked = await listQuestions();
    const ofType = (type: string) => asked.filter((one) => one.type === type);
    choices = ofType('SINGLE_CHOICE').filter(({ options }) => options.length === 4);
    // The length of a number shows how large it is; only options in words can be padded.
    worded = choices.filter(({ options }) => !options.every(({ text }) => /\d/.test(text)));
    several = ofType('MULTIPLE_CHOICE');
    statements = ofType('BINARY_TRUE_FALSE');
    expect(choices.length).toBeGreaterThan(100);
    expect(worded.length).toBeGreaterThan(50);
  });

  it('GRADE-04 have the right answer about equally often in each of the four positions, overall and in each course', () => {
    for (const [course, asked] of [['all courses', choices] as const, ...byKey(choices, 'course')]) {
      const fair = asked.length / 4;
      for (const count of countPlaces(asked))
        expect(Math.abs(count - fair), course).toBeLessThanOrEqual(Math.max(fair * 0.25, 1.5));
    }
  });

  it('GRADE-04 have at most half of the right answers of a quiz in the same position', () => {
    for (const [quiz, asked] of byKey(choices, 'quiz'))
      expect(Math.max(...countPlaces(asked)), quiz).toBeLessThanOrEqual(Math.ceil(asked.length / 2));
  });

  it('GRADE-04 yield at most 30 per cent for always choosing the longest or always the shortest option', () => {
    for (const pick of [Math.max, Math.min]) {
      expect(gainByLength(choices, pick), pick.name).toBeLessThanOrEqual(0.3);
      expect(gainByLength(worded, pick), pick.name).toBeLessThanOrEqual(0.3);
      // A length that is never right would reveal as much as one that is always right.
      expect(gainByLength(worded, pick), pick.name).toBeGreaterThanOrEqual(0.15);
    }
  });

  it('GRADE-04 have the right number about equally often at each rank among the four', () => {
    const numberOf = ({ text }: Option) =>
      Number(/^[+−]?\d[\d,]*(\.\d+)?/.exec(text)?.[0].replaceAll(',', '').replace('−', '-'));
    const ranks = choices.flatMap(({ options }) => {
      const right = options.find(({ correct }) => correct);
      const numbers = options.map(numberOf);
      if (!right || numbers.some(Number.isNaN) || new Set(numbers).size < options.length) return [];
      return [numbers.filter((number) => number < numberOf(right)).length];
    });
    expect(ranks.length).toBeGreaterThan(40);
    for (const rank of [0, 1, 2, 3]) {
      const share = shareOf(ranks.filter((one) => one === rank).length, ranks.length);
      expect(share, `rank ${rank}`).toBeGreaterThanOrEqual(0.15);
      expect(share, `rank ${rank}`).toBeLessThanOrEqual(0.35);
    }
  });

  it('GRADE-04 have right options longer than the wrong ones in about half of the multiple-choice questions', () => {
    const longer = several.filter(
      ({ options }) =>
        meanLength(options.filter(({ correct }) => correct)) >
        meanLength(options.filter(({ correct }) => !correct)),
    );
    expect(several.length).toBeGreaterThan(30);
    expect(shareOf(longer.length, several.length)).toBeGreaterThanOrEqual(0.4);
    expect(shareOf(longer.length, several.length)).toBeLessThanOrEqual(0.6);
    const places = [0, 1, 2, 3].map(
      (place) => several.filter(({ options }) => options[place]?.correct).length,
    );
    const fair = places.reduce((sum, count) => sum + count, 0) / 4;
    for (const count of places) expect(Math.abs(count - fair)).toBeLessThanOrEqual(fair * 0.25);
  });

  it('GRADE-04 have about as many true statements as false ones, overall and in each course', () => {
    const trueOf = (asked: readonly Asked[]) => asked.filter(({ answer }) => answer).length;
    expect(statements.length).toBeGreaterThan(30);
    expect(Math.abs(trueOf(statements) - statements.length / 2)).toBeLessThanOrEqual(2);
    for (const [course, asked] of byKey(statements, 'course'))
      expect(Math.abs(trueOf(asked) - asked.length / 2), course).toBeLessThanOrEqual(1);
  });
});
