import { ATTENDANCE_STATES, type AttendanceState } from '@plinth/domain/sessions/attendance-state';
import type { RosterEntry } from '@plinth/domain/sessions/office-session';
import { Annotation } from '@plinth/ui/Annotation';
import * as css from './attendance.css.ts';
import { ATTENDANCE_TEXTS } from './attendance-texts.ts';

type LearnerMarkProps = {
  learner: RosterEntry;
  state: AttendanceState | null;
  onMark: (state: AttendanceState) => void;
};

/** A learner's attendance: four answers side by side, each wide enough for a thumb. */
export function LearnerMark({ learner: { userId, name, emailId }, state, onMark }: LearnerMarkProps) {
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
          {ATTENDANCE_STATES.map((one) => (
            <label key={one} className={css.choice}>
              <input
                type="radio"
                name={`attendance-${userId}`}
                className={css.native}
                checked={state === one}
                onChange={() => onMark(one)}
              />
              {ATTENDANCE_TEXTS[one]}
            </label>
          ))}
        </div>
      </fieldset>
    </li>
  );
}
