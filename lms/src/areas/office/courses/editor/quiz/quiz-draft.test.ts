import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readQuizDraft, writeQuizDraft } from './quiz-draft.ts';

const COURSES = join(process.cwd(), '../packages/school/courses');
const quizzes = globSync('**/quiz.yaml', { cwd: COURSES }).sort();
const textOf = (path: string) => readFileSync(join(COURSES, path), 'utf8');

const TEXT = `title: Lines
credits: 0
quizType: PRACTICE
retakes: unlimited # for now
questions:
  # The first one.
  - type: BINARY_TRUE_FALSE
    question: Is it cut?
    answer: false
    explanation: 'It is seen.'
  - type: SINGLE_CHOICE
    question: Which is heavier?
    options:
      - text: Cut
        correct: true
      - text: Seen
    explanation: Nearest.
`;

describe('course quizzes in the editor', () => {
  it('AUTHOR-03 every quiz of the bundled courses is read, and written back unchanged when nothing was edited', () => {
    expect(quizzes.length).toBeGreaterThan(20);
    for (const path of quizzes) {
      const text = textOf(path);
      const quiz = readQuizDraft(text);
      expect(quiz, path).not.toBeNull();
      if (!quiz) continue;
      expect(writeQuizDraft(text, quiz), path).toBe(text);
      const renamed = { ...quiz, title: 'Another title' };
      expect(readQuizDraft(writeQuizDraft(text, renamed)), path).toEqual(renamed);
    }
  });

  it('AUTHOR-03 a changed question is rewritten; other questions and comments stay as they are', () => {
    const quiz = readQuizDraft(TEXT);
    if (!quiz) throw new Error('this quiz is not read');
    const [first, second] = quiz.questions;
    if (!first || !second) throw new Error('this quiz has two questions');
    const text = writeQuizDraft(TEXT, {
      ...quiz,
      retakes: 1,
      timeLimitMinutes: 20,
      questions: [{ ...second, question: 'Which is the heavier: cut or seen?', keepOrder: true }, first],
    });
    expect(text).toContain("explanation: 'It is seen.'");
    expect(text).toContain('# The first one.');
    expect(text).toContain('retakes: 1');
    expect(readQuizDraft(text)).toMatchObject({
      timeLimitMinutes: 20,
      retakes: 1,
      questions: [
        { question: 'Which is the heavier: cut or seen?', keepOrder: true, options: [{ correct: true }, {}] },
        { question: 'Is it cut?', answer: false },
      ],
    });
  });

  it('AUTHOR-03 a text that is not a quiz is left to the text editor', () => {
    for (const text of ['', 'title: [', '- a list', 'questions: none'])
      expect(readQuizDraft(text)).toBeNull();
  });
});
