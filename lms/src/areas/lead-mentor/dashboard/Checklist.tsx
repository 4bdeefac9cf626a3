import type { CheckedItem } from '@plinth/domain/lead-mentors/pre-session-checklist';
import { Banner } from '@plinth/ui/Banner';
import { Checkbox } from '@plinth/ui/Checkbox';
import { DimensionLine } from '@plinth/ui/DimensionLine';
import { useId } from 'react';
import * as css from './dashboard.css.ts';
import { useTicks } from './use-ticks.ts';

type ChecklistProps = { cohortId: string; liveSessionId: string; items: readonly CheckedItem[] };

/**
 * The tasks before a session. A tick shows immediately and is saved; one that could not be saved is reverted and
 * reported.
 */
export function Checklist({ cohortId, liveSessionId, items }: ChecklistProps) {
  const id = useId();
  const { tick, problem } = useTicks(cohortId, liveSessionId);
  const done = items.filter(({ isDone }) => isDone).length;
  if (items.length === 0) return null;
  return (
    <section className={css.checklist} aria-labelledby={id}>
      <h3 id={id} className={css.label}>
        Before the session
      </h3>
      <DimensionLine
        label="Done before the session"
        hideLabel
        value={done}
        max={items.length}
        text={done === items.length ? 'All done' : `${done} of ${items.length} done`}
        parts={items.length}
      />
      <ul className={css.checks}>
        {items.map(({ itemId, title, isDone }) => (
          <li key={itemId}>
            <Checkbox
              label={title}
              checked={isDone}
              onChange={(event) => tick(itemId, event.currentTarget.checked)}
            />
          </li>
        ))}
      </ul>
      {problem && (
        <Banner tone="error" live="alert">
          {problem}
        </Banner>
      )}
    </section>
  );
}
