import { EditorState } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { useEffect, useRef, useState } from 'react';
import { LessonTools } from './LessonTools.tsx';
import * as css from './lesson.css.ts';
import { lessonPlugins } from './lesson-keys.ts';
import { type ReadLesson, readLesson } from './read-lesson.ts';
import { readPaste } from './read-paste.ts';
import { writeLesson } from './write-lesson.ts';

type LessonEditorProps = {
  label: string;
  /** Pictures, films and downloads that the lesson can reference, by their addresses relative to it. */
  media: readonly string[];
  body: string;
  onBody: (body: string) => void;
  /** Stores a file beside the lesson and returns its address. */
  onFile: (file: File) => Promise<string>;
};

/**
 * The text of a lesson, edited as its parts will look. It reads and writes the course's Markdown; a text with an
 * unknown form is never loaded, and the caller shows the text itself.
 */
export function LessonEditor({ label, media, body, onBody, onFile }: LessonEditorProps) {
  const place = useRef<HTMLDivElement>(null);
  const [view, setView] = useState<EditorView | null>(null);
  const [state, setState] = useState<EditorState | null>(null);
  const written = useRef(body);
  const latest = useRef(onBody);
  latest.current = onBody;

  useEffect(() => {
    const read = readLesson(written.current);
    if (!place.current || !read) return;
    const origin: { read: ReadLesson } = { read };
    const made = new EditorView(place.current, {
      state: EditorState.create({ doc: read.doc, plugins: lessonPlugins() }),
      attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-label': label, class: css.text },
      transformPastedHTML: readPaste,
      dispatchTransaction: (transaction) => {
        const next = made.state.apply(transaction);
        made.updateState(next);
        setState(next);
        if (!transaction.docChanged) return;
        written.current = writeLesson(next.doc, origin.read);
        latest.current(written.current);
      },
    });
    setView(made);
    setState(made.state);
    return () => made.destroy();
  }, [label]);

  return (
    <div className={css.editor}>
      {view && state && <LessonTools view={view} state={state} media={media} onFile={onFile} />}
      <div ref={place} />
    </div>
  );
}
