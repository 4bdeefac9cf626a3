import type { CareerFormId } from '@plinth/domain/career-builder/career-form';
import { careerLevelText } from '@plinth/domain/career-builder/career-levels';
import type { Region } from '@plinth/domain/catalog/region';
import { careerBuilderPath } from '@plinth/domain/navigation/career-builder-path';
import { DimensionLine } from '@plinth/ui/DimensionLine';
import { Heading } from '@plinth/ui/Heading';
import { Section } from '@plinth/ui/Section';
import { useState } from 'react';
import type { CareerReport } from '../../api/client.ts';
import { dayInOwnZone, inOwnZone } from '../in-own-zone.ts';
import * as css from '../island.css.ts';
import { useTabDraft } from '../use-tab-draft.ts';
import { Interests } from './Interests.tsx';
import { LevelUps } from './LevelUps.tsx';
import { PortfolioCall } from './PortfolioCall.tsx';
import { RateReport } from './RateReport.tsx';
import { ReaderAddress } from './ReaderAddress.tsx';
import { rememberedReader } from './remembered-reader.ts';
import * as own from './report.css.ts';
import { ShareReport } from './ShareReport.tsx';
import { SkillElevation } from './SkillElevation.tsx';
import { SkillSchedule } from './SkillSchedule.tsx';
import { SuggestedCourses } from './SuggestedCourses.tsx';
import { useReader } from './use-reader.ts';

type Props = { report: CareerReport; role: string; token: string; formId: CareerFormId; region: Region };

/** A result: the position relative to a role, drawn and in figures, what is missing, and how to close the gap. */
export function ReportView({ report, role, token, formId, region }: Props) {
  const { firstName, level, scores, skills, interests, suggestedCourses, levelUps } = report;
  const { answeredAt, opensUntil } = report;
  const [remembered] = useState(() => ({ emailId: rememberedReader() }));
  const held = useTabDraft('career-reader', remembered);
  const { emailId } = held.draft;
  const setEmailId = (typed: string) => held.change('emailId', typed);
  const reader = useReader(emailId);
  const whose = firstName ? `${firstName}, against the role` : 'Against the role';
  const { label, meaning } = careerLevelText(level, scores);

  return (
    <div className={own.report}>
      <div className={own.top}>
        <div className={css.stack}>
          <div className={css.tight}>
            <p className={css.note}>{whose}</p>
            <Heading level={2} size="xl">
              {role}
            </Heading>
            <p className={own.level}>{label}</p>
            <p className={css.soft}>{meaning}</p>
          </div>
          <div className={css.fields}>
            <DimensionLine label="Skills, of those the role needs" value={scores.skills} max={100} />
            <DimensionLine label="Interests, of those the role answers" value={scores.interests} max={100} />
            <DimensionLine label="Both, skills counting threefold" value={scores.total} max={100} />
          </div>
          <ShareReport token={token} pictured={{ skills, whose, role, standing: label }} region={region} />
          <p className={css.note}>
            Answered on {dayInOwnZone(answeredAt)}. This page opens until {inOwnZone(opensUntil)}; the PDF is
            yours to keep.
          </p>
        </div>
        <SkillElevation skills={skills} role={role} />
      </div>
      <Section className={css.stack} size="l" title="Schedule of skills">
        <SkillSchedule skills={skills} />
        <p className={css.soft}>
          One point for having done it, one for having handed such work over, one for knowing a tool for it
          well: with one a skill is begun, with two sound, with three firm. All of it comes from your own
          answers; it is no test.
        </p>
      </Section>
      <SuggestedCourses courses={suggestedCourses} levelUps={levelUps} level={level} region={region} />
      <LevelUps levelUps={levelUps} emailId={emailId} onEmailId={setEmailId} />
      <Interests interests={interests} />
      <Section className={own.footer} size="l" title="Before you go">
        <ReaderAddress reader={reader} onChange={setEmailId} />
        <div className={own.pair}>
          <PortfolioCall reader={reader} />
          <RateReport reader={reader} formId={formId} />
        </div>
        <p className={css.soft}>
          Did someone send you this? <a href={careerBuilderPath(region)}>See where you stand yourself</a>; it
          takes about five minutes.
        </p>
      </Section>
    </div>
  );
}
