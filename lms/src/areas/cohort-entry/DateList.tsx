import { VisuallyHidden } from '@plinth/ui/VisuallyHidden';
import * as css from './CohortEntryPage.css.ts';
import type { CohortEvent } from './cohort-events.ts';

const SAID = { past: 'Past: ', next: 'Next: ', future: '' } as const;

/** The dates of a cohort in a column: past ones filled, the next one half filled. */
export function DateList({ label, events }: { label: string; events: readonly CohortEvent[] }) {
  return (
    <ol aria-label={label} className={css.events}>
      {events.map(({ id, date, dateText, title, state }) => (
        <li
          key={id}
          data-state={state}
          aria-current={state === 'next' ? 'step' : undefined}
          className={css.event}
        >
          <svg
            width="12"
            height="12"
            viewBox="0 0 12 12"
            fill="none"
            stroke="currentColor"
            aria-hidden="true"
          >
            <path d="M1 1.5h10L6 10.5z" fill={state === 'past' ? 'currentColor' : 'none'} />
            {state === 'next' && <path d="M1 1.5h5v9z" fill="currentColor" stroke="none" />}
          </svg>
          <time dateTime={date} className={css.date}>
            {dateText}
          </time>
          <span>
            {SAID[state] && <VisuallyHidden>{SAID[state]}</VisuallyHidden>}
            {title}
          </span>
        </li>
      ))}
    </ol>
  );
}
