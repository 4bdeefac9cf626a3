import { Banner } from '@plinth/ui/Banner';
import { Button } from '@plinth/ui/Button';
import { ChipTabs } from '@plinth/ui/ChipTabs';
import { ErrorState } from '@plinth/ui/ErrorState';
import { Inline } from '@plinth/ui/Inline';
import { Skeleton } from '@plinth/ui/Skeleton';
import { VisuallyHidden } from '@plinth/ui/VisuallyHidden';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { ConflictDialog } from './ConflictDialog.tsx';
import type { Form } from './call-editor.ts';
import { EarlierVersionsDialog } from './EarlierVersionsDialog.tsx';
import * as css from './editor.css.ts';
import { FieldOf } from './FieldOf.tsx';
import { FormSections } from './FormSections.tsx';
import { FormContext } from './form-context.ts';
import { Preview, type PreviewPage } from './Preview.tsx';
import { Problems } from './Problems.tsx';
import { ReviewDialog } from './ReviewDialog.tsx';
import { useFile } from './use-file.ts';
import { useSaveKey } from './use-save-key.ts';

type EditFileProps = {
  form: Form;
  drawings: readonly string[];
  pages: readonly PreviewPage[];
  path: string;
  onPath: (path: string) => void;
  /** Shown before the state and the actions in the bar. */
  choice: ReactNode;
  /** Actions that belong to no particular file. */
  actions: ReactNode;
  /** A notice about the file, above its form. */
  notice: ReactNode;
};

type View = 'form' | 'preview';

/** One file: its form, its state, its page. */
export function EditFile({ form, drawings, pages, path, onPath, choice, actions, notice }: EditFileProps) {
  const file = useFile(form.name);
  const { opened, conflict, failure, isChanged, isSaving, change } = file;
  const [view, setView] = useState<View>('form');
  const [isReviewing, setReviewing] = useState(false);
  const [said, announce] = useState('');
  const [done, setDone] = useState<string | null>(null);
  const [part, setPart] = useState<{ id: string } | null>(null);
  // When moving between fields within a part, the person has already scrolled the preview to the wanted place.
  const showPart = useCallback((id: string) => setPart((old) => (old?.id === id ? old : { id })), []);
  const issues = opened?.issues;
  const context = useMemo(
    () => ({ issues: issues ?? [], drawings, change, announce, showPart, Field: FieldOf }),
    [issues, drawings, change, showPart],
  );
  const wrong = issues?.length ?? 0;
  const canSave = isChanged && wrong === 0 && opened?.isChecked === true;
  // If the key is pressed before the typed text is checked, the review opens once it is, or the problems are shown.
  useSaveKey(() => isChanged && setReviewing(true));
  if (isReviewing && opened?.isChecked && wrong > 0) setReviewing(false);

  async function save(over?: Parameters<typeof file.save>[0]) {
    const isSaved = await file.save(over);
    setReviewing(false);
    setDone(isSaved ? 'Saved.' : null);
  }
  async function restore(id?: string) {
    const isBack = await file.restore(id);
    setDone(isBack ? `The version ${id ? 'you chose' : 'before the last save'} is back.` : null);
  }

  const state = !opened
    ? 'Reading'
    : wrong > 0
      ? `${wrong} to fix, nothing can be saved`
      : isChanged
        ? 'Not saved yet'
        : (done ?? 'No unsaved changes');

  return (
    <div className={css.page}>
      <section className={css.bar} aria-label="Editor">
        {choice}
        <p className={css.state} role="status">
          {state}
        </p>
        <div className={css.actions}>
          <Inline gap="s">
            {actions}
            {isChanged ? (
              <Button onClick={file.drop}>Discard changes</Button>
            ) : (
              <Button disabled={!opened?.version.canUndo} onClick={() => void restore()}>
                Undo the last save
              </Button>
            )}
            <EarlierVersionsDialog
              name={form.name}
              isDisabled={isChanged}
              isSaving={isSaving}
              onRestore={restore}
            />
            <Button variant="primary" disabled={!canSave} onClick={() => setReviewing(true)}>
              Review and save
            </Button>
          </Inline>
        </div>
      </section>
      <div className={css.views}>
        <ChipTabs
          label="What is shown"
          tabs={[
            { value: 'form', label: 'Form' },
            { value: 'preview', label: 'Preview' },
          ]}
          value={view}
          onChange={(next) => setView(next === 'preview' ? 'preview' : 'form')}
        />
      </div>
      <main className={css.panes} aria-label="Form and preview">
        <section
          aria-label={`Form: ${form.label}`}
          className={`${css.form} ${view === 'form' ? '' : css.behind}`}
        >
          <h1>
            <VisuallyHidden>{form.label}</VisuallyHidden>
          </h1>
          {notice}
          {failure && opened && (
            <Banner tone="error" live="alert">
              {failure}
            </Banner>
          )}
          {failure && !opened && (
            <ErrorState title="This could not be opened" onRetry={file.readAgain}>
              {failure}
            </ErrorState>
          )}
          {!failure && !opened && <Skeleton shape="block" width="full" />}
          {opened?.isRestored && isChanged && (
            <Banner title="What you typed last time is back">It was not saved.</Banner>
          )}
          {file.canBringBack && (
            <Banner
              live="status"
              action={
                <Button size="s" onClick={file.bringBack}>
                  Restore them
                </Button>
              }
            >
              Your changes were discarded.
            </Banner>
          )}
          {opened && (
            <FormContext value={context}>
              <Problems schema={form.schema} issues={opened.issues} />
              <FormSections schema={form.schema} value={opened.value} />
            </FormContext>
          )}
          <VisuallyHidden>
            <span aria-live="polite">{said}</span>
          </VisuallyHidden>
        </section>
        <section aria-label="Preview" className={`${css.preview} ${view === 'preview' ? '' : css.behind}`}>
          <Preview pages={pages} path={path} onChoose={onPath} shown={file.shown} part={part} />
        </section>
      </main>
      <ReviewDialog
        isOpen={isReviewing && opened?.isChecked === true && !conflict}
        changes={opened?.changes ?? []}
        isSaving={isSaving}
        onClose={() => setReviewing(false)}
        onSave={() => void save()}
      />
      <ConflictDialog
        conflict={conflict}
        isSaving={isSaving}
        onClose={file.closeConflict}
        onTakeTheirs={file.drop}
        onKeepMine={() => void save(conflict?.theirs)}
      />
    </div>
  );
}
