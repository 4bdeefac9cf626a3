import { showMentors } from './show-mentors.ts';

void showMentors();
