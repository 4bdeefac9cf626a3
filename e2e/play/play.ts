import type { Clock } from './clock.ts';
import type { CallFigures } from './measure-calls.ts';
import type { Person } from './person.ts';
import type { School } from './school.ts';
import type { StandIns } from './stand-ins.ts';

/** What every act has at hand. */
export type Play = {
  school: School;
  clock: Clock;
  standIns: StandIns;
  /** How many learners are played. */
  learners: number;
  /** How many weeks of the course. */
  weeks: number;
  /** What the calls since the last look took. */
  callFigures: () => CallFigures;
  /** Somebody new, signed out. */
  person: (firstName: string) => Person;
};
