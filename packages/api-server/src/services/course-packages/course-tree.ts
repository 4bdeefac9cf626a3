import { posix } from 'node:path';
import { LESSON_LINK } from '@plinth/domain/curriculum/lesson-link';
import type { Namespace } from '@plinth/domain/curriculum/namespace';
import type { CourseNode, CourseNodeMeta } from './course-package.ts';
import type { Report } from './course-package-error.ts';
import type { ContentDraft } from './read-markdown.ts';

type NodeParts = Omit<CourseNode, 'key' | 'parentKey' | 'namespace' | 'rank' | 'meta'> & {
  /** Only on a root; its descendants inherit it. */
  namespace?: Namespace;
  meta: Omit<CourseNodeMeta, 'rank'>;
};

/** The nodes of a course as they are read: parents first, each with its key and its position among its siblings. */
export class CourseTree {
  readonly nodes: CourseNode[] = [];
  readonly #slug: string;
  /** The folder that has each key. */
  readonly #placed = new Map<string, string>();
  readonly #childCounts = new Map<string | null, number>();
  readonly #takenUnder = new Map<string, Map<string, number>>();
  readonly #namespaces = new Map<string | null, Namespace>();

  constructor(slug: string) {
    this.#slug = slug;
  }

  has(key: string): boolean {
    return this.#namespaces.has(key);
  }

  /** The key of a part: its `id`, else its folder under the key of its parent. */
  placeOf(
    parentKey: string,
    folderKey: string,
    id: string | undefined,
    report: Report,
    line: number,
  ): string {
    const key = id === undefined ? posix.join(parentKey, posix.basename(folderKey)) : `${this.#slug}/${id}`;
    const other = this.#placed.get(key);
    if (other !== undefined) report(line, `${other} has the id ${key} too`, 'give one of the two another id');
    this.#placed.set(key, other ?? folderKey);
    return key;
  }

  /**
   * Links name lessons by their folders; once all lessons are read, replaces these by keys, which an `id` may have set.
   */
  nameLinks(): void {
    const keys = new Map([...this.#placed].map(([key, folder]) => [folder, key]));
    for (const run of this.nodes.flatMap(({ meta }) => meta.runs ?? []))
      if (run.href?.startsWith(LESSON_LINK)) {
        const folder = run.href.slice(LESSON_LINK.length);
        run.href = `${LESSON_LINK}${keys.get(folder) ?? folder}`;
      }
  }

  /** Adds a node under a parent, after its siblings, and returns its key. */
  add(parentKey: string | null, key: string, parts: NodeParts): string {
    const rank = (this.#childCounts.get(parentKey) ?? 0) + 1;
    this.#childCounts.set(parentKey, rank);
    const { meta, namespace = this.#namespaces.get(parentKey) ?? 'LEARNING', ...rest } = parts;
    this.#namespaces.set(key, namespace);
    this.nodes.push({ key, parentKey, namespace, rank, ...rest, meta: { rank, ...meta } });
    return key;
  }

  /** Adds drafts under a parent; their keys start with its key, or with `prefix`. */
  addContent(parentKey: string, drafts: readonly ContentDraft[], prefix = parentKey): void {
    const taken = this.#takenUnder.get(prefix) ?? new Map<string, number>();
    this.#takenUnder.set(prefix, taken);
    for (const { type, slug, meta, facts, children } of drafts) {
      const name = slug ?? type.toLowerCase().replaceAll('_', '-');
      const count = (taken.get(name) ?? 0) + 1;
      taken.set(name, count);
      const key = `${prefix}/${slug !== undefined && count === 1 ? name : `${name}-${count}`}`;
      this.add(parentKey, key, { type, meta, ...facts });
      this.addContent(key, children);
    }
  }
}
