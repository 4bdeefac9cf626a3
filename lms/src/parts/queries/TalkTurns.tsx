import type { AssistantTurn, BotAnswer } from '@plinth/domain/mentor-queries/assistant';
import type { CohortArea } from '@plinth/domain/navigation/learner-pages';
import { pagePath } from '@plinth/domain/navigation/page-path';
import { Annotation } from '@plinth/ui/Annotation';
import { Link } from '@plinth/ui/Link';
import * as css from './queries.css.ts';

/** The cohort, and the area whose addresses the links use. */
type Place = { cohortId: string; area?: CohortArea };

/** The answer of the course assistant, and the pages it is based on. */
export function CourseAnswer({ cohortId, answer, area = 'learn' }: Place & { answer: BotAnswer }) {
  return (
    <div className={css.answer}>
      <p>{answer.text}</p>
      {answer.sources.length > 0 && (
        <ul className={css.sources} aria-label="Where the course says so">
          {answer.sources.map(({ nodeId, moduleId, namespace, title }) => (
            <li key={nodeId}>
              <Link href={pagePath({ cohortId, namespace, isPreview: false, area }, moduleId, nodeId)}>
                {title}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** A conversation with the course assistant, oldest question first. */
export function TalkTurns({ cohortId, turns, area = 'learn' }: Place & { turns: readonly AssistantTurn[] }) {
  return (
    <ol
      className={css.talk}
      aria-label={
        area === 'learn'
          ? 'Your conversation with the course assistant'
          : 'Conversation with the course assistant'
      }
    >
      {turns.map(({ turnId, question, answer }) => (
        <li key={turnId} className={css.turn}>
          <p className={css.question}>{question}</p>
          <Annotation>Course assistant</Annotation>
          <CourseAnswer cohortId={cohortId} answer={answer} area={area} />
        </li>
      ))}
    </ol>
  );
}
