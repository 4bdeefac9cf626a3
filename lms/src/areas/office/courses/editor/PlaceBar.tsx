import type { CourseDraft, OutlineChange } from '@plinth/domain/courses/course-draft';
import { Button } from '@plinth/ui/Button';
import { Select } from '@plinth/ui/Select';
import * as css from './editor.css.ts';
import { stepOf } from './moves-of.ts';

type PlaceBarProps = {
  draft: CourseDraft;
  path: string;
  title: string;
  isBusy: boolean;
  onChange: (change: OutlineChange) => void;
};

/** Moves the open item to another position in the course, or removes it. */
export function PlaceBar({ draft, path, title, isBusy, onChange }: PlaceBarProps) {
  const [up, down] = [stepOf(draft, path, -1), stepOf(draft, path, 1)];
  const module = path.includes('/') ? path.slice(0, path.indexOf('/')) : null;
  return (
    <div className={css.adding}>
      <Button
        size="s"
        aria-label={`Move ${title} up`}
        disabled={!up || isBusy}
        onClick={() => up && onChange(up)}
      >
        Up
      </Button>
      <Button
        size="s"
        aria-label={`Move ${title} down`}
        disabled={!down || isBusy}
        onClick={() => down && onChange(down)}
      >
        Down
      </Button>
      {module !== null && draft.modules.length > 1 && (
        <Select
          label="Module"
          value={module}
          disabled={isBusy}
          options={draft.modules.map((one) => ({ value: one.path, label: one.title }))}
          onChange={({ target }) => onChange({ kind: 'move', path, module: target.value, before: null })}
        />
      )}
      <Button
        size="s"
        variant="danger"
        aria-label={`Remove ${title}`}
        disabled={isBusy}
        onClick={() => onChange({ kind: 'remove', path })}
      >
        Remove
      </Button>
    </div>
  );
}
