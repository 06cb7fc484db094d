-- Imports from another tracking server, with ids and times. The importing client writes experiments, runs and models by these
-- functions first and last (`docs/tracking.md`); points, datasets and files go by the calls of the protocol. Each can be repeated.

-- An id that no experiment of the workspace has: imported experiments may have ids that the sequence reaches later.
create function private.free_experiment_id(workspace uuid) returns bigint
language plpgsql set search_path = ''
as $$
declare
  free bigint;
begin
  loop
    free := nextval('private.experiment_ids');
    exit when not exists (select from public.experiments e where e.workspace_id = workspace and e.id = free);
  end loop;
  return free;
end;
$$;

create or replace function private.tracking_create_experiment(workspace uuid, request jsonb) returns json
language plpgsql security definer set search_path = ''
as $$
declare
  made bigint;
begin
  perform private.demand(workspace, 'create_models');
  perform private.check_limit(
    workspace, 'experiments', (select count(*) + 1 from public.experiments where workspace_id = workspace)
  );
  insert into public.experiments (workspace_id, id, name, tags, created_at, updated_at)
  values (
    workspace, private.free_experiment_id(workspace), request ->> 'name', private.tags_of(request -> 'tags'),
    private.now_ms(), private.now_ms()
  ) on conflict (workspace_id, name) do nothing returning id into made;
  if made is null then
    raise exception 'Experiment ''%'' already exists.', left(request ->> 'name', 500) using errcode = '23505';
  end if;
  return json_build_object('experiment_id', made::text);
end;
$$;

-- An experiment by its name, else with its id where that is free, else with a new id: `{ experiment_id }`.
create function private.tracking_import_experiment(workspace uuid, request jsonb) returns json
language plpgsql security definer set search_path = ''
as $$
declare
  given bigint := case when request ->> 'experiment_id' ~ '^\d{1,18}$' then (request ->> 'experiment_id')::bigint end;
  target bigint;
begin
  perform private.demand(workspace, 'create_models');
  select e.id into target from public.experiments e where e.workspace_id = workspace and e.name = request ->> 'name';
  if target is null then
    perform private.check_limit(
      workspace, 'experiments', (select count(*) + 1 from public.experiments where workspace_id = workspace)
    );
    if given is null or exists (select from public.experiments e where e.workspace_id = workspace and e.id = given) then
      given := private.free_experiment_id(workspace);
    end if;
    insert into public.experiments (workspace_id, id, name, created_at, updated_at)
    values (workspace, given, request ->> 'name', private.now_ms(), private.now_ms()) returning id into target;
  end if;
  update public.experiments e set
    tags = e.tags || private.tags_of(request -> 'tags'),
    lifecycle = coalesce(request ->> 'lifecycle_stage', e.lifecycle),
    created_at = coalesce((request ->> 'creation_time')::bigint, e.created_at),
    updated_at = coalesce((request ->> 'last_update_time')::bigint, e.updated_at)
  where e.workspace_id = workspace and e.id = target;
  return json_build_object('experiment_id', target::text);
end;
$$;

-- A run with its id and times; its params, tags and points are logged. A run of another workspace that has the id is left alone.
create function private.tracking_import_run(workspace uuid, request jsonb) returns json
language plpgsql security definer set search_path = ''
as $$
declare
  home public.experiments := private.experiment_of(workspace, request ->> 'experiment_id');
  made public.runs;
begin
  perform private.demand(workspace, 'create_models');
  select * into made from public.runs r where r.id = request ->> 'run_id' for update;
  if made.id is null then
    perform private.check_limit(
      workspace, 'runs', (select count(*) + 1 from public.runs where workspace_id = workspace)
    );
    insert into public.runs (id, workspace_id, experiment_id, name, start_time, last_heard_at)
    values (request ->> 'run_id', workspace, home.id, '', 0, 0) returning * into made;
  elsif made.workspace_id <> workspace then
    raise exception 'The id % is taken', made.id using errcode = '23505';
  end if;
  update public.runs r set
    experiment_id = home.id,
    name = coalesce(request ->> 'run_name', r.name),
    user_id = left(coalesce(request ->> 'user_id', ''), 256),
    status = coalesce(request ->> 'status', 'FINISHED'),
    start_time = coalesce((request ->> 'start_time')::bigint, 0),
    end_time = (request ->> 'end_time')::bigint,
    last_heard_at = coalesce((request ->> 'end_time')::bigint, (request ->> 'start_time')::bigint, 0),
    lifecycle = coalesce(request ->> 'lifecycle_stage', 'active')
  where r.number = made.number;
  return '{}';
end;
$$;

