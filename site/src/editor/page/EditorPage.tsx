import { ErrorState } from '@plinth/ui/ErrorState';
import { Select } from '@plinth/ui/Select';
import { Skeleton } from '@plinth/ui/Skeleton';
import { ThemeToggle } from '@plinth/ui/ThemeToggle';
import { useCallback, useEffect, useState } from 'react';
import { AddedPageNotice } from './AddedPageNotice.tsx';
import { callEditor, type EditorState } from './call-editor.ts';
import { EditFile } from './EditFile.tsx';
import * as css from './editor.css.ts';
import { NewPageDialog } from './NewPageDialog.tsx';
import { pagesOf } from './pages-of.ts';

const PARAMETER = 'file';
const asked = () => new URLSearchParams(location.search).get(PARAMETER);

/** The editor: the choice of file, its form, its page. The file is part of the address. */
export function EditorPage() {
  const [state, setState] = useState<EditorState | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [name, setName] = useState(asked);
  const [path, setPath] = useState<string | null>(null);

  const read = useCallback(async () => {
    setFailure(null);
    const answer = await callEditor<EditorState>('GET', '/state');
    if (answer.kind === 'done') setState(answer.body);
    else setFailure(answer.kind === 'failed' ? answer.message : 'The content could not be read.');
  }, []);
  useEffect(() => void read(), [read]);
  useEffect(() => {
    const follow = () => setName(asked());
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, []);

  function open(next: string) {
    history.pushState(null, '', `?${PARAMETER}=${next}`);
    setName(next);
  }

  if (failure)
    return (
      <main className={css.form}>
        <ErrorState title="The editor cannot start" level={1} onRetry={() => void read()}>
          {failure}
        </ErrorState>
      </main>
    );
  const form = state?.forms.find((candidate) => candidate.name === name) ?? state?.forms[0];
  if (!state || !form)
    return (
      <main className={css.form} aria-busy="true">
        <Skeleton shape="heading" width="half" />
        <Skeleton shape="block" width="full" />
      </main>
    );
  const pages = pagesOf(form.name, state);
  const shownPath = pages.find((page) => page.path === path)?.path ?? pages[0]?.path ?? '/';
  return (
    <EditFile
      key={form.name}
      form={form}
      drawings={state.drawings[form.name] ?? []}
      pages={pages}
      path={shownPath}
      onPath={setPath}
      choice={
        <Select
          label="What to edit"
          value={form.name}
          options={state.forms.map(({ name: value, label }) => ({ value, label }))}
          onChange={(event) => open(event.target.value)}
        />
      }
      notice={
        state.added?.base === form.name && (
          <AddedPageNotice
            added={state.added}
            onTakenBack={() => {
              setPath(null);
              void read();
            }}
          />
        )
      }
      actions={
        <>
          <ThemeToggle />
          <NewPageDialog
            state={state}
            onAdded={(base, added) => {
              setPath(added);
              void read().then(() => open(base));
            }}
          />
        </>
      }
    />
  );
}
