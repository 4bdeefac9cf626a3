import { DimensionLine } from '@plinth/ui/DimensionLine';
import { ProblemNote } from '../../../parts/ProblemNote.tsx';
import { SaveMark } from '../../../parts/SaveMark.tsx';
import type { SaveState } from '../../../parts/save-states.ts';
import * as css from './interview.css.ts';

type FormProgressProps = { answered: number; required: number; state: SaveState; problem: string | null };

/** How many of the required answers are given, and whether the school has them. */
export function FormProgress({ answered, required, state, problem }: FormProgressProps) {
  return (
    <div className={css.progress}>
      <DimensionLine
        label="Required answers"
        value={answered}
        max={required}
        parts={required}
        text={`${answered} of ${required}`}
      />
      <div className={css.saving}>
        <SaveMark state={state} />
        <ProblemNote text={problem} />
      </div>
    </div>
  );
}
