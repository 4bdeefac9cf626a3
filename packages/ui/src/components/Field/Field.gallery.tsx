import { control } from '../../private/control.css.ts';
import { Stack } from '../Stack/Stack.tsx';
import { Field } from './Field.tsx';

export const states = {
  'around any control': (
    <Stack>
      <Field label="Site area" required hint="In square metres." left={12}>
        {(wiring) => <input {...wiring} className={control} defaultValue="1,240" />}
      </Field>
      <Field label="Site area" required error="Enter the area in figures." left={-3}>
        {(wiring) => <input {...wiring} className={control} defaultValue="about a thousand" />}
      </Field>
    </Stack>
  ),
};
