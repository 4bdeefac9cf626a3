import type { Question } from '@plinth/domain/forms/question';
import { QUESTION_TYPES, type QuestionType } from '@plinth/domain/forms/question-type';
import type { ResponseEntry } from '@plinth/domain/forms/response-entry';
import { validateResponse } from '@plinth/domain/quizzes/validate-response';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { chooseByDigit } from './choose-by-digit.ts';
import { QuestionInput } from './QuestionInput.tsx';

const id = (last: string) => `019dabcd-0000-7000-8000-0000000000${last}`;
const OPTIONS = [
  { optionId: id('01'), text: 'Shared' },
  { optionId: id('02'), text: 'Published' },
];

const ask = (questionType: QuestionType, more: Partial<Question> = {}): Question => ({
  questionId: id('aa'),
  questionType,
  question: 'Which state?',
  meta: {},
  options: [],
  ...more,
});

/** Shows a question and returns the last answer given. */
function show(question: Question) {
  const given: ResponseEntry[] = [];
  function Held() {
    const [entries, setEntries] = useState<ResponseEntry[]>([]);
    const answerOf = (questionId: string) => entries.find((entry) => entry.questionId === questionId);
    return (
      <QuestionInput
        question={question}
        value={answerOf(question.questionId)}
        answerOf={answerOf}
        sendDocument={async () => id('dd')}
        onChange={(entry) => {
          given.push(entry);
          setEntries((kept) => [...kept.filter(({ questionId }) => questionId !== entry.questionId), entry]);
        }}
      />
    );
  }
  const drawn = render(<Held />);
  return { ...drawn, last: () => given.at(-1) };
}

/** Answers a question as a person would, by its type. */
async function give(type: QuestionType, container: HTMLElement) {
  if (['SUBJECTIVE', 'TEXT_AREA', 'TEXT_INPUT'].includes(type))
    return userEvent.type(screen.getByRole('textbox'), 'Shared');
  if (type === 'FILTER') return userEvent.selectOptions(screen.getByRole('combobox'), 'Shared');
  if (type === 'DOCUMENT_UPLOAD')
    return userEvent.upload(
      container.querySelector('input[type=file]') as HTMLInputElement,
      new File(['x'], 'plan.pdf', { type: 'application/pdf' }),
    );
  const choice = screen.queryAllByRole('radio')[1] ?? screen.getAllByRole('checkbox')[0];
  return userEvent.click(choice as HTMLElement);
}

const asked = (type: QuestionType): Question => {
  if (type === 'GROUP_QUESTION')
    return ask(type, { questions: [ask('SINGLE_CHOICE', { questionId: id('bb'), options: OPTIONS })] });
  if (
    [
      'SCALE_NUMBER',
      'SCALE_STAR',
      'SCALE_EMOJI',
      'SUBJECTIVE',
      'TEXT_AREA',
      'TEXT_INPUT',
      'DOCUMENT_UPLOAD',
    ].includes(type)
  )
    return ask(type);
  return ask(type, {
    options: OPTIONS.map((option) =>
      type === 'GROUPED_OPTION_QUESTION' ? { ...option, group: 'CDE' } : option,
    ),
  });
};

