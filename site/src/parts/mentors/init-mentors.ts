import { adoptStyle } from '../adopt-style.ts';
import { MENTORS_STYLE } from './mentors-style.ts';
import { showMentors } from './show-mentors.ts';

adoptStyle(MENTORS_STYLE);
void showMentors();
