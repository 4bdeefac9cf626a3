import type { QuizSummary } from '@plinth/domain/quizzes/quiz-summary';
import { Button } from '@plinth/ui/Button';
import { Heading } from '@plinth/ui/Heading';
import { formatMinutes } from '../../../parts/format-minutes.ts';
import { ProblemNote } from '../../../parts/ProblemNote.tsx';
import * as css from './QuizPage.css.ts';

type StartStageProps = {
  quiz: QuizSummary;
  isRetake: boolean;
  isPreview: boolean;
  isStarting: boolean;
  problem: string | null;
  onPrev: () => void;
  onNext: () => void;
};

/** STARTPAGE: the rules that apply once the attempt starts. */
export function StartStage({
  quiz,
  isRetake,
  isPreview,
  isStarting,
  problem,
  onPrev,
  onNext,
}: StartStageProps) {
  return (
    <div className={css.stage} data-page="STARTPAGE">
      <Heading level={2} size="m">
        Before you begin
      </Heading>
      <ul className={css.rules}>
        <li>
          {quiz.timeLimitSeconds === undefined
            ? 'There is no time limit. You may leave and come back to the same question.'
            : `You have ${formatMinutes(quiz.timeLimitSeconds / 60)} from the moment you start. The time keeps running when you leave; when it is over, what you answered so far is handed in.`}
        </li>
        <li>
          {isPreview
            ? 'This is a preview: nothing is saved, and no time runs.'
            : 'Every answer is saved as you give it. You can go back and change it until you submit.'}
        </li>
        <li>
          {quiz.quizType === 'PRACTICE'
            ? 'This is practice: you can check each answer as you go.'
            : 'Each attempt has its own order of questions and options. The answers are explained once no attempt is left.'}
        </li>
        {isRetake && <li>This starts a new attempt. Earlier ones stay, and the best one counts.</li>}
      </ul>
      <ProblemNote text={problem} />
      <div className={css.actions}>
        <Button onClick={onPrev}>Previous</Button>
        <Button variant="primary" loading={isStarting} onClick={onNext}>
          Start
        </Button>
      </div>
    </div>
  );
}
