import type { ProductCode } from '@plinth/domain/catalog/product-code';
import type { Person } from '../person.ts';
import type { Play } from '../play.ts';

const DAY_MS = 86_400_000;
export const GROUP_SIZE = 10;

export type Cohort = { cohortId: string; productId: ProductCode; startsAt: Date; guides: Person[] };

export type Plan = {
  productId: ProductCode;
  batchNumber: string;
  inDays: number;
  seats: number;
  guides: Person[];
  lead: Person | null;
};

/** Creates a cohort with all its dates and assigns its teaching staff. */
export async function planCohort(
  { clock }: Play,
  { api }: Person,
  courseId: string,
  { productId, batchNumber, inDays, seats, guides, lead }: Plan,
): Promise<Cohort> {
  const startsOn = new Date(clock.now().getTime() + inDays * DAY_MS).toISOString().slice(0, 10);
  const schedule = {
    productId,
    courseId,
    startsOn,
    startTime: '10:00',
    timeZone: 'Asia/Kolkata',
    holidays: [],
    leadMentorId: lead?.userId ?? null,
  };
  const { startsAt } = await api.officeCohorts.preview({ body: schedule });
  const { cohortId } = await api.officeCohorts.create({
    body: { ...schedule, batchNumber, seats, groupSize: GROUP_SIZE, hasOnboarding: false },
  });
  for (const { userId } of guides)
    await api.officeGroups.changeMentor({
      params: { cohortId },
      body: { role: 'INDUSTRIAL_GUIDE', userId: null, successorId: userId },
    });
  return { cohortId, productId, startsAt: new Date(startsAt), guides };
}
