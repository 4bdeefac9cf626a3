import type { Note } from './note.ts';

/**
 * What saving a note does: `write` it, `repeat` what stands already (an answer that was lost), or `conflict` because
 * another device has written since. Nothing that was written is ever overwritten unseen.
 */
export function judgeNote(
  stored: Pick<Note, 'text' | 'revision'>,
  sent: Pick<Note, 'text' | 'revision'>,
): 'write' | 'repeat' | 'conflict' {
  if (stored.text === sent.text) return 'repeat';
  return stored.revision === sent.revision ? 'write' : 'conflict';
}
