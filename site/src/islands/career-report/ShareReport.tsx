import { careerReportPath } from '@plinth/domain/career-builder/career-report';
import { Button } from '@plinth/ui/Button';
import { useState } from 'react';
import * as css from '../island.css.ts';

const pdfPath = (token: string) =>
  `/v1/client/public/career-builder/report-details/download?token=${encodeURIComponent(token)}`;

/** Takes the report away: as a PDF, or as its link, by the sheet of the device where there is one. */
export function ShareReport({ token, role }: { token: string; role: string }) {
  const [told, setTold] = useState('');

  async function share() {
    const url = new URL(careerReportPath(token), location.origin).href;
    try {
      if (navigator.share) await navigator.share({ title: `My skills against ${role}`, url });
      else {
        await navigator.clipboard.writeText(url);
        setTold('The link is copied. Whoever has it can read this report.');
      }
    } catch (error) {
      if (!(error instanceof DOMException && error.name === 'AbortError')) setTold(url);
    }
  }

  return (
    <div className={css.tight}>
      <div className={css.actions}>
        <Button variant="primary" href={pdfPath(token)} download>
          Download as PDF
        </Button>
        <Button onClick={() => void share()}>Share the link</Button>
      </div>
      <p role="status" className={css.note}>
        {told}
      </p>
    </div>
  );
}
