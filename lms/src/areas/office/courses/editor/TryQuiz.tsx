import type { ResponseEntry } from '@plinth/domain/forms/response-entry';
import { correctOptionsOf, type QuizQuestion } from '@plinth/domain/quizzes/quiz-question';
import { scoreQuiz } from '@plinth/domain/quizzes/score-quiz';
import { Button } from '@plinth/ui/Button';
import { Text } from '@plinth/ui/Text';
import { useState } from 'react';
import { QuestionInput } from '../../../../parts/QuestionInput/QuestionInput.tsx';
import * as css from './editor.css.ts';

const explanationsOf = (question: QuizQuestion): QuizQuestion[] => [
  question,
  ...(question.questions ?? []).flatMap(explanationsOf),
];

/** A trial run of a quiz as a learner would take it: answered, marked by the same rule, explained. Nothing is saved. */
export function TryQuiz({ questions }: { questions: readonly QuizQuestion[] }) {
  const [answers, setAnswers] = useState<ReadonlyMap<string, ResponseEntry>>(new Map());
  const [isMarked, setMarked] = useState(false);
  const result = isMarked ? scoreQuiz(questions, [...answers.values()]) : null;
  const again = () => {
    setAnswers(new Map());
    setMarked(false);
  };
  return (
    <div className={css.form}>
      {questions.map((question) => (
        <div key={question.questionId} className={css.form}>
          <QuestionInput
            question={question}
            value={answers.get(question.questionId)}
            answerOf={(id) => answers.get(id)}
            onChange={(entry) => setAnswers(new Map([...answers, [entry.questionId, entry]]))}
            disabled={isMarked}
            {...(isMarked && !question.questions ? { correctOptionIds: correctOptionsOf(question) } : {})}
          />
          {isMarked &&
            explanationsOf(question).map(({ questionId, explanation }) =>
              explanation ? (
                <Text key={questionId} secondary>
                  {explanation}
                </Text>
              ) : null,
            )}
        </div>
      ))}
      <div className={css.row} role="status">
        {result ? (
          <>
            <Text weight="strong">
              {result.score} of {result.total} right
            </Text>
            <Button size="s" onClick={again}>
              Try again
            </Button>
          </>
        ) : (
          <Button size="s" onClick={() => setMarked(true)}>
            Mark my answers
          </Button>
        )}
      </div>
    </div>
  );
}
