import { Banner } from '@plinth/ui/Banner';
import { Button } from '@plinth/ui/Button';
import * as css from './profile.css.ts';

type Field = { name: string; label: string; options?: readonly { value: string; label: string }[] };

type ChangedMeanwhileProps = {
  fields: readonly Field[];
  /** The typed values, and those saved by the other window. */
  mine: Record<string, string>;
  theirs: Record<string, string>;
  onKeep: () => void;
  onTake: () => void;
};

/**
 * Shown when two windows changed the same entry: the other window's values beside the typed ones, and the choice
 * between them.
 */
export function ChangedMeanwhile({ fields, mine, theirs, onKeep, onTake }: ChangedMeanwhileProps) {
  const differing = fields.filter(({ name }) => mine[name] !== theirs[name]);
  return (
    <Banner
      tone="warning"
      live="alert"
      title="This was changed in another window"
      action={
        <div className={css.footer}>
          <Button size="s" onClick={onKeep}>
            Keep mine
          </Button>
          <Button size="s" onClick={onTake}>
            Take theirs
          </Button>
        </div>
      }
    >
      {differing.length === 0 ? (
        'What was saved there is shown here.'
      ) : (
        <>
          Where it differs from yours, it now says:
          <dl className={css.theirs}>
            {differing.map(({ name, label, options }) => (
              <div key={name}>
                <dt>{label}</dt>
                <dd className={css.prose}>
                  {options?.find(({ value }) => value === theirs[name])?.label || theirs[name] || 'nothing'}
                </dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </Banner>
  );
}
