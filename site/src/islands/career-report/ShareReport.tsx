import { careerReportPath } from '@plinth/domain/career-builder/career-report';
import type { Region } from '@plinth/domain/catalog/region';
import { Button } from '@plinth/ui/Button';
import { useState } from 'react';
import * as css from '../island.css.ts';

const pdfPath = (token: string, region: Region) =>
  `/v1/client/public/career-builder/report-details/download?${new URLSearchParams({ token, region })}`;

/** Takes the report away: as a PDF, or as its link, by the sheet of the device where there is one. */
export function ShareReport({ token, role, region }: { token: string; role: string; region: Region }) {
  const [told, setTold] = useState('');

  async function share() {
    const url = new URL(careerReportPath(token, region), location.origin).href;
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
        <Button variant="primary" href={pdfPath(token, region)} download>
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
