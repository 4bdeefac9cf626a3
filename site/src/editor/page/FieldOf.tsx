import { Select } from '@plinth/ui/Select';
import { TextArea } from '@plinth/ui/TextArea';
import { TextInput } from '@plinth/ui/TextInput';
import type { FieldProps } from './field-props.ts';
import { fieldId, issueAt, useForm } from './form-context.ts';
import { GroupField } from './GroupField.tsx';
import { ListField } from './ListField.tsx';
import { OrderField } from './OrderField.tsx';
import { PictureField } from './PictureField.tsx';

/** Up to this many characters, a text has one line. */
const ONE_LINE = 80;
/** A whole page of text. */
const LONG_ROWS = 24;
const NUMBER = /^-?\d+(?:\.\d+)?$/;

/** The control that a schema field requires. */
export function FieldOf(props: FieldProps) {
  const { schema, path, value, isRequired } = props;
  const { issues, drawings, change, showPart } = useForm();
  const { part } = schema;
  const texts = {
    id: fieldId(path),
    label: props.label ?? schema.title ?? String(path.at(-1)),
    hideLabel: props.hideLabel,
    hint: schema.description,
    error: issueAt(issues, path),
    required: isRequired,
    onFocus: part === undefined ? undefined : () => showPart(part),
  };
  // An optional field that was emptied is omitted from the file.
  const setText = (text: string) => change(path, () => (text === '' && !isRequired ? undefined : text));

  if (schema.widget === 'order') return <OrderField {...props} />;
  if (schema.widget === 'picture') return <PictureField {...props} />;
  if (schema.widget === 'drawing')
    return (
      <Select
        {...texts}
        value={String(value ?? '')}
        placeholder="Choose a drawing"
        options={drawings.map((file) => ({ value: file, label: file }))}
        onChange={(event) => setText(event.target.value)}
      />
    );
  if (schema.enum)
    return (
      <Select
        {...texts}
        value={String(value ?? '')}
        placeholder={isRequired ? 'Choose' : (schema.none ?? 'None')}
        options={schema.enum.map((name) => ({ value: name, label: schema.labels?.[name] ?? name }))}
        onChange={(event) => setText(event.target.value)}
      />
    );
  if (schema.widget === 'day')
    return (
      <TextInput
        {...texts}
        type="date"
        value={String(value ?? '')}
        onChange={(event) => setText(event.target.value)}
      />
    );
  if (schema.type === 'array') return <ListField {...props} />;
  if (schema.type === 'object') return <GroupField {...props} />;
  if (schema.type === 'number' || schema.type === 'integer')
    return (
      <TextInput
        {...texts}
        unit={schema.unit}
        inputMode="decimal"
        autoComplete="off"
        value={String(value ?? '')}
        onChange={({ target }) =>
          // Text that is not a number is kept as typed, so that the schema can report what is wrong with it.
          change(path, () => (NUMBER.test(target.value.trim()) ? Number(target.value) : target.value))
        }
      />
    );
  const most = schema.maxLength ?? ONE_LINE;
  if (most <= ONE_LINE)
    return (
      <TextInput
        {...texts}
        autoComplete="off"
        value={String(value ?? '')}
        onChange={(event) => setText(event.target.value)}
      />
    );
  return (
    <TextArea
      {...texts}
      max={most}
      rows={schema.widget === 'long' ? LONG_ROWS : most > 240 ? 4 : 2}
      value={String(value ?? '')}
      onChange={(event) => setText(event.target.value)}
    />
  );
}
