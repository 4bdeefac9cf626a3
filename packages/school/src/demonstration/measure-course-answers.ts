import { COURSE_QUESTIONS, type CourseQuestion } from './course-questions.ts';

/** Returns the titles of the pages that an answer names, best first; none if it says that it found nothing. */
export type AskCourse = (question: string) => Promise<readonly string[]>;

export type CourseAnswers = {
  /**
   * How many questions the course answers, and for how many of them the right lesson was first, or among the first
   * three.
   */
  answerable: number;
  first: number;
  firstThree: number;
  /** How many have no answer, and how many of those got one all the same. */
  unanswerable: number;
  invented: number;
  /** The failures, with the pages returned instead. */
  missed: { question: string; wanted: readonly string[]; got: readonly string[] }[];
};

/** Asks every question of the set, one after the other, and counts the results. */
export async function measureCourseAnswers(
  ask: AskCourse,
  questions: readonly CourseQuestion[] = COURSE_QUESTIONS,
): Promise<CourseAnswers> {
  const answers: CourseAnswers = {
    answerable: 0,
    first: 0,
    firstThree: 0,
    unanswerable: 0,
    invented: 0,
    missed: [],
  };
  for (const { question, lessons } of questions) {
    const got = await ask(question);
    const isRight = (title: string | undefined) => title !== undefined && lessons.includes(title);
    if (lessons.length === 0) {
      answers.unanswerable += 1;
      if (got.length > 0) answers.invented += 1;
    } else {
      answers.answerable += 1;
      if (isRight(got[0])) answers.first += 1;
      if (got.slice(0, 3).some(isRight)) answers.firstThree += 1;
    }
    const isMissed = lessons.length === 0 ? got.length > 0 : !isRight(got[0]);
    if (isMissed) answers.missed.push({ question, wanted: lessons, got });
  }
  return answers;
}
