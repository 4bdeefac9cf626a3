import type { ReactNode } from 'react';
import { cx } from '../../private/cx.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { spanOfDays } from './span-of-days.ts';
import * as css from './Timeline.css.ts';

export type TimelineEvent = {
  id: string;
  /** ISO 8601; determines the position of the event. */
  date: string;
  /** The date as displayed. */
  dateText: string;
  title: ReactNode;
  detail?: ReactNode;
  state: 'past' | 'now' | 'future';
};

export type TimelineProps = {
  label: string;
  /** In chronological order. */
  events: readonly TimelineEvent[];
};

const said = { past: 'Done: ', now: 'Now: ', future: '' } as const;

/** A section cut through time: the past is cut and hatched, the future is dashed. */
export function Timeline({ label, events }: TimelineProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <ol aria-label={label} tabIndex={0} className={css.list}>
      {events.map((event, index) => {
        const next = events[index + 1];
        return (
          <li
            key={event.id}
            data-state={event.state}
            aria-current={event.state === 'now' ? 'step' : undefined}
            className={cx(
              css.event,
              css.span[next ? spanOfDays(event.date, next.date) : 1],
              event.state === 'past' && css.past,
            )}
          >
            <svg
              viewBox="0 0 17 17"
              fill="none"
              stroke="currentColor"
              strokeWidth="1.5"
              className={cx(
                css.mark,
                event.state === 'now' && css.now,
                event.state === 'future' && css.future,
              )}
              aria-hidden="true"
            >
              {event.state === 'now' ? (
                <>
                  <circle cx="8.5" cy="8.5" r="7.5" className={css.paper} />
                  <path d="M8.5 1a7.5 7.5 0 0 1 0 15z" fill="currentColor" />
                </>
              ) : (
                <path
                  d="M1.5 2h14L8.5 15z"
                  className={event.state === 'future' ? css.paper : undefined}
                  fill="currentColor"
                />
              )}
            </svg>
            <time dateTime={event.date} className={css.date}>
              {event.dateText}
            </time>
            <span className={css.title}>
              {said[event.state] && <VisuallyHidden>{said[event.state]}</VisuallyHidden>}
              {event.title}
            </span>
            {event.detail && <span className={css.detail}>{event.detail}</span>}
          </li>
        );
      })}
    </ol>
  );
}
