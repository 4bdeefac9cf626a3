import { quizCreditsText } from '@plinth/domain/quizzes/quiz-credits-text';
import { Annotation } from '@plinth/ui/Annotation';
import { Banner } from '@plinth/ui/Banner';
import { Button } from '@plinth/ui/Button';
import { Heading } from '@plinth/ui/Heading';
import { Text } from '@plinth/ui/Text';
import type { QuizDetails } from '../../../data/quizzes.ts';
import { dayText } from '../../../parts/day-text.ts';
import { ownZone } from '../../../parts/own-zone.ts';
import { ProblemNote } from '../../../parts/ProblemNote.tsx';
import * as css from './QuizPage.css.ts';
import { quizFacts } from './quiz-facts.ts';

type LandingStageProps = {
  details: QuizDetails;
  isResuming: boolean;
  problem: string | null;
  onResume: () => void;
  onNext: () => void;
  /** Shows the results of an attempt; null for the last one. */
  onResults: (responseId: string | null) => void;
};

function attemptText({ score, total, credits, completedAt }: QuizDetails['attempts'][number]): string {
  const said = [
    total ? `${score} of ${total} correct` : 'not marked',
    ...(credits > 0 ? [quizCreditsText(credits)] : []),
    ...(completedAt ? [dayText(completedAt, ownZone())] : []),
  ];
  return said.join(', ');
}

/** LANDINGPAGE: what the quiz is, and earlier results. */
export function LandingStage({
  details,
  isResuming,
  problem,
  onResume,
  onNext,
  onResults,
}: LandingStageProps) {
  const { attempts, openResponseId, isRetakeAllowed, quiz, unavailable } = details;
  const done = attempts.filter(({ status }) => status === 'COMPLETED');
  const isUsedUp = quiz.maxAttempts !== undefined && attempts.length >= quiz.maxAttempts;
  const canStart = attempts.length === 0 || isRetakeAllowed;
  const isRetired = unavailable === 'RETIRED';
  return (
    <div className={css.stage} data-page="LANDINGPAGE">
      {isRetired && (
        <Banner title="The course no longer has this quiz">
          {openResponseId === undefined
            ? 'It cannot be taken again. The credits you earned with it stay yours.'
            : 'You can still hand in the attempt you have begun, and it counts. It is the last one; the credits you earn stay yours.'}
        </Banner>
      )}
      <dl className={css.facts}>
        {quizFacts(details).map(({ label, value }) => (
          <div key={label} className={css.fact}>
            <dt className={css.factLabel}>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {done.length > 0 && (
        <section className={css.attempts}>
          <Heading level={2} size="s">
            Your attempts
          </Heading>
          <ol className={css.attemptList}>
            {done.map((attempt, index) => (
              <li key={attempt.responseId} className={css.attempt}>
                <button
                  type="button"
                  className={css.attemptLink}
                  onClick={() => onResults(attempt.responseId)}
                >
                  Attempt {index + 1}
                </button>
                <Annotation>{attemptText(attempt)}</Annotation>
              </li>
            ))}
          </ol>
        </section>
      )}
      {!canStart && openResponseId === undefined && !isRetired && (
        <Text tone="soft">
          {isUsedUp
            ? 'You have used all attempts at this quiz. Its results and answers stay open to you.'
            : unavailable === 'LOCKED'
              ? 'This quiz is locked at the moment. Its results stay open to you.'
              : 'This quiz is over for you. Its results and answers stay open to you.'}
        </Text>
      )}
      <ProblemNote text={problem} />
      <div className={css.actions}>
        {openResponseId !== undefined ? (
          <Button variant="primary" loading={isResuming} onClick={onResume}>
            Continue your attempt
          </Button>
        ) : (
          canStart && (
            <Button variant={done.length > 0 ? 'secondary' : 'primary'} onClick={onNext}>
              {done.length > 0 ? 'Take it again' : 'Next'}
            </Button>
          )
        )}
        {done.length > 0 && (
          <Button
            variant={openResponseId === undefined ? 'primary' : 'secondary'}
            onClick={() => onResults(null)}
          >
            See results
          </Button>
        )}
      </div>
      {quiz.questionCount === 0 && <Text tone="soft">This quiz has no questions yet.</Text>}
    </div>
  );
}
