import { TextInput } from '@plinth/ui/TextInput';
import * as css from './EntryFrame.css.ts';

type NameFieldsProps = {
  problemOf: (name: string) => string | null;
  known?: { firstName: string; lastName: string };
};

/** First and last name, side by side if there is room; many people have only one name. */
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
      hint="Leave it empty if you have one name."
      defaultValue={known?.lastName}
      error={problemOf('lastName')}
    />
  </div>
);
