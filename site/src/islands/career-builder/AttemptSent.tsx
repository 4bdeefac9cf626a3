import { careerLevelText } from '@plinth/domain/career-builder/career-levels';
import { careerReportPath } from '@plinth/domain/career-builder/career-report';
import type { Region } from '@plinth/domain/catalog/region';
import { Button } from '@plinth/ui/Button';
import { DimensionLine } from '@plinth/ui/DimensionLine';
import { Heading } from '@plinth/ui/Heading';
import { useEffect, useRef } from 'react';
import * as css from '../island.css.ts';
import { MailLink } from './MailLink.tsx';
import type { Outcome } from './use-career-builder.ts';

type Props = { emailId: string; outcome: Outcome; region: Region };

/** The result in two lines, with a link to the complete one. */
export function AttemptSent({ emailId, outcome, region }: Props) {
  const heading = useRef<HTMLDivElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { level, scores } = outcome.result ?? {};
  const standing = level && scores ? careerLevelText(level, scores) : null;
  return (
    <div ref={heading} tabIndex={-1} className={css.stack}>
      <div className={css.tight}>
        <Heading level={2}>{standing?.label ?? 'Your result is ready'}</Heading>
        {standing && <p className={css.soft}>{standing.meaning}</p>}
      </div>
      {scores && (
        <DimensionLine label="Skills you hold, of those the role needs" value={scores.skills} max={100} />
      )}
      <div className={css.actions}>
        <Button href={careerReportPath(outcome.resultToken, region)} variant="primary">
          Open the report
        </Button>
      </div>
      <p className={css.soft}>
        {outcome.isMailed
          ? `We are emailing the link to ${emailId} so that you can find it again.`
          : `The email with its link to ${emailId} could not be sent. Ask for it below, or keep the address of the report.`}
      </p>
      <MailLink
        emailId={emailId}
        region={region}
        label={outcome.isMailed ? 'Email the link again' : 'Email me the link'}
      />
    </div>
  );
}