-- A logged model with its id, params and tags.
create function private.tracking_import_logged_model(workspace uuid, request jsonb) returns json
language plpgsql security definer set search_path = ''
as $$
declare
  home public.experiments := private.experiment_of(workspace, request ->> 'experiment_id');
  made public.logged_models;
  source public.runs;
begin
  perform private.demand(workspace, 'create_models');
  if nullif(request ->> 'source_run_id', '') is not null then
    select * into source from public.runs r where r.id = request ->> 'source_run_id' and r.workspace_id = workspace;
  end if;
  select * into made from public.logged_models m where m.id = request ->> 'model_id' for update;
  if made.id is null then
    perform private.check_limit(
      workspace, 'logged_models', (select count(*) + 1 from public.logged_models where workspace_id = workspace)
    );
    insert into public.logged_models (id, workspace_id, experiment_id, name)
    values (request ->> 'model_id', workspace, home.id, request ->> 'name') returning * into made;
  elsif made.workspace_id <> workspace then
    raise exception 'The id % is taken', made.id using errcode = '23505';
  end if;
  update public.logged_models m set
    experiment_id = home.id, name = request ->> 'name', model_type = coalesce(request ->> 'model_type', ''),
    source_run_id = source.id, status = coalesce(request ->> 'status', 'LOGGED_MODEL_READY'),
    created_at = coalesce((request ->> 'creation_timestamp_ms')::bigint, m.created_at),
    updated_at = coalesce((request ->> 'last_updated_timestamp_ms')::bigint, m.updated_at),
    params = m.params || private.tags_of(request -> 'params'), tags = m.tags || private.tags_of(request -> 'tags')
  where m.id = made.id;
  return '{}';
end;
$$;

create function private.tracking_import_registered_model(workspace uuid, request jsonb) returns json
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.demand(workspace, 'create_models');
  insert into public.registered_models (workspace_id, name) values (workspace, request ->> 'name') on conflict do nothing;
  perform private.check_limit(
    workspace, 'registered_models', (select count(*) from public.registered_models where workspace_id = workspace)
  );
  update public.registered_models m set
    description = coalesce(request ->> 'description', ''), user_id = coalesce(request ->> 'user_id', ''),
    created_at = coalesce((request ->> 'creation_timestamp')::bigint, m.created_at),
    updated_at = coalesce((request ->> 'last_updated_timestamp')::bigint, m.updated_at),
    tags = m.tags || private.tags_of(request -> 'tags')
  where m.workspace_id = workspace and m.name = request ->> 'name';
  return '{}';
end;
$$;

-- A version with its number. Its source is looked at as that of a new version is.
create function private.tracking_import_model_version(workspace uuid, request jsonb) returns json
language plpgsql security definer set search_path = ''
as $$
declare
  home public.registered_models := private.registered_model_of(workspace, request ->> 'name', true);
  named_run text := (
    select r.id from public.runs r where r.id = request ->> 'run_id' and r.workspace_id = workspace
  );
  place record := private.resolve_source(workspace, request ->> 'source', named_run);
  number integer := (request ->> 'version')::integer;
begin
  if nullif(request ->> 'model_id', '') is not null then
    place.model_id := (private.logged_model_of(request ->> 'model_id')).id;
  end if;
  update public.registered_models m set last_version = greatest(m.last_version, number)
  where m.workspace_id = workspace and m.name = home.name;
  insert into public.model_versions as v (
    workspace_id, name, version, description, user_id, stage, source, location, run_id, run_link, model_id,
    created_at, updated_at, tags
  ) values (
    workspace, home.name, number, coalesce(request ->> 'description', ''), coalesce(request ->> 'user_id', ''),
    coalesce(request ->> 'current_stage', 'None'), request ->> 'source', place.location, place.run_id,
    coalesce(request ->> 'run_link', ''), place.model_id,
    coalesce((request ->> 'creation_timestamp')::bigint, private.now_ms()),
    coalesce((request ->> 'last_updated_timestamp')::bigint, private.now_ms()), private.tags_of(request -> 'tags')
  ) on conflict (workspace_id, name, version) do update set
    description = excluded.description, user_id = excluded.user_id, stage = excluded.stage, source = excluded.source,
    location = excluded.location, run_id = excluded.run_id, run_link = excluded.run_link, model_id = excluded.model_id,
    created_at = excluded.created_at, updated_at = excluded.updated_at, tags = v.tags || excluded.tags;
  perform private.check_limit(
    workspace, 'model_versions', (select count(*) from public.model_versions where workspace_id = workspace)
  );
  return '{}';
end;
$$;

insert into private.granted (privilege, roles)
select 'execute on function ' || p.oid::regprocedure, 'authenticated'
from pg_proc p where p.pronamespace = 'private'::regnamespace and p.proname like 'tracking\_import\_%';

select private.apply_grants();
