-- Whoever changes a form, by whichever way, leaves the one before: a sheet that was begun with it goes on with it.
create or replace function keep_form_version() returns trigger language plpgsql as $$
begin
  insert into form_versions (form_id, version, title, pages, credits, quiz_type, time_limit_seconds, pools)
    values (old.form_id, old.version, old.title, old.pages, old.credits, old.quiz_type, old.time_limit_seconds, old.pools);
  new.version := old.version + 1;
  return new;
end $$;
create or replace trigger form_versions_keep before update on forms for each row
  when ((old.title, old.pages, old.credits, old.quiz_type, old.time_limit_seconds, old.pools)
    is distinct from (new.title, new.pages, new.credits, new.quiz_type, new.time_limit_seconds, new.pools))
  execute function keep_form_version();

create or replace function keep_job_questions() returns trigger language plpgsql as $$
begin
  insert into job_question_versions (job_opening_id, version, questions)
    values (old.job_opening_id, old.questions_version, old.questions);
  new.questions_version := old.questions_version + 1;
  return new;
end $$;
-- What nobody could read yet was begun by nobody.
create or replace trigger job_question_versions_keep before update on job_openings for each row
  when (old.published_at is not null and old.questions is distinct from new.questions) execute function keep_job_questions();
