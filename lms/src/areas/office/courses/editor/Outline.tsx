import type { CourseDraft, OutlineChange } from '@plinth/domain/courses/course-draft';
import { Annotation } from '@plinth/ui/Annotation';
import { Button } from '@plinth/ui/Button';
import { TextInput } from '@plinth/ui/TextInput';
import { type KeyboardEvent, type SyntheticEvent, useState } from 'react';
import * as css from './editor.css.ts';
import { dropOf, stepOf } from './moves-of.ts';

type OutlineProps = {
  draft: CourseDraft;
  open: string | undefined;
  isBusy: boolean;
  onOpen: (path: string | undefined) => void;
  onChange: (change: OutlineChange) => void;
};

/**
 * The modules of a course and their lessons, to be opened and moved: dragged with a pointer, or with Alt and the arrow
 * keys. The buttons that move the open item are beside it.
 */
export function Outline({ draft, open, isBusy, onOpen, onChange }: OutlineProps) {
  const [dragged, setDragged] = useState<string | null>(null);
  const [over, setOver] = useState<string | null>(null);
  const change = (move: OutlineChange | null) => move && !isBusy && onChange(move);
  const onKey = (event: KeyboardEvent, path: string) => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    change(stepOf(draft, path, event.key === 'ArrowUp' ? -1 : 1));
  };
  const entry = (path: string, title: string, note: string, isModule = false) => (
    <button
      type="button"
      className={isModule ? `${css.entry} ${css.module}` : css.entry}
      aria-current={open === path}
      aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
      draggable
      data-over={over === path}
      onClick={() => onOpen(path)}
      onKeyDown={(event) => onKey(event, path)}
      onDragStart={() => setDragged(path)}
      onDragEnd={() => {
        setDragged(null);
        setOver(null);
      }}
      onDragOver={(event) => {
        if (!dragged || !dropOf(dragged, path)) return;
        event.preventDefault();
        setOver(path);
      }}
      onDrop={(event) => {
        event.preventDefault();
        if (dragged) change(dropOf(dragged, path));
      }}
    >
      <span>{title}</span>
      {note && (
        <span className={css.noted}>
          <Annotation>{note}</Annotation>
        </span>
      )}
    </button>
  );
  return (
    <nav className={css.outline} aria-label="Outline of the course">
      <ol className={css.modules}>
        <li>
          <button
            type="button"
            className={css.entry}
            aria-current={open === undefined}
            onClick={() => onOpen(undefined)}
          >
            Course details
          </button>
        </li>
        {draft.modules.map(({ path, title, releaseDay, topics, outline }) => (
          <li key={path}>
            {entry(path, title, releaseDay === null ? '' : `day ${releaseDay}`, true)}
            {topics.length > 0 && (
              <ol className={css.topics}>
                {topics.map((topic) => (
                  <li key={topic.path}>
                    {entry(
                      topic.path,
                      topic.title,
                      [topic.hasQuiz && 'quiz', topic.hasAssignment && 'assignment']
                        .filter(Boolean)
                        .join(', '),
                    )}
                  </li>
                ))}
              </ol>
            )}
            {topics.length === 0 && outline.length > 0 && (
              <Annotation>{`${outline.length} announced, none written`}</Annotation>
            )}
          </li>
        ))}
      </ol>
      <AddByTitle
        label="New module"
        action="Add module"
        isBusy={isBusy}
        onAdd={(title) => onChange({ kind: 'addModule', title })}
      />
    </nav>
  );
}

type AddByTitleProps = { label: string; action: string; isBusy: boolean; onAdd: (title: string) => void };

/** A title field, and the button that creates an item from it. */
export function AddByTitle({ label, action, isBusy, onAdd }: AddByTitleProps) {
  const [title, setTitle] = useState('');
  const add = (event: SyntheticEvent) => {
    event.preventDefault();
    if (title.trim() === '' || isBusy) return;
    onAdd(title.trim());
    setTitle('');
  };
  return (
    <form className={css.adding} onSubmit={add}>
      <div className={css.grows}>
        <TextInput
          label={label}
          maxLength={140}
          value={title}
          onChange={({ target }) => setTitle(target.value)}
        />
      </div>
      <Button type="submit" disabled={title.trim() === ''}>
        {action}
      </Button>
    </form>
  );
}
