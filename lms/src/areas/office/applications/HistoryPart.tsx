import type { ApplicationHistoryLine } from '@plinth/domain/course-applications/application-question';
import { Annotation } from '@plinth/ui/Annotation';
import { SheetSection } from '../list/SheetSection.tsx';
import { shortTime } from '../list/short-time.ts';
import * as own from './applications.css.ts';

/** Staff notes on an application and questions to its applicant, with the answers, latest first. */
export const HistoryPart = ({ history }: { history: readonly ApplicationHistoryLine[] }) => (
  <SheetSection title="Notes and questions">
    <ol className={own.history}>
      {history.map(({ lineId, kind, text, at, by, answer, answeredAt }) => (
        <li key={lineId} className={own.entry}>
          <span className={own.question}>{kind === 'NOTE' ? 'Note for colleagues' : 'Asked by email'}</span>
          <p className={own.words}>{text}</p>
          <Annotation dateTime={at}>{[shortTime(at), by].filter(Boolean).join(', ')}</Annotation>
          {kind === 'QUESTION' &&
            (answer === null ? (
              <span className={own.question}>Not answered yet</span>
            ) : (
              <div className={own.reply}>
                <p className={own.words}>{answer}</p>
                {answeredAt && (
                  <Annotation dateTime={answeredAt}>{`answered ${shortTime(answeredAt)}`}</Annotation>
                )}
              </div>
            ))}
        </li>
      ))}
    </ol>
  </SheetSection>
);
