import type { Person } from '../person.ts';
import type { Play } from '../play.ts';
import { enrol, type Learner } from './enrol.ts';
import { found, hire, type Staff } from './found.ts';
import { assignGuides } from './group.ts';
import { type Cohort, planCohort } from './plan-cohorts.ts';
import { publishCourse } from './publish-course.ts';

/** Number of learners one guide looks after. */
const LEARNERS_OF_GUIDE = 40;
const SALE_DAYS = 20;
const MONTH_DAYS = 30;

/** Everyone at the school, from the day of the first sale. */
export type People = {
  staff: Staff;
  guides: Person[];
  lead: Person;
  courseId: string;
  cohorts: Cohort[];
  /** The cohort that a learner moves to. */
  later: Cohort;
  learners: Learner[];
  /** The learner whose bank declines the card, and the one blocked for it. */
  late: Learner | null;
  blocked: Learner | null;
};

/** Splits learners into cohorts: three of five pay in rupees. Ten are enough for a learner on every plan. */
function sharesOf(learners: number): [rupees: number, dollars: number] {
  const dollars = Math.floor((learners * 2) / 5);
  return [learners - dollars, dollars];
}

/** Plays from an empty school to learners who have paid, signed in and are in groups with a guide. */
export async function openForLearners(play: Play, told: (line: string) => void): Promise<People> {
  const staff = await found(play);
  told('the school has an owner and staff');
  const inviting = { ...play, owner: staff.owner };
  const guides: Person[] = [];
  for (let count = 0; count <= Math.ceil(play.learners / LEARNERS_OF_GUIDE); count += 1)
    guides.push(await hire(inviting, 'Gita', { mentorRoles: ['INDUSTRIAL_GUIDE'] }));
  const lead = await hire(inviting, 'Lena', { mentorRoles: ['LEAD_MENTOR'] });
  const courseId = await publishCourse(staff.academics);
  const plan = { batchNumber: '1', inDays: SALE_DAYS, seats: play.learners, guides, lead };
  const planned = (change: Partial<typeof plan>, productId: 'BIM_A' | 'BIM_A_US') =>
    planCohort(play, staff.academics, courseId, { ...plan, ...change, productId });
  const rupees = await planned({}, 'BIM_A');
  const dollars = await planned({}, 'BIM_A_US');
  const later = await planned({ batchNumber: '2', inDays: SALE_DAYS + MONTH_DAYS }, 'BIM_A');
  told(`${guides.length} guides, a course and three cohorts on sale`);
  const [ofRupees, ofDollars] = sharesOf(play.learners);
  const learners = await enrol(play, staff, [
    { cohort: rupees, learners: ofRupees },
    { cohort: dollars, learners: ofDollars },
  ]);
  for (const cohort of [rupees, dollars]) await assignGuides(staff.academics, cohort);
  told(`${learners.length} learners have applied, paid, signed in and stand in groups`);
  return {
    staff,
    guides,
    lead,
    courseId,
    cohorts: [rupees, dollars],
    later,
    learners,
    late: null,
    blocked: null,
  };
}
