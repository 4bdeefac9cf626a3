import type { FieldProps } from './field-props.ts';
import * as css from './fields.css.ts';
import { fieldId, issueAt, useForm } from './form-context.ts';
import { MoveButtons } from './MoveButtons.tsx';
import { moveItem } from './move-item.ts';
import { useFocusNext } from './use-focus-next.ts';

/** A fixed set of items whose order is chosen. */
export function OrderField({ schema, path, value }: FieldProps) {
  const { issues, change, announce } = useForm();
  const focusNext = useFocusNext();
  const order = Array.isArray(value) ? value.map(String) : [];
  const nameOf = (id: string) => schema.labels?.[id] ?? id;
  const error = issueAt(issues, path);

  function move(from: number, to: number) {
    change(path, () => moveItem(order, from, to));
    announce(`${nameOf(order[from] ?? '')} is now ${to + 1} of ${order.length}`);
    focusNext(`[id="${fieldId([...path, to])}-${to < from ? 'up' : 'down'}"]`);
  }

  return (
    <div className={css.list} id={fieldId(path)} tabIndex={-1}>
      {schema.description && <p className={css.hint}>{schema.description}</p>}
      <ol className={css.order}>
        {order.map((id, index) => (
          <li key={id} className={css.place}>
            <span className={css.count}>{index + 1}</span>
            <span>{nameOf(id)}</span>
            <MoveButtons
              what={nameOf(id)}
              id={fieldId([...path, index])}
              index={index}
              count={order.length}
              onMove={(to) => move(index, to)}
            />
          </li>
        ))}
      </ol>
      {error && <p className={css.error}>{error}</p>}
    </div>
  );
}
