-- Until now WAITING stood for paused places as well: what was written to both stays for both.
UPDATE "announcements" SET "states" = "states" || ARRAY['PAUSED']
WHERE 'WAITING' = ANY("states") AND NOT 'PAUSED' = ANY("states");
