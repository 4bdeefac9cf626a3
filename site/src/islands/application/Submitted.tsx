import { Banner } from '@plinth/ui/Banner';
import { Heading } from '@plinth/ui/Heading';
import { useEffect, useRef } from 'react';
import * as css from '../island.css.ts';

/** What happens after the application is in. The link to it travels in the mail only. */
export function Submitted({ emailId, isNew }: { emailId: string; isNew: boolean }) {
  const heading = useRef<HTMLDivElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div ref={heading} tabIndex={-1} className={css.stack}>
      <Banner
        tone="success"
        title={isNew ? 'Your application is in' : 'This application was submitted already'}
      >
        {emailId ? `We write to ${emailId}.` : 'We write to the address you gave.'}
      </Banner>
      <Heading level={2}>What happens now</Heading>
      <ol className={css.numbered}>
        <li>
          You get a mail with the link to your application. Where admission is automatic, your offer is in
          that mail.
        </li>
        <li>
          Otherwise a person reads your application, and a second mail brings the offer or tells you why there
          is none.
        </li>
        <li>The offer names fee, waiver, plans and every date. Nothing is binding until you accept it.</li>
      </ol>
      <p className={css.soft}>
        No mail after ten minutes? Look among the unwanted ones, or{' '}
        <a href="/my-application">ask for the status</a>.
      </p>
    </div>
  );
}
