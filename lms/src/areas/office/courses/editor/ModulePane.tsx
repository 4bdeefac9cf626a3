import type { CourseDraft, DraftModule, OutlineChange } from '@plinth/domain/courses/course-draft';
import { Button } from '@plinth/ui/Button';
import { Section } from '@plinth/ui/Section';
import { Select } from '@plinth/ui/Select';
import { TextInput } from '@plinth/ui/TextInput';
import type { SyntheticEvent } from 'react';
import { useStoredDraft } from '../../../../parts/use-stored-draft.ts';
import * as css from './editor.css.ts';
import { MODULE_TYPES } from './module-types.ts';
import { AddByTitle } from './Outline.tsx';
import { PlaceBar } from './PlaceBar.tsx';

type ModulePaneProps = {
  draft: CourseDraft;
  module: DraftModule;
  isBusy: boolean;
  /** @param onDone called once it is in the draft */
  onChange: (change: OutlineChange, onDone?: () => void) => void;
};

/** The facts of a module, its opening date and position, and the form to add a lesson. */
export function ModulePane({ draft, module, isBusy, onChange }: ModulePaneProps) {
  const { path } = module;
  // Navigating away or changing the outline preserves what is typed here until it is saved.
  const held = useStoredDraft(`module:${draft.code}:${path}`, {
    title: module.title,
    summary: module.summary,
    type: module.type,
    day: String(module.releaseDay ?? 0),
  });
  const { title, summary, type, day } = held.draft;
  const isDay = /^\d{1,3}$/.test(day);
  const save = (event: SyntheticEvent) => {
    event.preventDefault();
    if (title.trim() === '' || !isDay) return;
    const fields = { title: title.trim(), summary: summary.trim(), type, releaseDay: Number(day) };
    onChange({ kind: 'set', path, fields }, held.clear);
  };
  return (
    <Section className={css.pane} title={module.title}>
      <PlaceBar draft={draft} path={path} title={module.title} isBusy={isBusy} onChange={onChange} />
      <form className={css.form} aria-label="The module" onSubmit={save}>
        <TextInput
          label="Title"
          required
          maxLength={140}
          error={title.trim() === '' ? 'Give the module a title' : null}
          {...held.text('title')}
        />
        <TextInput
          label="Summary"
          hint="One or two sentences on what it teaches. Needed to publish."
          {...held.text('summary')}
        />
        <div className={css.pair}>
          <Select label="Kind" options={MODULE_TYPES} {...held.text('type')} />
          <TextInput
            label="Opens on day"
            inputMode="numeric"
            hint="Days after a cohort starts; no earlier than the module before."
            error={isDay ? null : 'Write a whole number of days'}
            {...held.text('day')}
          />
        </div>
        <div>
          <Button type="submit" loading={isBusy}>
            Save module
          </Button>
        </div>
      </form>
      <AddByTitle
        label="New lesson"
        action="Add lesson"
        isBusy={isBusy}
        onAdd={(lesson) => onChange({ kind: 'addTopic', module: path, title: lesson })}
      />
    </Section>
  );
}
