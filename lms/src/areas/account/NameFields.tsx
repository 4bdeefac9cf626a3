import { TextInput } from '@plinth/ui/TextInput';
import * as css from './EntryFrame.css.ts';
import type { FieldErrors } from './field-errors.ts';

type NameFieldsProps = { errors: FieldErrors; known?: { firstName: string; lastName: string } };

/** First and last name side by side where there is room. */
export const NameFields = ({ errors, known }: NameFieldsProps) => (
  <div className={css.pair}>
    <TextInput
      label="First name"
      name="firstName"
      autoComplete="given-name"
      required
      defaultValue={known?.firstName}
      error={errors.firstName}
    />
    <TextInput
      label="Last name"
      name="lastName"
      autoComplete="family-name"
      required
      defaultValue={known?.lastName}
      error={errors.lastName}
    />
  </div>
);
