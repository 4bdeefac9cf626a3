import type { CourseDraft, OutlineChange } from '@plinth/domain/courses/course-draft';

type Move = Extract<OutlineChange, { kind: 'move' }>;

const parentOf = (path: string) => (path.includes('/') ? path.slice(0, path.indexOf('/')) : null);

/**
 * Returns the move of a module or lesson one position up or down; null at the end. A lesson moves on into the previous
 * or next module.
 */
export function stepOf({ modules }: CourseDraft, path: string, step: -1 | 1): Move | null {
  const parent = parentOf(path);
  const move = (module: string | null, before: string | null): Move => ({
    kind: 'move',
    path,
    module,
    before,
  });
  const among = (all: readonly string[], module: string | null): Move | null => {
    const at = all.indexOf(path);
    const next = at + step;
    if (next < 0 || next >= all.length) return null;
    return move(module, all[step === 1 ? at + 2 : at - 1] ?? null);
  };
  if (parent === null)
    return among(
      modules.map((module) => module.path),
      null,
    );
  const at = modules.findIndex((module) => module.path === parent);
  const own = modules[at]?.topics.map((topic) => topic.path) ?? [];
  const within = among(own, parent);
  if (within) return within;
  const neighbour = modules[at + step];
  return neighbour ? move(neighbour.path, step === 1 ? (neighbour.topics[0]?.path ?? null) : null) : null;
}

/** Returns the move meant by dropping one entry on another: before it, or into a module as its last; null if none. */
export function dropOf(path: string, onto: string): Move | null {
  if (path === onto) return null;
  const [parent, target] = [parentOf(path), parentOf(onto)];
  if (parent === null) return target === null ? { kind: 'move', path, module: null, before: onto } : null;
  return target === null
    ? { kind: 'move', path, module: onto, before: null }
    : { kind: 'move', path, module: target, before: onto };
}

/** Returns where an item is after a change, so that it stays open: found by its title among the new paths. */
export function placeAfter(before: CourseDraft, after: CourseDraft, path: string): string | undefined {
  const entries = ({ modules }: CourseDraft) =>
    modules
      .flatMap((module) => [module, ...module.topics])
      .map(({ path: place, title }) => ({ place, title }));
  const there = entries(after);
  const title = entries(before).find(({ place }) => place === path)?.title;
  if (there.some(({ place, title: now }) => place === path && now === title)) return path;
  const known = new Set(entries(before).map(({ place, title: was }) => `${place} ${was}`));
  const fresh = there.find(({ place, title: now }) => now === title && !known.has(`${place} ${now}`));
  return (fresh ?? there.find(({ place }) => place === path))?.place;
}
