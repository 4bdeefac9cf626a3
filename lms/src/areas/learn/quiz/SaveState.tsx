import { useSnapshot } from 'valtio';
import { quiz } from '../../../stores/quiz.ts';
import * as css from './QuizPage.css.ts';

const SAID = {
  saved: 'Saved',
  saving: 'Saving',
  failed: 'Not saved yet. Kept on this device and sent again.',
  unfit: 'One answer is not saved: it does not fit its question.',
} as const;

/** Whether the server has every answer; only problems are read aloud. */
export function SaveState({ isPreview }: { isPreview: boolean }) {
  const { saving } = useSnapshot(quiz);
  const isAmiss = saving === 'failed' || saving === 'unfit';
  return (
    <span role="status" aria-live={isAmiss ? 'polite' : 'off'} data-saving={saving} className={css.saveState}>
      {isPreview ? 'Preview: nothing is saved' : SAID[saving]}
    </span>
  );
}
