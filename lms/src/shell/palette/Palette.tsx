import { searchPath } from '@plinth/domain/navigation/search-path';
import type { SearchHit } from '@plinth/domain/search/search-hit';
import { SEARCH_MAX } from '@plinth/domain/search/search-kinds';
import { Dialog } from '@plinth/ui/Dialog';
import { Link } from '@plinth/ui/Link';
import { Text } from '@plinth/ui/Text';
import { TextInput } from '@plinth/ui/TextInput';
import { VisuallyHidden } from '@plinth/ui/VisuallyHidden';
import { useQuery } from '@tanstack/react-query';
import { useLocation, useRouter } from '@tanstack/react-router';
import { type KeyboardEvent, useDeferredValue, useEffect, useId, useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import { searchQuery } from '../../data/search.ts';
import { SEARCH_TEXTS } from '../../parts/search-kinds.ts';
import { setPalette } from '../../stores/palette.ts';
import { session } from '../../stores/session.ts';
import * as css from './palette.css.ts';
import { cohortAt, narrow, type PaletteEntry } from './palette-pages.ts';
import { keepRecent, readRecent } from './recent-hits.ts';
import { usePaletteEntries } from './use-palette-entries.ts';

type Section = {
  label: string;
  entries: (PaletteEntry & { excerpt?: string })[];
  /** Results of an earlier text, shown until those of the text arrive: neither chosen nor opened by keyboard. */
  isEarlier?: boolean;
};

/** The number of pages and actions shown out of many. */
const FEW = 6;

const toEntry = (kind: string, { path, ...hit }: SearchHit) => ({ id: `${kind} ${path}`, path, ...hit });

/** The results for a text, by kind; before anything is typed, the recently opened ones. */
function useSections(
  text: string,
  userId: string,
): { sections: Section[]; isAsking: boolean; isFailed: boolean } {
  const { pathname } = useLocation();
  const { pages, actions } = usePaletteEntries();
  const near = cohortAt(pathname)?.cohortId;
  const found = useQuery({ ...searchQuery({ text, near }), enabled: text !== '' });
  const all: Section[] =
    text === ''
      ? [
          {
            label: 'Opened recently',
            entries: readRecent(userId).map((one) => ({ id: `last ${one.path}`, ...one })),
          },
          { label: 'Pages', entries: pages.slice(0, FEW) },
          { label: 'Actions', entries: actions },
        ]
      : [
          { label: 'Pages', entries: narrow(pages, text).slice(0, FEW) },
          { label: 'Actions', entries: narrow(actions, text) },
          ...(found.data?.groups ?? []).map(({ kind, hits }) => ({
            label: SEARCH_TEXTS[kind],
            isEarlier: found.isPlaceholderData,
            entries: hits.map((hit) => toEntry(kind, hit)),
          })),
        ];
  return {
    sections: all.filter(({ entries }) => entries.length > 0),
    isAsking: found.isFetching,
    isFailed: found.isError,
  };
}

/** The result count for screen readers, announced once an answer has arrived. */
const countText = (count: number, { isAsking, isFailed }: { isAsking: boolean; isFailed: boolean }) => {
  if (isAsking || (isFailed && count === 0)) return '';
  return count === 0 ? 'Nothing found' : `${count} ${count === 1 ? 'entry' : 'entries'}`;
};

/**
 * Finds pages, actions and anything the user may open, by keyboard alone: arrows choose, Enter opens, Escape closes.
 */
export function Palette() {
  const router = useRouter();
  const { userId } = useSnapshot(session);
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState(0);
  const text = useDeferredValue(typed.trim());
  const { sections, isAsking, isFailed } = useSections(text, userId ?? '');
  const input = useRef<HTMLInputElement>(null);
  const listId = useId();
  const entries = sections.flatMap((section) => section.entries);
  // The earlier results are the last ones, so that both lists count alike.
  const ready = sections.flatMap((section) => (section.isEarlier ? [] : section.entries));
  const at = Math.min(chosen, ready.length - 1);
  const optionId = (index: number) => `${listId}-${index}`;

  useEffect(() => {
    document.getElementById(`${listId}-${at}`)?.scrollIntoView({ block: 'nearest' });
  }, [listId, at]);

  function open({ title, detail, path, act }: PaletteEntry) {
    setPalette(false);
    act?.();
    if (path === undefined) return;
    if (userId) keepRecent(userId, { title, detail, path });
    void router.navigate({ href: path });
  }

  function onKeyDown(event: KeyboardEvent) {
    const steps: Record<string, number> = {
      ArrowDown: at + 1,
      ArrowUp: at - 1,
      PageDown: at + 5,
      PageUp: at - 5,
    };
    const next = steps[event.key];
    if (next !== undefined) {
      event.preventDefault();
      const isStep = Math.abs(next - at) === 1;
      const count = Math.max(ready.length, 1);
      setChosen(isStep ? (next + count) % count : Math.max(0, Math.min(count - 1, next)));
    }
    const entry = ready[at];
    if (event.key === 'Enter' && entry && !event.nativeEvent.isComposing) {
      event.preventDefault();
      // The list may still be that of the text before the last key.
      if (text === typed.trim()) open(entry);
    }
  }

  let index = -1;
  return (
    <Dialog title="Search" open onOpenChange={setPalette} initialFocus={input}>
      <div className={css.palette}>
        <TextInput
          ref={input}
          label="Search lessons, notes, queries, people, openings, pages and actions"
          hideLabel
          placeholder="A lesson, a person, a page …"
          role="combobox"
          aria-expanded={entries.length > 0}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={ready.length > 0 ? optionId(at) : undefined}
          autoComplete="off"
          spellCheck={false}
          maxLength={SEARCH_MAX}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setChosen(0);
          }}
          onKeyDown={onKeyDown}
        />
        {entries.length === 0 && !isAsking && (
          <Text tone="soft">
            {isFailed
              ? 'The search is not responding. Keep typing to try again.'
              : 'Nothing found. Try fewer or other words.'}
          </Text>
        )}
        <div className={css.list} role="listbox" id={listId} aria-label="Found">
          {sections.map(({ label, entries: own, isEarlier }) => (
            // biome-ignore lint/a11y/useSemanticElements: a group of options is no fieldset
            <div key={label} role="group" aria-label={label}>
              <p className={css.label} aria-hidden="true">
                {label}
              </p>
              {own.map((entry) => {
                index += 1;
                const place = index;
                return (
                  // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the combobox
                  <div
                    key={entry.id}
                    id={optionId(place)}
                    role="option"
                    tabIndex={-1}
                    aria-selected={place === at}
                    className={css.option}
                    onPointerMove={() => isEarlier || setChosen(place)}
                    onClick={() => open(entry)}
                  >
                    <span className={css.title}>{entry.title}</span>
                    <span className={css.detail}>{entry.detail}</span>
                    {entry.excerpt && <span className={css.excerpt}>{entry.excerpt}</span>}
                  </div>
                );
              })}
            </div>
          ))}
        </div>
        {text !== '' && entries.length > 0 && (
          <Text size="s">
            <Link href={searchPath(text)} onClick={() => setPalette(false)}>
              All results for “{text}”
            </Link>
          </Text>
        )}
        <VisuallyHidden>
          <span role="status">{text === '' ? '' : countText(entries.length, { isAsking, isFailed })}</span>
        </VisuallyHidden>
      </div>
    </Dialog>
  );
}
