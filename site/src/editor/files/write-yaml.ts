import { isDeepStrictEqual } from 'node:util';
import {
  type Document,
  isMap,
  isScalar,
  isSeq,
  type Node,
  type Pair,
  parseDocument,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import { isFields, type Json } from './tidy.ts';

/** The names of the fields in the order of their schema, by the path of their map; list positions are `*`. */
export type FieldOrder = (path: readonly string[]) => readonly string[];

type Writing = { document: Document; order: FieldOrder };

const keyOf = (pair: Pair) => (isScalar(pair.key) ? String(pair.key.value) : String(pair.key));
const plain = (node: unknown, { document }: Writing): unknown =>
  (node as Node | null)?.toJS?.(document) ?? null;

function mergeMap(
  map: YAMLMap,
  value: { [key: string]: Json | undefined },
  path: string[],
  writing: Writing,
) {
  const pairs = map.items as Pair[];
  map.items = pairs.filter((pair) => value[keyOf(pair)] !== undefined) as YAMLMap['items'];
  const names = writing.order(path);
  const rank = (key: string) => (names.includes(key) ? names.indexOf(key) : names.length);
  for (const [key, field] of Object.entries(value)) {
    if (field === undefined) continue;
    const pair = (map.items as Pair[]).find((candidate) => keyOf(candidate) === key);
    if (pair) {
      pair.value = merge(pair.value as Node | null, field, [...path, key], writing);
      continue;
    }
    // A new field is placed before the first one that the schema names after it; existing fields are not moved.
    const next = (map.items as Pair[]).findIndex((candidate) => rank(keyOf(candidate)) > rank(key));
    map.items.splice(
      next === -1 ? map.items.length : next,
      0,
      writing.document.createPair(key, field) as YAMLMap['items'][number],
    );
  }
}

/** Merges a list. Unchanged items keep their node, and with it their comments, even when moved. */
function mergeSeq(seq: YAMLSeq, value: Json[], path: string[], writing: Writing) {
  const old = seq.items as (Node | null)[];
  const left = new Set(old);
  const kept = value.map((item) => {
    const same = old.find((node) => left.has(node) && isDeepStrictEqual(plain(node, writing), item));
    if (same) left.delete(same);
    return same;
  });
  // A comment above the first item is parsed as the list's; when another item moves to the front, it belongs to the
  // item.
  const [first] = old;
  if (first && kept[0] && kept[0] !== first && seq.commentBefore) {
    first.commentBefore = seq.commentBefore;
    seq.commentBefore = null;
  }
  seq.items = value.map((item, index) => {
    const same = kept[index];
    if (same) return same;
    const before = old[index] ?? null;
    const hasPlace = before !== null && left.delete(before);
    return merge(hasPlace ? before : null, item, [...path, '*'], writing);
  });
}

function merge(node: Node | null, value: Json, path: string[], writing: Writing): Node {
  if (node && isDeepStrictEqual(plain(node, writing), value)) return node;
  if (isMap(node) && isFields(value)) {
    mergeMap(node, value, path, writing);
    return node;
  }
  if (isSeq(node) && Array.isArray(value) && value.length > 0) {
    if (node.items.length === 0) node.flow = false;
    mergeSeq(node, value, path, writing);
    return node;
  }
  if (isScalar(node) && !isFields(value) && !Array.isArray(value)) {
    node.value = value;
    return node;
  }
  return writing.document.createNode(value) as Node;
}

/**
 * Returns the text of a YAML file with another value: comments, field order and style are preserved, so that a
 * comparison shows only what was changed.
 */
export function writeYaml(text: string, value: Json, order: FieldOrder): string {
  const document = parseDocument(text);
  document.contents = merge(document.contents, value, [], { document, order }) as typeof document.contents;
  return document.toString({ lineWidth: 0, flowCollectionPadding: false });
}
