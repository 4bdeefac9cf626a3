import { describe, expect, it } from 'vitest';
import { readQuiz } from './read-quiz.ts';

const head = (quizType: string) =>
  `title: A look back\ncredits: ${quizType === 'GRADED' ? 10 : 0}\nquizType: ${quizType}\nretakes: unlimited\nquestions:\n`;

/** The quiz that is read, and each problem as `line: what; mend`. */
function read(questions: string, quizType = 'PRACTICE') {
  const problems: string[] = [];
  const found = readQuiz(head(quizType) + questions, (line, what, mend) => {
    problems.push(`${line}: ${what}; ${mend}`);
  });
  return { questions: found?.quiz.questions ?? [], problems };
}

describe('the questions of quiz.yaml', () => {
  it('ENUM-28 every question type is read with its fields', () => {
    const { questions, problems } = read(`
  - type: BINARY_YES_NO
    question: Does a pinned joint carry a moment?
    answer: false
    explanation: It turns freely.
  - type: BINARY_LIKE_DISLIKE
    question: How did you find the example?
  - type: SCALE_STAR
    question: How sure are you?
  - type: SCALE_NUMBER
    question: How heavy is the line?
    options: [{ text: Thin }, { text: Thick }]
  - type: SCALE_EMOJI
    question: How was the week?
  - type: SUBJECTIVE
    question: What would you draw differently?
    optional: true
  - type: TEXT_AREA
    question: Name one rule.
  - type: TEXT_INPUT
    question: Which scale did you use?
  - type: FILTER
    question: Which discipline is yours?
    options: [{ text: Architecture }, { text: Structure }]
  - type: GROUPED_OPTION_QUESTION
    question: What do you use?
    options: [{ text: Pencil, group: By hand }, { text: A model, group: By machine }]
`);
    expect(problems).toEqual([]);
    expect(questions.map(({ questionType }) => questionType)).toEqual([
      'BINARY_YES_NO',
      'BINARY_LIKE_DISLIKE',
      'SCALE_STAR',
      'SCALE_NUMBER',
      'SCALE_EMOJI',
      'SUBJECTIVE',
      'TEXT_AREA',
      'TEXT_INPUT',
      'FILTER',
      'GROUPED_OPTION_QUESTION',
    ]);
    expect(questions[0]?.options).toEqual([
      { key: 'o-true', text: 'Yes', isCorrect: false },
      { key: 'o-false', text: 'No', isCorrect: true },
    ]);
    expect(questions[5]?.isRequired).toBe(false);
    expect(questions[9]?.options[0]).toMatchObject({ text: 'Pencil', group: 'By hand' });
  });

  it('an opinion question has no right answer, so no option is marked correct', () => {
    const { questions, problems } = read(`
  - type: SINGLE_CHOICE
    question: Was there time enough?
    opinion: true
    options: [{ text: "Yes" }, { text: "No" }]
`);
    expect(problems).toEqual([]);
    expect(questions[0]?.options.map(({ isCorrect }) => isCorrect)).toEqual([false, false]);
  });

  it('a group holds its parts, each with its own key, also in a graded quiz', () => {
    const { questions, problems } = read(
      `
  - type: GROUP_QUESTION
    question: A section through a wall
    questions:
      - type: BINARY_TRUE_FALSE
        question: What is cut is drawn heavy.
        answer: true
        explanation: It is nearest.
      - type: BINARY_TRUE_FALSE
        question: What is seen is drawn heavier.
        answer: false
        explanation: It lies behind.
`,
      'GRADED',
    );
    expect(problems).toEqual([]);
    const parts = questions[0]?.questions ?? [];
    expect(parts.map(({ question }) => question)).toEqual([
      'What is cut is drawn heavy.',
      'What is seen is drawn heavier.',
    ]);
    expect(new Set([questions[0]?.key, ...parts.map(({ key }) => key)]).size).toBe(3);
  });

  const one = (type: string, rest: string) => `  - type: ${type}\n    question: Why?\n${rest}`;
  it.each([
    [
      'a text with options',
      one('SUBJECTIVE', '    options: [{ text: A }, { text: B }]\n'),
      'a text is typed, not chosen; leave out options and answer',
    ],
    [
      'a group without parts',
      one('GROUP_QUESTION', ''),
      'a group has no questions; list its parts under questions:',
    ],
    [
      'parts of what is no group',
      one('TEXT_INPUT', '    questions:\n      - type: TEXT_INPUT\n        question: How?\n'),
      'only a GROUP_QUESTION has questions of its own; leave out questions, or make it a GROUP_QUESTION',
    ],
    [
      'headings where there are none',
      one('FILTER', '    options: [{ text: A, group: One }, { text: B }]\n'),
      'options are under headings in a GROUPED_OPTION_QUESTION only, and there each of them; give each option a group, or none',
    ],
    [
      'a list without options',
      one('FILTER', ''),
      'a choice question needs options and no answer; list options, each as - text: ...',
    ],
    [
      'a scale with a right answer',
      one('SCALE_STAR', '    explanation: Five is right.\n'),
      'an opinion is neither right nor wrong; leave out correct, answer and explanation',
    ],
    [
      'a like with a right answer',
      one('BINARY_LIKE_DISLIKE', '    answer: true\n'),
      'such a question has neither options nor a right answer; leave out options, answer and explanation',
    ],
  ])('%s is reported with its line and remedy', (_what, questions, problem) => {
    expect(read(questions).problems).toEqual([`6: ${problem}`]);
  });

  it('a document upload is refused in any quiz, and a text question in a graded one', () => {
    expect(read(one('DOCUMENT_UPLOAD', '')).problems.join()).toMatch(/SINGLE_CHOICE, MULTIPLE_CHOICE/);
    expect(read(one('SUBJECTIVE', ''), 'GRADED').problems).toEqual([
      '6: a graded quiz asks for an opinion; make the quiz PRACTICE, or take the question out',
    ]);
  });

  it('a group part that repeats another question is reported with its line', () => {
    const { problems } = read(
      `${one('TEXT_INPUT', '')}  - type: GROUP_QUESTION\n    question: All of it\n    questions:\n      - type: TEXT_AREA\n        question: Why?\n`,
    );
    expect(problems).toEqual(['11: two questions have the same wording or id; change or remove one']);
  });
});

