import { Email } from '@plinth/domain/fields/email';
import { myApplicationPath } from '@plinth/domain/navigation/application-paths';
import { Banner } from '@plinth/ui/Banner';
import { judged } from '@plinth/ui/forms/judged';
import { useNativeForm } from '@plinth/ui/forms/use-native-form';
import { Section } from '@plinth/ui/Section';
import { StatusChip } from '@plinth/ui/StatusChip';
import { SubmitButton } from '@plinth/ui/SubmitButton';
import { TextInput } from '@plinth/ui/TextInput';
import { useState } from 'react';
import { api } from '../../api/client.ts';
import { toMessage } from '../../api/to-message.ts';
import * as css from '../island.css.ts';
import { statusTextOf } from './status-text-of.ts';

type Applications = Awaited<ReturnType<typeof api.courseApplications.listApplications>>['applications'];

/** The state of applications by address: only product and status; details need the link in the mail. */
export function StatusLookup() {
  const [found, setFound] = useState<Applications | null>(null);
  const form = useNativeForm({
    judge: ({ emailId }) => {
      const address = Email.safeParse(String(emailId));
      return judged({ emailId: address.success ? null : 'Enter a valid email address' }, address.data ?? '');
    },
    send: async (emailId) =>
      setFound((await api.courseApplications.listApplications({ query: { emailId } })).applications),
  });

  return (
    <div className={css.narrow}>
      <form className={css.fields} method="dialog" {...form.frame}>
        <TextInput
          id="lookup-email"
          label="Email address of your application"
          hint="We only show the course and the status. The offer and its dates open with the link in our email."
          name="emailId"
          type="email"
          inputMode="email"
          autoComplete="email"
          required
          error={form.problemOf('emailId')}
        />
        <div className={css.actions}>
          <SubmitButton form={form} variant="primary" label="Show the status" />
        </div>
      </form>
      <div aria-live="polite" className={css.stack}>
        {form.failure && (
          <Banner tone="error" title="That did not work">
            {toMessage(form.failure)}
          </Banner>
        )}
        {found?.length === 0 && (
          <Banner title="We have no application with this address">
            It may be under another one. <a href="/apply">Apply for a course</a>
          </Banner>
        )}
        {found && found.length > 0 && (
          <Section
            className={css.tight}
            title={found.length === 1 ? 'One application' : `${found.length} applications`}
          >
            <ul className={css.ledger}>
              {found.map(({ courseTitle, dealId, ...facts }, index) => {
                const { tone, chip } = statusTextOf(facts);
                return (
                  <li key={dealId ?? `${courseTitle}-${index}`} className={css.entry}>
                    {dealId ? <a href={myApplicationPath(dealId)}>{courseTitle}</a> : courseTitle}
                    <StatusChip tone={tone}>{chip}</StatusChip>
                  </li>
                );
              })}
            </ul>
          </Section>
        )}
      </div>
    </div>
  );
}
