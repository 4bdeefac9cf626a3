import { type FieldValue, setYamlField } from '@plinth/domain/courses/yaml-field';
import { TextInput } from '@plinth/ui/TextInput';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { parse } from 'yaml';
import { addDraftMedia, courseDraftQuery } from '../../../../../data/office-course-drafts.ts';
import * as css from '../editor.css.ts';
import { FormOrText } from '../FormOrText.tsx';
import type { DraftTextState } from '../use-draft-text.ts';
import { wholeNumberOf } from '../whole-number-of.ts';
import { LessonEditor } from './LessonEditor.tsx';
import { mediaFrom } from './media-from.ts';
import { readLesson } from './read-lesson.ts';

type LessonPaneProps = { code: string; path: string; media: readonly string[]; state: DraftTextState };
type Fields = Record<string, unknown>;

const FRONT = /^(---\n)([\s\S]*?)(\n---\n)([\s\S]*)$/;

function fieldsOf(front: string): Fields | null {
  try {
    const read: unknown = parse(front);
    return typeof read === 'object' && read !== null ? { ...read } : null;
  } catch {
    return null;
  }
}

const shown = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** A lesson: its facts as fields, its text as its parts will look; or, on demand or if necessary, the file itself. */
export function LessonPane({ code, path, media, state }: LessonPaneProps) {
  const client = useQueryClient();
  const parts = FRONT.exec(state.text);
  const [, open = '', front = '', close = '', body = ''] = parts ?? [];
  const fields = parts ? fieldsOf(front) : null;
  const [isReadable] = useState(() => readLesson(body) !== null);
  const folder = path.slice(0, path.lastIndexOf('/'));
  const isKnown = fields !== null && isReadable;
  const set = (name: string, value: FieldValue) =>
    state.change(`${open}${setYamlField(front, name, value)}${close}${body}`);
  const field = (name: string, label: string, hint?: string) => (
    <TextInput
      label={label}
      hint={hint}
      value={shown(fields?.[name])}
      onChange={({ target }) => set(name, target.value)}
    />
  );
  const number = (name: string, label: string, canBeEmpty = false) => (
    <TextInput
      label={label}
      inputMode="numeric"
      value={shown(fields?.[name])}
      onChange={({ target }) => set(name, wholeNumberOf(target.value) ?? (canBeEmpty ? null : 0))}
    />
  );
  const form = () => (
    <>
      {field('title', 'Title')}
      {field('summary', 'Summary', 'One sentence on what it teaches. Needed to publish.')}
      <div className={css.pair}>
        {number('minutes', 'Minutes')}
        {number('credits', 'Credits')}
        {number('releaseDay', 'Opens on day (empty: with its module)', true)}
      </div>
      <LessonEditor
        label="Text of the lesson"
        media={mediaFrom(folder, media)}
        body={body}
        onBody={(next) => state.change(`${open}${front}${close}${next}`)}
        onFile={async (file) => {
          const added = await addDraftMedia(code, folder, file);
          client.setQueryData(courseDraftQuery(code).queryKey, added.draft);
          return mediaFrom(folder, [added.path])[0] ?? added.path;
        }}
      />
    </>
  );
  return (
    <FormOrText of="lesson" path={path} state={state}>
      {isKnown ? form() : null}
    </FormOrText>
  );
}
