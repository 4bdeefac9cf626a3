import type { Region } from '@plinth/domain/catalog/region';
import { isEmail, normalizeEmail } from '@plinth/domain/fields/email';
import { careerBuilderPath } from '@plinth/domain/navigation/career-builder-path';
import { judged } from '@plinth/ui/forms/judged';
import { useNativeForm } from '@plinth/ui/forms/use-native-form';
import { SubmitButton } from '@plinth/ui/SubmitButton';
import { TextInput } from '@plinth/ui/TextInput';
import { api } from '../../api/client.ts';
import { toMessage } from '../../api/to-message.ts';
import * as css from '../island.css.ts';

/** A form that requests the mail with the link of the last result; the answer is the same for every address. */
export function AskForLink({ region }: { region: Region }) {
  const form = useNativeForm({
    judge: ({ emailId }) => {
      const email = normalizeEmail(String(emailId));
      return judged({ emailId: isEmail(email) ? null : 'Enter a valid email address' }, email);
    },
    send: (email) => api.careerBuilder.mailResult({ query: { email, region } }),
  });

  return (
    <form className={css.narrow} method="dialog" {...form.frame}>
      <p className={css.soft}>
        A report opens with the link in our email. Tell us the address you answered with, and we send the link
        to your last result there.
      </p>
      <TextInput
        name="emailId"
        label="Email address"
        type="email"
        inputMode="email"
        autoComplete="email"
        required
        error={form.problemOf('emailId') ?? (form.failure && toMessage(form.failure))}
      />
      <div className={css.actions}>
        <SubmitButton form={form} variant="primary" label="Email me the link" />
        <a href={careerBuilderPath(region)}>Answer the questions instead</a>
      </div>
      <p role="status" className={css.note}>
        {form.isSent ? 'If there is a result for this address, its link is on the way.' : ''}
      </p>
    </form>
  );
}
