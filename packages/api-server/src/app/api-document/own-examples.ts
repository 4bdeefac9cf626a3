const CODE = { code: '123456', passkey: undefined };

/**
 * What the example of a schema, by its name, says otherwise than each of its fields alone would: rules that tie several
 * fields together, and a field whose own rule refuses what is made of its kind. What is undefined is left out.
 */
export const ownExamples: Record<string, object> = {
  ChangePassword: { currentPassword: 'drawing-set-2025' },
  CohortSchedule: { holidays: ['2026-03-20'] },
  NewCohort: { holidays: ['2026-03-20'] },
  NewVoucher: { percent: null },
  OfficeGroupsChangeMentorBody: { successorId: null },
  QueryMeta: { capstoneDetails: undefined },
  SecondFactorProof: CODE,
  SecondFactorProofInput: CODE,
};