describe('pools and order in quiz.yaml', () => {
  const one = (name: string, more = '') => `
  - type: BINARY_TRUE_FALSE
    question: Is ${name} so?
    answer: true
    explanation: It is.${more}`;
  const readAll = (draw: string, questions: string) => {
    const problems: string[] = [];
    const text = head('GRADED').replace('questions:\n', `${draw}questions:${questions}\n`);
    const found = readQuiz(text, (line, what, mend) => problems.push(`${line}: ${what}; ${mend}`));
    return { quiz: found?.quiz, problems };
  };

  it('GRADE-04 state how many questions of each pool are asked, and which questions keep their option order', () => {
    const { quiz, problems } = readAll(
      'draw:\n  gates: 1\n',
      `${one('a', '\n    pool: gates')}${one('b', '\n    pool: gates')}${one('c', '\n    keepOrder: true')}`,
    );
    expect(problems).toEqual([]);
    expect(quiz?.pools).toEqual({ gates: 1 });
    expect(quiz?.questions).toMatchObject([{ pool: 'gates' }, { pool: 'gates' }, { keepsOrder: true }]);
    expect(quiz?.questions[2]).not.toHaveProperty('pool');
  });

  it('GRADE-04 a pool that leaves no choice and a pool that nothing is drawn from are reported with their line', () => {
    expect(readAll('draw:\n  gates: 1\n', one('a', '\n    pool: gates')).problems).toEqual([
      '6: 1 of the pool gates are asked, and it has 1; give more than 1 questions pool: gates, or ask fewer of them',
    ]);
    expect(readAll('', one('a', '\n    pool: gates')).problems).toEqual([
      '10: nothing is drawn from the pool gates; write gates: and how many of its questions are asked under draw:',
    ]);
  });
});
