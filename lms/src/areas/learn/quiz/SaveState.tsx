import { useSnapshot } from 'valtio';
import { quiz } from '../../../stores/quiz.ts';
import * as css from './QuizPage.css.ts';

const SAID = {
  saved: 'Saved',
  saving: 'Saving',
  failed: 'Not saved yet. Kept on this device and sent again.',
} as const;

/** Whether the server has everything that was answered. */
export function SaveState() {
  const { saving } = useSnapshot(quiz);
  return (
    <span role="status" data-saving={saving} className={css.saveState}>
      {SAID[saving]}
    </span>
  );
}
