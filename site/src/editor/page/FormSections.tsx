import type { FieldSchema } from '../files/field-schema.ts';
import { isFields, type Json } from '../files/tidy.ts';
import * as css from './editor.css.ts';
import { FieldOf } from './FieldOf.tsx';
import { issuesBelow, useForm } from './form-context.ts';

const isLarge = ({ type }: FieldSchema) => type === 'array' || type === 'object';

function figureOf(field: FieldSchema, value: Json | undefined, wrong: number): string {
  if (wrong > 0) return `${wrong} to fix`;
  return Array.isArray(value) && !field.widget ? String(value.length) : '';
}

/** The fields of a schema: short ones directly, each list and each group behind its name. */
export function FormSections({ schema, value }: { schema: FieldSchema; value: Json }) {
  const { issues, showPart } = useForm();
  const fields = isFields(value) ? value : {};
  return Object.entries(schema.properties ?? {}).map(([name, field]) => {
    const own = fields[name] ?? (field.default as Json | undefined);
    const control = (
      <FieldOf
        schema={field}
        path={[name]}
        value={own}
        isRequired={schema.required?.includes(name) ?? false}
        hideLabel={field.type === 'object'}
      />
    );
    if (!isLarge(field)) return <div key={name}>{control}</div>;
    const { part } = field;
    const show = part === undefined ? undefined : () => showPart(part);
    const wrong = issuesBelow(issues, [name]);
    return (
      <details
        key={name}
        className={css.section}
        onToggle={({ currentTarget }) => currentTarget.open && show?.()}
        onFocus={show}
      >
        <summary className={css.subject}>
          {field.title ?? name}
          <span className={css.figure} data-wrong={wrong > 0 || undefined}>
            {figureOf(field, own, wrong)}
          </span>
        </summary>
        <div className={css.fields}>{control}</div>
      </details>
    );
  });
}
