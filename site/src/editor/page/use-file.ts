import { useCallback, useEffect, useState } from 'react';
import type { Change } from '../files/compare-texts.ts';
import type { Version } from '../files/edit-files.ts';
import type { Issue } from '../files/issues-of.ts';
import { type Json, tidy } from '../files/tidy.ts';
import { callEditor } from './call-editor.ts';
import { type Path, setAt } from './set-at.ts';
import { keepDraft, readDraft } from './stored-draft.ts';

/** How long typing pauses before the input is checked and shown, in ms. */
const PAUSE_MS = 400;

type Opened = {
  version: Version;
  value: Json;
  /** The input is restored from an earlier visit. */
  isRestored: boolean;
  issues: Issue[];
  changes: Change[];
  /** Whether issues and changes match the current value. */
  isChecked: boolean;
};

export type Conflict = { theirs: Version; changes: Change[] };

const same = (a: Json, b: Json) => JSON.stringify(tidy(a)) === JSON.stringify(tidy(b));

const openedOf = (version: Version, value = version.value): Opened => ({
  version,
  value,
  isRestored: value !== version.value,
  issues: [],
  changes: [],
  isChecked: value === version.value,
});

/**
 * One file in the form: read, checked whenever typing pauses, saved, restored. `shown` counts how often the preview has
 * something new.
 */
export function useFile(name: string) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [isSaving, setSaving] = useState(false);
  const [shown, setShown] = useState(0);
  const [reads, setReads] = useState(0);
  const [dropped, setDropped] = useState<Json | null>(null);

  const show = useCallback(
    (version: Version) => {
      keepDraft(name, null);
      setOpened(openedOf(version));
      setConflict(null);
      setFailure(null);
      setShown((count) => count + 1);
    },
    [name],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: another count of reads asks for the file again.
  useEffect(() => {
    let isLeft = false;
    setConflict(null);
    setFailure(null);
    void callEditor<Version>('GET', `/files/${name}`).then((answer) => {
      if (isLeft) return;
      if (answer.kind !== 'done')
        return setFailure(answer.kind === 'failed' ? answer.message : 'It is not there.');
      const kept = readDraft(name);
      if (!kept || same(kept.value, answer.body.value)) return show(answer.body);
      // The hash of that time: if the file was changed since, saving shows both.
      setOpened(openedOf({ ...answer.body, hash: kept.hash }, kept.value));
      setShown((count) => count + 1);
    });
    return () => {
      isLeft = true;
    };
  }, [name, show, reads]);

  const value = opened?.value;
  const hash = opened?.version.hash;
  const isChecked = opened?.isChecked ?? true;
  useEffect(() => {
    if (value === undefined || hash === undefined || isChecked) return;
    let isOutdated = false;
    const timer = setTimeout(async () => {
      const answer = await callEditor<{ changes: Change[] }>('POST', `/files/${name}/draft`, { value });
      if (isOutdated) return;
      if (answer.kind === 'failed') return setFailure(answer.message);
      setFailure(null);
      setOpened(
        (now) =>
          now && {
            ...now,
            isChecked: true,
            issues: answer.kind === 'invalid' ? answer.issues : [],
            changes: answer.kind === 'done' ? answer.body.changes : now.changes,
          },
      );
      if (answer.kind === 'done') setShown((count) => count + 1);
    }, PAUSE_MS);
    return () => {
      isOutdated = true;
      clearTimeout(timer);
    };
  }, [name, value, hash, isChecked]);

  const change = useCallback(
    (path: Path, make: (old: Json | undefined) => Json | undefined) => {
      setDropped(null);
      setOpened((now) => {
        if (!now) return now;
        const old = path.reduce<Json | undefined>(
          (at, step) => (at as Record<string | number, Json | undefined> | undefined)?.[step],
          now.value,
        );
        const next = setAt(now.value, path, make(old));
        if (next === undefined) return now;
        keepDraft(name, same(next, now.version.value) ? null : { value: next, hash: now.version.hash });
        return { ...now, value: next, isChecked: false };
      });
    },
    [name],
  );

  async function write(method: string, path: string, body: object): Promise<boolean> {
    setSaving(true);
    const answer = await callEditor<Version>(method, path, body);
    setSaving(false);
    if (answer.kind === 'done') show(answer.body);
    if (answer.kind === 'conflict') setConflict(answer);
    if (answer.kind === 'failed') setFailure(answer.message);
    if (answer.kind === 'invalid' && method === 'PUT')
      setOpened((now) => now && { ...now, issues: answer.issues });
    if (answer.kind === 'invalid' && method === 'POST')
      setFailure(
        `That version no longer fits the form: ${answer.issues.map(({ message }) => message).join('; ')}`,
      );
    return answer.kind === 'done';
  }

  return {
    opened,
    conflict,
    failure,
    isSaving,
    shown,
    isChanged: opened !== null && !same(opened.value, opened.version.value),
    change,
    /** Saves over the file as it was opened, or over the version of a conflict. @returns whether it is saved */
    save: (over?: Version) =>
      opened
        ? write('PUT', `/files/${name}`, { value: opened.value, hash: (over ?? opened.version).hash })
        : Promise.resolve(false),
    /** Restores a saved version, the one before the last save if none is named. @returns whether it is back */
    restore: (id?: string) =>
      opened
        ? write('POST', `/files/${name}/restore`, { hash: opened.version.hash, id })
        : Promise.resolve(false),
    /** Discards the unsaved input and shows the current file; it can be restored until more is typed. */
    drop: () => {
      if (!opened) return;
      setDropped(opened.value);
      keepDraft(name, null);
      setReads((count) => count + 1);
    },
    canBringBack: dropped !== null && opened !== null,
    /** Puts the discarded input back into the form. */
    bringBack: () => {
      if (dropped !== null) change([], () => dropped);
    },
    readAgain: () => setReads((count) => count + 1),
    closeConflict: () => setConflict(null),
  };
}
