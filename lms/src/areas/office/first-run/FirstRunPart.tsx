import { guideGreets } from '@plinth/domain/first-run/guide-step';
import { useQuery } from '@tanstack/react-query';
import { guideQuery } from '../../../data/office-guide.ts';
import { Panel } from '../../../parts/Panel/Panel.tsx';
import { GuideSteps } from './GuideSteps.tsx';

/** The guide on the office's first page, shown as long as one of its steps is open. */
export function FirstRunPart() {
  const { data } = useQuery(guideQuery());
  if (!data || !guideGreets(data.steps)) return null;
  const done = data.steps.filter(({ state }) => state === 'DONE').length;
  return (
    <Panel id="first-run" title={`First steps of the school: ${done} of ${data.steps.length} done`}>
      <GuideSteps guide={data} level={3} />
    </Panel>
  );
}
