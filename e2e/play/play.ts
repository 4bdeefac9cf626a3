import type { Clock } from './clock.ts';
import type { CallFigures } from './measure-calls.ts';
import type { Person } from './person.ts';
import type { School } from './school.ts';
import type { StandIns } from './stand-ins.ts';

/** What every act has access to. */
export type Play = {
  school: School;
  clock: Clock;
  standIns: StandIns;
  /** The number of learners played. */
  learners: number;
  /** The number of weeks of the course. */
  weeks: number;
  /** Figures of the calls since the previous check. */
  callFigures: () => CallFigures;
  /** A new person, signed out. */
  person: (firstName: string) => Person;
};
