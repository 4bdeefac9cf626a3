import type { Note } from './note.ts';

/**
 * Decides what saving a note does: `write` it, `repeat` the stored state (a lost answer), or `conflict` because another
 * device has written since. No text is ever overwritten unseen.
 */
export function judgeNote(
  stored: Pick<Note, 'text' | 'revision'>,
  sent: Pick<Note, 'text' | 'revision'>,
): 'write' | 'repeat' | 'conflict' {
  if (stored.text === sent.text) return 'repeat';
  return stored.revision === sent.revision ? 'write' : 'conflict';
}
