import { Banner } from '@plinth/ui/Banner';
import { Heading } from '@plinth/ui/Heading';
import { useLayoutEffect, useRef } from 'react';
import * as css from '../island.css.ts';

/** What happens after the application is submitted. The link to it is sent by mail only. */
export function Submitted({ emailId, isNew }: { emailId: string; isNew: boolean }) {
  const heading = useRef<HTMLDivElement>(null);
  // Before the render is shown: the page's text about submitting no longer applies.
  useLayoutEffect(() => {
    heading.current?.focus();
    const { dataset } = document.documentElement;
    dataset.sent = '';
    return () => void delete dataset.sent;
  }, []);
  return (
    <div ref={heading} tabIndex={-1} className={css.stack}>
      <Banner
        tone="success"
        title={isNew ? 'Your application is in' : 'This application has already been submitted'}
      >
        {emailId ? `We will write to ${emailId}.` : 'We will write to the address you gave.'}
      </Banner>
      <Heading level={2}>What happens next</Heading>
      <ol className={css.numbered}>
        <li>
          You get an email with the link to your application. It brings your offer, or says that a person will
          read the application first; the answer then comes in a second email.
        </li>
        <li>The offer names fee, waiver, plans and every date. Nothing is binding until you accept it.</li>
      </ol>
      <p className={css.soft}>
        No email after ten minutes? Check spam, or <a href="/my-application">ask for the status</a>.
      </p>
    </div>
  );
}
