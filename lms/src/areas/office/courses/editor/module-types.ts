/** The types of a module, as authors choose them. */
export const MODULE_TYPES = [
  { value: 'COURSE_MODULE', label: 'Module' },
  { value: 'STUDIO', label: 'Studio' },
  { value: 'BREAK', label: 'Break' },
  { value: 'MILESTONE', label: 'Milestone' },
  { value: 'ACADEMIC_LEVELLING', label: 'Levelling' },
  { value: 'CAREER_SESSION', label: 'Career session' },
  { value: 'MASTER_CLASSES', label: 'Master classes' },
];
