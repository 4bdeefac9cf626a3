import { listStaffSlots } from '../src/services/evaluation-day/list-staff-slots.ts';
import { openSlots } from '../src/services/evaluation-day/open-slots.ts';
import { evaluationCalls, HOUR } from './evaluation-calls.ts';
import type { TestSchool } from './open-test-school.ts';

/** Rooms of an evaluation day without a form, in which staff open interview times. */
export function interviewRooms(school: TestSchool) {
  const evaluation = evaluationCalls(school);
  /** One clock for the whole file: a time that is named twice is the same time. */
  const loaded = Date.now();
  const inHours = (hours: number) => new Date(loaded + hours * HOUR);

  async function mintRoom() {
    const room = await evaluation.mintRoom({ form: false });
    const { cohort, course, guide, learner } = room;
    const batch = { productId: cohort.productId, batchNumber: cohort.batchNumber };
    const open = (...hours: number[]) =>
      openSlots(school.deps, { cohort: batch, guide: guide.emailId, times: hours.map(inHours) });
    const workspace = `/v1/client/workspace/${cohort.cohortId}`;
    const book = (slotId: string, change: object = {}) => evaluation.book(room, slotId, change);
    const offered = async () => (await evaluation.slots(room)).body.slots;
    const slotIds = async () => (await listStaffSlots(school.deps, batch)).map(({ slotId }) => slotId);
    return { cohort, course, guide, learner, batch, open, workspace, book, offered, slotIds };
  }

  return { inHours, mintRoom };
}
