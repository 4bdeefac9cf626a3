import { careerReportPath } from '@plinth/domain/career-builder/career-report';
import type { Region } from '@plinth/domain/catalog/region';
import { Button } from '@plinth/ui/Button';
import { useState } from 'react';
import * as css from '../island.css.ts';
import { PictureButton, type Pictured } from './PictureButton.tsx';

const pdfPath = (token: string, region: Region) =>
  `/v1/client/public/career-builder/report-details/download?${new URLSearchParams({ token, region })}`;

type Props = { token: string; pictured: Pictured; region: Region };

/**
 * Saves or shares the report: as a PDF, as a picture, or as its link, through the device's share sheet if available.
 */
export function ShareReport({ token, pictured, region }: Props) {
  const [told, setTold] = useState('');

  async function share() {
    const url = new URL(careerReportPath(token, region), location.origin).href;
    try {
      if (navigator.share) await navigator.share({ title: `My skills against ${pictured.role}`, url });
      else {
        await navigator.clipboard.writeText(url);
        setTold('Link copied. Anyone who has it can read this report.');
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
        <PictureButton pictured={pictured} region={region} onTold={setTold} />
        <Button onClick={() => void share()}>Share the link</Button>
      </div>
      <p role="status" className={css.note}>
        {told}
      </p>
    </div>
  );
}
