import { quizCreditsText } from '@plinth/domain/quizzes/quiz-credits-text';
import { Button } from '@plinth/ui/Button';
import { DimensionLine } from '@plinth/ui/DimensionLine';
import { Skeleton } from '@plinth/ui/Skeleton';
import { Text } from '@plinth/ui/Text';
import { useQuery } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { quizReportQuery } from '../../../data/quizzes.ts';
import { QueryPanel } from '../../../parts/QueryPanel/QueryPanel.tsx';
import { EndQuiz } from './EndQuiz.tsx';
import * as css from './QuizPage.css.ts';

type ResultsStageProps = {
  result: Parameters<typeof quizReportQuery>[0];
  /** How to give up the attempts left; null if the answers are open. */
  ending: ComponentProps<typeof EndQuiz> | null;
  isRetakeAllowed: boolean;
  onRetake: () => void;
  onPrev: () => void;
  onNext: () => void;
};

/** RESULTSPAGE: how many answers were right, and what that earns. */
export function ResultsStage({
  result,
  ending,
  isRetakeAllowed,
  onRetake,
  onPrev,
  onNext,
}: ResultsStageProps) {
  const report = useQuery(quizReportQuery(result));
  return (
    <div className={css.stage} data-page="RESULTSPAGE">
      <QueryPanel
        title="Your result"
        query={report}
        skeleton={
          <>
            <Skeleton shape="heading" width="third" />
            <Skeleton shape="row" />
          </>
        }
      >
        {({ score, total, credits }) =>
          total === 0 ? (
            <Text tone="soft">Nothing in this quiz is marked automatically. {quizCreditsText(credits)}.</Text>
          ) : (
            <>
              <p className={css.score}>
                {score} of {total} correct
              </p>
              <DimensionLine
                label="Correct answers"
                hideLabel
                value={score}
                max={total}
                text={quizCreditsText(credits)}
                parts={total}
                tone={score === total ? 'success' : 'signal'}
              />
            </>
          )
        }
      </QueryPanel>
      {ending && (
        <Text secondary>
          {ending.isRetired
            ? 'The course no longer has this quiz. You see which answers were right when you end it.'
            : 'You see which answers were right when no attempt is left, or when you end the quiz.'}
        </Text>
      )}
      <div className={css.actions}>
        <Button onClick={onPrev}>Previous</Button>
        {isRetakeAllowed && <Button onClick={onRetake}>Take it again</Button>}
        {ending ? (
          <EndQuiz {...ending} />
        ) : (
          <Button variant="primary" onClick={onNext}>
            See the answers
          </Button>
        )}
      </div>
    </div>
  );
}
