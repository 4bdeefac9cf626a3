import type { ClosingLearner } from '@plinth/domain/closing/cohort-closing';
import type { CompletionRule } from '@plinth/domain/closing/completion-rule';
import { missingText } from '@plinth/domain/closing/missing-text';
import { STATE_TEXTS } from '../../enrolments/enrolment-texts.ts';
import * as css from './closing.css.ts';

/** How many items are expanded; early in a course everyone lacks nearly all of it. */
const SHOWN = 3;

type MissingListProps = Pick<ClosingLearner, 'missing' | 'state'> & { rule: CompletionRule };

/** What a learner lacks to complete the course: the first items, and all of them on request. */
export function MissingList({ missing, state, rule }: MissingListProps) {
  const texts = missing.map((one) => missingText(one, rule));
  const first = texts.length > SHOWN + 1 ? texts.slice(0, SHOWN) : texts;
  const rest = texts.slice(first.length);
  return (
    <div className={css.missing}>
      <ul className={css.lines}>
        {first.map((text) => (
          <li key={text}>{text}</li>
        ))}
        {texts.length === 0 && <li>State of the place: {STATE_TEXTS[state]}</li>}
      </ul>
      {rest.length > 0 && (
        <details>
          <summary className={css.summary}>And {rest.length} more</summary>
          <ul className={css.lines}>
            {rest.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}
