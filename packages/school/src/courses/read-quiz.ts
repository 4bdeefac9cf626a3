import { createHash } from 'node:crypto';
import type { CourseQuestion, CourseQuiz } from './course-package.ts';
import type { Report } from './course-package-error.ts';
import { quizFile } from './course-schemas.ts';
import { readYaml } from './read-yaml.ts';

/** A key that survives reordering: it comes from the wording, unless the author gave an id. */
function keyOf(prefix: string, id: string | undefined, wording: string): string {
  return `${prefix}-${id ?? createHash('sha256').update(wording).digest('hex').slice(0, 8)}`;
}

function findTwin(wordings: readonly string[]): number {
  return wordings.findIndex((wording, index) => wordings.indexOf(wording) !== index);
}

/** Reads quiz.yaml and checks what a schema cannot: that every question can be answered rightly and wrongly. */
export function readQuiz(text: string, report: Report): { quiz: CourseQuiz; dueDay?: number } | null {
  const yaml = readYaml(text, quizFile, report);
  if (!yaml) return null;
  const { title, credits, quizType, timeLimitMinutes, retakes, dueDay } = yaml.data;
  if (quizType === 'GRADED' && credits === 0) {
    report(yaml.lineOf('credits'), 'a graded quiz earns no credits', 'give it credits, or make it PRACTICE');
  }

  const questions = yaml.data.questions.map((entry, index): CourseQuestion => {
    const line = yaml.lineOf('questions', index);
    const isBinary = entry.type === 'BINARY_TRUE_FALSE';
    if (isBinary && (entry.answer === undefined || entry.options !== undefined)) {
      report(
        line,
        'a true or false question needs answer and no options',
        'write answer: true or answer: false instead of options',
      );
    }
    if (!isBinary && (entry.options === undefined || entry.answer !== undefined)) {
      report(
        line,
        'a choice question needs options and no answer',
        'list options and mark the right ones with correct: true',
      );
    }
    const options: { id?: string | undefined; text: string; correct?: true | undefined }[] = isBinary
      ? [
          { id: 'true', text: 'True', ...(entry.answer === true ? { correct: true as const } : {}) },
          { id: 'false', text: 'False', ...(entry.answer === false ? { correct: true as const } : {}) },
        ]
      : (entry.options ?? []);
    const right = options.filter((option) => option.correct).length;
    if (entry.opinion ? right > 0 || entry.explanation !== undefined : entry.explanation === undefined)
      report(
        line,
        entry.opinion ? 'an opinion is neither right nor wrong' : 'the question has no explanation',
        entry.opinion
          ? 'leave out correct, answer and explanation'
          : 'write explanation: why the answer is right',
      );
    if (entry.opinion) {
      if (quizType === 'GRADED')
        report(line, 'a graded quiz asks for an opinion', 'make the quiz PRACTICE, or take the question out');
    } else if (entry.type === 'SINGLE_CHOICE' && right !== 1) {
      report(
        line,
        `a SINGLE_CHOICE question has ${right} correct options`,
        'mark exactly one with correct: true',
      );
    }
    if (!entry.opinion && entry.type === 'MULTIPLE_CHOICE' && (right < 2 || right === options.length)) {
      report(
        line,
        `a MULTIPLE_CHOICE question has ${right} correct of ${options.length} options`,
        'mark at least two, and leave at least one that is wrong',
      );
    }
    const twin = findTwin(options.map((option) => option.text));
    if (twin !== -1) {
      report(
        yaml.lineOf('questions', index, 'options', twin),
        'two options have the same text',
        'change or remove one',
      );
    }
    return {
      key: keyOf('q', entry.id, entry.question),
      questionType: entry.type,
      question: entry.question,
      options: options.map((option) => ({
        key: keyOf('o', option.id, option.text),
        text: option.text,
        isCorrect: entry.opinion === true || option.correct === true,
      })),
      ...(entry.explanation === undefined ? {} : { explanation: entry.explanation }),
    };
  });
  const twin = findTwin(questions.map((question) => question.key));
  if (twin !== -1) {
    report(
      yaml.lineOf('questions', twin),
      'two questions have the same wording or id',
      'change or remove one',
    );
  }

  return {
    quiz: {
      title,
      credits,
      quizType,
      ...(timeLimitMinutes === undefined ? {} : { timeLimitSeconds: timeLimitMinutes * 60 }),
      ...(retakes === 'unlimited' ? {} : { maxRetakes: retakes }),
      questions,
    },
    ...(dueDay === undefined ? {} : { dueDay }),
  };
}
