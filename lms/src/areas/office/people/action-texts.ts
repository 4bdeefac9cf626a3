import type { PeopleAction, PersonOutcome } from '@plinth/domain/people/many-people';
import type { Outcome } from '../list/OutcomeList.tsx';
import { peopleText } from './people-texts.ts';

export const ACTION_KINDS = ['ENROL', 'WRITE', 'BLOCK', 'UNBLOCK'] as const satisfies PeopleAction['kind'][];

/** The actions possible on many people, as choices. */
export const ACTION_TEXTS: Record<PeopleAction['kind'], string> = {
  ENROL: 'Enrol in a cohort',
  WRITE: 'Write an email to each',
  BLOCK: 'Block their places',
  UNBLOCK: 'Open their blocked places again',
};

const BUTTONS: Record<PeopleAction['kind'], (people: string) => string> = {
  ENROL: (people) => `Enrol ${people}`,
  WRITE: (people) => `Write to ${people}`,
  BLOCK: (people) => `Block ${people}`,
  UNBLOCK: (people) => `Unblock ${people}`,
};

/** The text of the button that performs the action. */
export const buttonText = (kind: PeopleAction['kind'], count: number): string =>
  BUTTONS[kind](peopleText(count));

export const toOutcome = ({ userId, emailId, ...outcome }: PersonOutcome): Outcome => ({
  key: userId,
  detail: emailId,
  ...outcome,
});
