import { Email } from '@plinth/domain/fields/email';
import { myApplicationPath } from '@plinth/domain/navigation/application-paths';
import { Banner } from '@plinth/ui/Banner';
import { Button } from '@plinth/ui/Button';
import { Heading } from '@plinth/ui/Heading';
import { StatusChip } from '@plinth/ui/StatusChip';
import { TextInput } from '@plinth/ui/TextInput';
import { type FormEvent, useState } from 'react';
import { api } from '../../api/client.ts';
import { toMessage } from '../../api/to-message.ts';
import * as css from '../island.css.ts';
import { STATUS_IN_WORDS } from './status-in-words.ts';

type Applications = Awaited<ReturnType<typeof api.courseApplications.listApplications>>['applications'];

/** Where applications stand, by address: product and status, nothing else; details need the link of the mail (ROLE-21). */
export function StatusLookup() {
  const [error, setError] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [found, setFound] = useState<Applications | null>(null);

  async function look(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const address = Email.safeParse(String(new FormData(event.currentTarget).get('emailId') ?? ''));
    setFailure(null);
    setError(address.success ? null : 'Enter a valid email address');
    if (!address.success) {
      event.currentTarget.querySelector('input')?.focus();
      return;
    }
    setBusy(true);
    try {
      const { applications } = await api.courseApplications.listApplications({
        query: { emailId: address.data },
      });
      setFound(applications);
    } catch (caught) {
      setFailure(toMessage(caught));
    } finally {
      setBusy(false);
    }
  }

  return (
    <div className={css.narrow}>
      <form className={css.fields} noValidate onSubmit={(event) => void look(event)}>
        <TextInput
          id="lookup-email"
          label="Email address of your application"
          hint="We show course and status only. Offer and dates open with the link in our mail."
          name="emailId"
          type="email"
          inputMode="email"
          autoComplete="email"
          required
          error={error}
        />
        <div className={css.actions}>
          <Button type="submit" variant="primary" loading={isBusy}>
            Show the status
          </Button>
        </div>
      </form>
      <div aria-live="polite" className={css.stack}>
        {failure && (
          <Banner tone="error" title="That did not work">
            {failure}
          </Banner>
        )}
        {found?.length === 0 && (
          <Banner title="We have no application with this address">
            It may be under another one. <a href="/apply">Apply for a course</a>
          </Banner>
        )}
        {found && found.length > 0 && (
          <section aria-labelledby="found" className={css.tight}>
            <Heading level={2} size="m" id="found">
              {found.length === 1 ? 'One application' : `${found.length} applications`}
            </Heading>
            <ul className={css.ledger}>
              {found.map(({ courseTitle, status, dealId }, index) => (
                <li key={dealId ?? `${courseTitle}-${index}`} className={css.entry}>
                  {dealId ? <a href={myApplicationPath(dealId)}>{courseTitle}</a> : courseTitle}
                  <StatusChip tone={STATUS_IN_WORDS[status].tone}>{STATUS_IN_WORDS[status].chip}</StatusChip>
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </div>
  );
}
