-- Notice of changed runs, for the servers that have open streams of changes (packages/server/live). The payload is `runs` and
-- the workspace; it is given when the change is committed, and once for all changes of a transaction.

create function private.give_run_notice(workspace uuid) returns void
language sql volatile set search_path = ''
as $$ select pg_notify('documents', 'runs ' || workspace) $$;

create function private.give_notice_of_new_runs() returns trigger
language plpgsql set search_path = ''
as $$
begin
  perform private.give_run_notice(x.workspace_id) from (select distinct workspace_id from added) x;
  return null;
end;
$$;
create trigger give_notice_of_new_runs after insert on public.runs
  referencing new table as added for each statement execute function private.give_notice_of_new_runs();

-- As before, with the notice: every change of a run begins here.
create or replace function private.run_to_change(run text, deleted_too boolean default false) returns public.runs
language plpgsql set search_path = ''
as $$
declare
  locked public.runs := private.run_to_read(run);
  heard bigint := private.now_ms();
begin
  perform private.demand(locked.workspace_id, 'create_models');
  select * into locked from public.runs r where r.number = locked.number for update;
  if locked.lifecycle = 'deleted' and not deleted_too then
    raise exception 'The run % must be in the ''active'' state. Current state is deleted.', locked.id
      using errcode = '22023';
  end if;
  if locked.last_heard_at < heard - 5000 then
    update public.runs set last_heard_at = heard where number = locked.number;
    locked.last_heard_at := heard;
  end if;
  perform private.give_run_notice(locked.workspace_id);
  return locked;
end;
$$;

-- Checks that the caller may still have notices of the runs of a workspace. Raises PT401 when the session of the caller has
-- ended, 42501 when the caller may not read.
create function private.demand_run_notices(workspace uuid) returns void
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not private.session_is_open() then
    raise exception 'The session has ended' using errcode = 'PT401';
  end if;
  perform private.demand(workspace, 'read');
end;
$$;

insert into private.granted (privilege, roles) values
  ('execute on function private.demand_run_notices(uuid)', 'authenticated');

select private.apply_grants();
