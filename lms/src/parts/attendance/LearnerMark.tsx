import { ATTENDANCE_STATES, type AttendanceState, didCome } from '@plinth/domain/sessions/attendance-state';
import type { RosterEntry } from '@plinth/domain/sessions/office-session';
import { Annotation } from '@plinth/ui/Annotation';
import * as css from './attendance.css.ts';
import { ATTENDANCE_TEXTS } from './attendance-texts.ts';

type LearnerMarkProps = {
  learner: RosterEntry;
  state: AttendanceState | null;
  /** Null takes the mark back. */
  onMark: (state: AttendanceState | null) => void;
};

const CAME = ATTENDANCE_STATES.filter(didCome);

/**
 * A learner's attendance: the answers side by side, each wide enough for a thumb. Of someone who was not expected,
 * only that they came is recorded.
 */
export function LearnerMark({ learner, state, onMark }: LearnerMarkProps) {
  const { userId, name, emailId, isLeftOut } = learner;
  return (
    <li className={css.row}>
      <fieldset className={css.set}>
        <legend className={css.name}>
          {name || emailId || 'A learner without a name'}
          {emailId && (
            <span className={css.address}>
              <Annotation>{emailId}</Annotation>
            </span>
          )}
        </legend>
        <div className={css.choices}>
          {(isLeftOut ? [...CAME, null] : ATTENDANCE_STATES).map((one) => (
            <label key={one} className={css.choice}>
              <input
                type="radio"
                name={`attendance-${userId}`}
                className={css.native}
                checked={state === one}
                onChange={() => onMark(one)}
              />
              {one === null ? 'Not there' : ATTENDANCE_TEXTS[one]}
            </label>
          ))}
        </div>
      </fieldset>
    </li>
  );
}
