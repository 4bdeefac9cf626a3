import { ChipTabs } from '@plinth/ui/ChipTabs';
import { Link as TextLink } from '@plinth/ui/Link';
import { Text } from '@plinth/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { Link, useLocation } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { cohortSettingsQuery } from '../../../data/office-cohorts.ts';
import * as css from './CohortFrame.css.ts';
import { COHORT_TABS } from './cohort-tabs.ts';

/** The shared parts of the pages of one cohort: its identity, and the links between them. */
export function CohortFrame({ cohortId, children }: { cohortId: string; children: ReactNode }) {
  const { pathname } = useLocation();
  const name = useQuery(cohortSettingsQuery(cohortId)).data?.name;
  const base = `/office/cohorts/${cohortId}`;
  return (
    <div className={css.frame}>
      <div className={css.head}>
        <Text as="span" secondary>
          <TextLink href="/office/cohorts">Cohorts</TextLink>
          {name && ` / ${name}`}
        </Text>
        <ChipTabs
          label="Parts of the cohort"
          tabs={COHORT_TABS.map((tab) => ({ ...tab, href: `${base}/${tab.value}` }))}
          value={COHORT_TABS.find(({ value }) => pathname.startsWith(`${base}/${value}`))?.value ?? ''}
          renderLink={(href) => <Link to={href} />}
        />
      </div>
      {children}
    </div>
  );
}
