import { Button } from '@plinth/ui/Button';
import { VisuallyHidden } from '@plinth/ui/VisuallyHidden';
import { isFields, type Json } from '../files/tidy.ts';
import type { FieldProps } from './field-props.ts';
import * as css from './fields.css.ts';
import { useForm } from './form-context.ts';

/** Fields that belong together. An optional group can be added and removed. */
export function GroupField({ schema, path, value, label, hideLabel, isRequired }: FieldProps) {
  const { change, Field } = useForm();
  const title = label ?? schema.title ?? '';
  const fields = isFields(value) ? value : {};
  if (value === undefined && !isRequired && path.length > 1)
    return (
      <div>
        <Button size="s" onClick={() => change(path, () => ({}))}>
          Add texts for {title}
        </Button>
      </div>
    );
  return (
    <fieldset className={css.group}>
      <legend className={css.legend}>{hideLabel ? <VisuallyHidden>{title}</VisuallyHidden> : title}</legend>
      {schema.description && <p className={css.hint}>{schema.description}</p>}
      {Object.entries(schema.properties ?? {}).map(([name, field]) => (
        <Field
          key={name}
          schema={field}
          path={[...path, name]}
          value={fields[name] ?? (field.default as Json | undefined)}
          isRequired={schema.required?.includes(name) ?? false}
        />
      ))}
      {!isRequired && path.length > 1 && (
        <div>
          <Button size="s" variant="quiet" onClick={() => change(path, () => undefined)}>
            Remove the texts for {title}
          </Button>
        </div>
      )}
    </fieldset>
  );
}