describe('a question', () => {
  it.each(QUESTION_TYPES)(
    'ENUM-28 a %s can be answered with an answer that the server accepts',
    async (type) => {
      const question = asked(type);
      const { last, container } = show(question);
      await give(type, container);
      const entry = last();
      expect(entry).toBeDefined();
      expect(validateResponse([question], entry ? [entry] : [])).toEqual([]);
    },
  );

  it('a single choice replaces the answer, a multiple choice adds and removes answers', async () => {
    const single = show(ask('SINGLE_CHOICE', { options: OPTIONS }));
    await userEvent.click(screen.getByRole('radio', { name: 'Shared' }));
    await userEvent.click(screen.getByRole('radio', { name: 'Published' }));
    expect(single.last()?.entries).toEqual([{ optionId: id('02') }]);
    single.unmount();

    const many = show(ask('MULTIPLE_CHOICE', { options: OPTIONS }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Published' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Shared' }));
    expect(many.last()?.entries).toHaveLength(2);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Published' }));
    expect(many.last()?.entries).toEqual([{ optionId: id('01') }]);
  });

  it('CONST-21 a star scale has 5 stars', () => {
    show(ask('SCALE_STAR'));
    expect(screen.getAllByRole('radio')).toHaveLength(5);
    expect(screen.getByRole('radio', { name: '5 of 5 stars' })).toBeInTheDocument();
  });

  it('CONST-22 an emoji scale has 5 different faces, labelled with words', () => {
    const { container } = show(ask('SCALE_EMOJI'));
    expect(screen.getAllByRole('radio')).toHaveLength(5);
    expect(new Set([...container.querySelectorAll('svg')].map((face) => face.innerHTML)).size).toBe(5);
    expect(screen.getByRole('radio', { name: 'Very good' })).toBeInTheDocument();
  });

  it.each(['BINARY_LIKE_DISLIKE', 'BINARY_TRUE_FALSE', 'BINARY_YES_NO'] as const)(
    'CONST-23 a %s question has 2 different icons',
    (type) => {
      const { container } = show(ask(type, { options: OPTIONS }));
      expect(new Set([...container.querySelectorAll('svg')].map((icon) => icon.innerHTML)).size).toBe(2);
    },
  );

  it.each([
    [7, 'comfortable'],
    [10, 'compact'],
    [11, 'scrolling'],
  ])('CONST-24 an emoji scale of %i options has the layout %s', (count, layout) => {
    const options = Array.from({ length: count }, (_, index) => ({
      optionId: id(String(index + 10)),
      text: `Face ${index}`,
    }));
    const { container } = show(ask('SCALE_EMOJI', { options }));
    expect(container.querySelector('[data-layout]')).toHaveAttribute('data-layout', layout);
  });

  it('CONST-22 CONST-24 the meaning is written under the faces: first the two ends, then the chosen one', async () => {
    const options = ['Lost', 'Unsure', 'Certain'].map((text, index) => ({ optionId: id(`2${index}`), text }));
    const { container } = show(ask('SCALE_EMOJI', { options }));
    expect(container).toHaveTextContent('Lost to Certain');
    await userEvent.click(screen.getByRole('radio', { name: 'Unsure' }));
    expect(container.querySelector('[data-chosen=true]')).toHaveTextContent('Unsure');
  });

  it('VALID-14 VALID-15 VALID-16 D-121 a text area counts down from 140 characters, and a longer text is refused', async () => {
    const question = ask('TEXT_AREA');
    const { container, last } = show(question);
    const counter = () => container.querySelector('[data-negative], label + span');
    expect(counter()).toHaveTextContent('140 characters left');
    await userEvent.click(screen.getByRole('textbox'));
    await userEvent.paste('a'.repeat(143));
    expect(counter()).toHaveTextContent('−3 characters too many');
    expect(counter()).toHaveAttribute('data-negative');
    const entry = last();
    expect(validateResponse([question], entry ? [entry] : [])).toMatchObject([{ problem: 'TOO_LONG' }]);
  });

  it.each([
    ['SINGLE_CHOICE', '2', 'Published'],
    ['BINARY_YES_NO', '1', 'Shared'],
    ['SCALE_NUMBER', '7', '7'],
    ['SCALE_NUMBER', '0', '0'],
    ['SCALE_STAR', '4', '4 of 5 stars'],
  ] as const)('ENUM-28 on a %s question the key %s chooses %s', async (type, key, name) => {
    const { container } = show(asked(type));
    container.addEventListener('keydown', (event) => chooseByDigit(event, container));
    screen.getAllByRole('radio')[0]?.focus();
    await userEvent.keyboard(key);
    expect(screen.getByRole('radio', { name })).toBeChecked();
    expect(screen.getByRole('radio', { name })).toHaveFocus();
  });

  it('ENUM-28 digits typed into a text field stay there and choose nothing', async () => {
    const { container } = show(
      ask('GROUP_QUESTION', {
        questions: [
          ask('SINGLE_CHOICE', { questionId: id('bb'), options: OPTIONS }),
          ask('TEXT_INPUT', { questionId: id('cc') }),
        ],
      }),
    );
    container.addEventListener('keydown', (event) => chooseByDigit(event, container));
    await userEvent.type(screen.getByRole('textbox'), '21');
    expect(screen.getByRole('textbox')).toHaveValue('21');
    expect(screen.queryByRole('radio', { checked: true })).toBeNull();
  });

  it('VALID-17 a required question is marked and an optional one is not', () => {
    const { container, unmount } = show(ask('SINGLE_CHOICE', { options: OPTIONS }));
    expect(container.querySelector('legend')).toHaveTextContent('Which state?*');
    unmount();
    const other = show(ask('SINGLE_CHOICE', { options: OPTIONS, isRequired: false }));
    expect(other.container.querySelector('legend')?.textContent).toBe('Which state?');
  });
});
