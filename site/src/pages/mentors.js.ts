import mentors from '../parts/mentors/init-mentors.ts?script';

/** Serves the script that names the mentors of a course; fetched when their place comes near. */
export function GET(): Response {
  return new Response(mentors, { headers: { 'content-type': 'text/javascript' } });
}
