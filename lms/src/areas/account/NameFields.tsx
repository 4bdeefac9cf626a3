import { TextInput } from '@plinth/ui/TextInput';
import * as css from './EntryFrame.css.ts';

type NameFieldsProps = {
  problemOf: (name: string) => string | null;
  known?: { firstName: string; lastName: string };
};

/** First and last name side by side where there is room. */
export const NameFields = ({ problemOf, known }: NameFieldsProps) => (
  <div className={css.pair}>
    <TextInput
      label="First name"
      name="firstName"
      autoComplete="given-name"
      required
      defaultValue={known?.firstName}
      error={problemOf('firstName')}
    />
    <TextInput
      label="Last name"
      name="lastName"
      autoComplete="family-name"
      required
      defaultValue={known?.lastName}
      error={problemOf('lastName')}
    />
  </div>
);
