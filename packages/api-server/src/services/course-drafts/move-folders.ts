import { posix } from 'node:path';
import { type DraftFiles, textEntry } from './draft-files.ts';

/** The new name of each folder that moves. */
export type Moves = ReadonlyMap<string, string>;

const HAS_LINKS = /\.(?:md|ya?ml)$/;
/** The address of a link or picture, or of a definition. */
const ADDRESS = /(\]\()([^)\s<>]+)|(^\[[^\]]+\]:\s+)(\S+)/gm;

/** The path of a file or folder of the course after the moves. */
export function movedPath(path: string, moves: Moves): string {
  for (const [from, to] of moves) {
    if (path === from) return to;
    if (path.startsWith(`${from}/`)) return to + path.slice(from.length);
  }
  return path;
}

/** Rewrites the addresses inside a file after folders have moved, whether or not the file moved with them. */
function relinked(text: string, path: string, moves: Moves): string {
  const before = posix.dirname(path);
  const after = posix.dirname(movedPath(path, moves));
  return text.replace(ADDRESS, (whole, open = '', url = '', define = '', defined = '') => {
    const address: string = url || defined;
    if (/^(?:[a-z][a-z\d+.-]*:|#|\/)/i.test(address)) return whole;
    const [file = '', ...rest] = address.split('#');
    const target = posix.normalize(posix.join(before, file));
    const moved = movedPath(target, moves);
    // A target whose relative place is unchanged keeps its spelling.
    if (moved === target && before === after) return whole;
    const fresh = posix.relative(after, moved) || '.';
    if (posix.normalize(file) === fresh) return whole;
    return `${open}${define}${[fresh, ...rest].join('#')}`;
  });
}

/** Returns the files with folders moved and every address in them leading to the same target as before. */
export function moveFolders(files: DraftFiles, moves: Moves): DraftFiles {
  const next = new Map<string, ReturnType<typeof textEntry>>();
  for (const [path, entry] of files) {
    const text = entry.text !== null && HAS_LINKS.test(path) ? relinked(entry.text, path, moves) : entry.text;
    next.set(movedPath(path, moves), text === null || text === entry.text ? entry : textEntry(text));
  }
  return next;
}
