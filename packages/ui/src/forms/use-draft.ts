import { useRef, useState } from 'react';
import { type PathOf, type ValueAt, withValue } from './paths.ts';
import type { StorageSlot } from './storage-slot.ts';

type TextOf<D> = { [Name in keyof D]: D[Name] extends string ? Name : never }[keyof D];

/** The state of what is being typed. `latest` is up to date before the page is rendered again. */
export type Held<D extends object> = {
  draft: D;
  latest: () => D;
  change: <P extends PathOf<D>>(path: P, value: ValueAt<D, P>) => void;
  /** The props of a control for a text. */
  text: (name: TextOf<D>) => { value: string; onChange: (event: { target: { value: string } }) => void };
  /** Changes several fields at once. */
  merge: (changed: Partial<D>) => void;
  /** Clears what is stored in the browser; the fields keep their content. */
  forget: () => void;
  /** Resets the draft to what was saved. */
  clear: () => void;
};

const isAlike = (one: unknown, other: unknown) =>
  typeof one === typeof other && Array.isArray(one) === Array.isArray(other);

/** Returns the stored values that still are fields of this form. */
function fitting<D extends object>(kept: Partial<D> | null, saved: D): Partial<D> {
  const known = Object.entries(kept ?? {}).filter(([name, value]) => {
    const before: unknown = Reflect.get(saved, name);
    return name in saved && (before === null || value === null || isAlike(before, value));
  });
  return Object.fromEntries(known) as Partial<D>;
}

/**
 * A draft over the saved data: untouched fields follow `saved`. With a slot, typed values are stored in the browser, so
 * that a reload or leaving the page loses nothing.
 */
export function useDraft<D extends object>(saved: D, slot?: StorageSlot<Partial<D>>): Held<D> {
  const [first] = useState(() => fitting(slot?.read() ?? null, saved));
  // Two fields may change before the next render (autofill, a slow phone); neither may undo the other.
  const typed = useRef<Partial<D>>(first);
  const shown = useRef<{ saved: D; typed: Partial<D>; draft: D }>(null);
  const facts = useRef({ saved, slot });
  facts.current = { saved, slot };
  const [, setTurn] = useState(0);
  const [verbs] = useState((): Omit<Held<D>, 'draft' | 'text'> => {
    const take = (next: Partial<D>, kept: Partial<D> | null) => {
      typed.current = next;
      facts.current.slot?.write(kept);
      setTurn((turn) => turn + 1);
    };
    const latest = () => {
      const now = { saved: facts.current.saved, typed: typed.current };
      if (shown.current?.saved !== now.saved || shown.current.typed !== now.typed)
        shown.current = { ...now, draft: { ...now.saved, ...now.typed } };
      return shown.current.draft;
    };
    const merge = (changed: Partial<D>) => {
      const next = { ...typed.current, ...changed };
      take(next, next);
    };
    return {
      latest,
      merge,
      change: (path, value) => {
        const [name = '', ...rest] = path.split('.');
        const changed: unknown = { [name]: withValue(Reflect.get(latest(), name), rest, value) };
        merge(changed as Partial<D>);
      },
      forget: () => facts.current.slot?.write(null),
      clear: () => take({}, null),
    };
  });
  const draft = verbs.latest();
  return {
    ...verbs,
    draft,
    text: (name) => ({
      value: String(draft[name]),
      onChange: ({ target }) => verbs.merge({ [name]: target.value } as Partial<D>),
    }),
  };
}
