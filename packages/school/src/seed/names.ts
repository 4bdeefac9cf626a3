import type { DemoEmailId } from './people.ts';

/** Given names of the demonstration people; everyone's surname is Demo. */
export const FIRST_NAMES: Record<DemoEmailId, string> = {
  'learner@plinth.test': 'Leela',
  'learner2@plinth.test': 'Lokesh',
  'newcomer@plinth.test': 'Nisha',
  'finalist@plinth.test': 'Farida',
  'finalist2@plinth.test': 'Firoz',
  'graduate@plinth.test': 'Gauri',
  'seeker@plinth.test': 'Samir',
  'open@plinth.test': 'Omkar',
  'blocked@plinth.test': 'Bina',
  'transferred@plinth.test': 'Tara',
  'unverified@plinth.test': 'Uday',
  'empty@plinth.test': 'Esha',
  'guide@plinth.test': 'Girish',
  'guide2@plinth.test': 'Garima',
  'newguide@plinth.test': 'Neel',
  'lead@plinth.test': 'Latha',
  'lead2@plinth.test': 'Lalit',
  'applicant@plinth.test': 'Arun',
  'applicant2@plinth.test': 'Aditi',
  'staff@plinth.test': 'Sunita',
  'owner@plinth.test': 'Olivia',
  'academics@plinth.test': 'Arjun',
  'admissions@plinth.test': 'Aditi',
  'finance@plinth.test': 'Farid',
  'placement@plinth.test': 'Pallavi',
  'content@plinth.test': 'Chandra',
};

/** Fellow learners, so that boards and groups are as full as in a real cohort. */
export const PEERS: readonly string[] = [
  'Aarav',
  'Bhavna',
  'Chetan',
  'Divya',
  'Ekta',
  'Farhan',
  'Gopal',
  'Harini',
  'Ishaan',
  'Jaya',
  'Kabir',
  'Lavanya',
  'Manav',
  'Nandini',
  'Ojas',
  'Pooja',
  'Qasim',
  'Ritu',
  'Sahil',
  'Tanvi',
  'Ujjwal',
  'Vidya',
  'Wasim',
  'Yamini',
];

/** Fellow learners of the cohort that is on its evaluation day. */
export const FINALISTS: readonly string[] = ['Anita', 'Bharat', 'Charu', 'Dev', 'Esther', 'Faiz'];

/** The fellow learner who has attended no session and has not been active for days. */
export const DROPPED_OUT = 'Vidya';
