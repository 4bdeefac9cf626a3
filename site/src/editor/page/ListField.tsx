import { Button } from '@plinth/ui/Button';
import { IconButton } from '@plinth/ui/IconButton';
import Trash from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { oneMore } from '../../content/one-more.ts';
import type { FieldSchema } from '../files/field-schema.ts';
import { isFields, type Json } from '../files/tidy.ts';
import type { FieldProps } from './field-props.ts';
import * as css from './fields.css.ts';
import { fieldId, issueAt, issuesBelow, useForm } from './form-context.ts';
import { MoveButtons } from './MoveButtons.tsx';
import { moveItem } from './move-item.ts';
import { useFocusNext } from './use-focus-next.ts';

const emptyOf = (schema: FieldSchema): Json =>
  schema.type === 'object'
    ? Object.fromEntries(
        (schema.required ?? []).map((name) => [name, emptyOf(schema.properties?.[name] ?? {})]),
      )
    : schema.type === 'array'
      ? []
      : '';

/** From this many items on, a list can be folded to its titles. */
const FOLDED_FROM = 3;

/** Returns the title of a list item: its first text. */
const titleOf = (entry: Json) =>
  Object.values(isFields(entry) ? entry : {}).find((field) => typeof field === 'string') ?? '';

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** A list whose items can be added, removed and moved, by pointer or keyboard. */
export function ListField({ schema, path, value, label }: FieldProps) {
  const { issues, change, announce, Field } = useForm();
  const focusNext = useFocusNext();
  const items = Array.isArray(value) ? value : [];
  const one = schema.item ?? 'entry';
  const error = issueAt(issues, path);
  const item = schema.items ?? {};
  const boxOf = (index: number) => `[id="${fieldId([...path, index])}-box"]`;
  const isNested = path.length > 1;
  const [isFolded, setFolded] = useState(false);
  const [removed, setRemoved] = useState<{ index: number; entry: Json; length: number } | null>(null);
  const canFold = item.type === 'object' && items.length >= FOLDED_FROM;

  function move(from: number, to: number) {
    change(path, (old) => moveItem(Array.isArray(old) ? old : [], from, to));
    announce(`${capital(one)} ${from + 1} is now ${to + 1} of ${items.length}`);
    focusNext(`[id="${fieldId([...path, to])}-${to < from ? 'up' : 'down'}"]`);
  }
  function remove(index: number) {
    const entry = items[index];
    if (entry === undefined) return;
    change(path, (old) => (Array.isArray(old) ? old.filter((_, place) => place !== index) : []));
    setRemoved({ index, entry, length: items.length - 1 });
    announce(`${capital(one)} ${index + 1} is removed`);
    focusNext(`[id="${fieldId(path)}-back"]`);
  }
  function putBack(index: number, entry: Json) {
    change(path, (old) => (Array.isArray(old) ? old.toSpliced(index, 0, entry) : [entry]));
    setRemoved(null);
    announce(`${capital(one)} ${index + 1} is back`);
    focusNext(`${boxOf(index)} :is(button, input, textarea, select)`);
  }
  function add() {
    setFolded(false);
    setRemoved(null);
    change(path, (old) => [...(Array.isArray(old) ? old : []), emptyOf(item)]);
    focusNext(`${boxOf(items.length)} :is(input, textarea, select)`);
  }

  return (
    <div className={css.list} id={fieldId(path)} tabIndex={-1}>
      {isNested && <p className={css.legend}>{label ?? schema.title}</p>}
      {schema.description && <p className={css.hint}>{schema.description}</p>}
      {canFold && (
        <div>
          <Button size="s" onClick={() => setFolded(!isFolded)}>
            {isFolded ? 'All texts' : 'Titles only'}
          </Button>
        </div>
      )}
      {items.map((entry, index) => {
        const what = `${one} ${index + 1}`;
        const id = fieldId([...path, index]);
        // An item with a problem stays visible.
        const isShut = canFold && isFolded && issuesBelow(issues, [...path, index]) === 0;
        return (
          // The key is the position, because the item's texts are being edited.
          <div key={index} className={css.item} id={`${id}-box`}>
            <div className={css.head}>
              <span className={css.legend} aria-hidden="true">
                {isShut ? titleOf(entry) : capital(what)}
              </span>
              <MoveButtons {...{ what, id, index }} count={items.length} onMove={(to) => move(index, to)}>
                <IconButton label={`Remove ${what}`} onClick={() => remove(index)}>
                  <Trash size={18} strokeWidth={1.6} aria-hidden />
                </IconButton>
              </MoveButtons>
            </div>
            {!isShut && (
              <Field
                schema={item}
                path={[...path, index]}
                value={entry}
                label={capital(what)}
                hideLabel
                isRequired
              />
            )}
          </div>
        );
      })}
      {error && <p className={css.error}>{error}</p>}
      {removed?.length === items.length && (
        <div className={css.removed}>
          <p className={css.hint}>
            {capital(one)} {removed.index + 1} is removed.
          </p>
          <Button id={`${fieldId(path)}-back`} size="s" onClick={() => putBack(removed.index, removed.entry)}>
            Put it back
          </Button>
        </div>
      )}
      <div>
        <Button id={`${fieldId(path)}-add`} size="s" onClick={add}>
          Add {oneMore(one)}
        </Button>
      </div>
    </div>
  );
}
