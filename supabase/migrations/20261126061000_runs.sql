-- Experiments and runs: the tables. Rows are reached through functions alone, which ask `private.may` once per call;
-- asking in a policy would repeat it for every point of a metric.

create sequence private.experiment_ids;

create table public.experiments (
  workspace_id uuid not null references public.workspaces (id) on delete cascade,
  -- 0 is the Default of each workspace.
  id bigint not null default nextval('private.experiment_ids'),
  name text not null check (length(name) between 1 and 500),
  lifecycle text not null default 'active' check (lifecycle in ('active', 'deleted')),
  tags jsonb not null default '{}',
  -- Milliseconds since 1970, as all times of this domain.
  created_at bigint not null,
  updated_at bigint not null,
  primary key (workspace_id, id),
  -- Deleted experiments keep their names.
  unique (workspace_id, name)
);

create table public.runs (
  -- The key of what belongs to the run: shorter than its id.
  number bigint generated always as identity primary key,
  id text not null unique default replace(gen_random_uuid()::text, '-', ''),
  workspace_id uuid not null,
  experiment_id bigint not null,
  name text not null check (length(name) <= 8000),
  -- As the client named itself; grants nothing.
  user_id text not null default '' check (length(user_id) <= 256),
  status text not null default 'RUNNING' check (status in ('RUNNING', 'SCHEDULED', 'FINISHED', 'FAILED', 'KILLED')),
  start_time bigint not null,
  end_time bigint,
  lifecycle text not null default 'active' check (lifecycle in ('active', 'deleted')),
  source text not null default 'tracked' check (source in ('tracked', 'trained')),
  -- The last call of the client, written every few seconds at most.
  last_heard_at bigint not null,
  -- About the bytes that an answer with the run has; bounds the pages of a search.
  bytes bigint not null default 0,
  foreign key (workspace_id, experiment_id) references public.experiments on delete cascade
);
create index runs_start_idx on public.runs (workspace_id, experiment_id, start_time desc, id);
create index runs_recent_idx on public.runs (workspace_id, start_time desc, id);

-- Every point once. The order of the key is that of a history. No foreign key: it would be checked for each point.
create table public.run_metrics (
  run_number bigint not null,
  key text not null check (length(key) <= 250),
  time bigint not null check (time >= 0),
  step bigint not null,
  value float8 not null,
  primary key (run_number, key, time, step, value)
);

create table public.run_latest_metrics (
  run_number bigint not null references public.runs on delete cascade,
  key text not null,
  value float8 not null,
  time bigint not null,
  step bigint not null,
  primary key (run_number, key)
);

create table public.run_params (
  run_number bigint not null references public.runs on delete cascade,
  key text not null check (length(key) <= 250),
  value text not null check (length(value) <= 6000),
  primary key (run_number, key)
);

create table public.run_tags (
  run_number bigint not null references public.runs on delete cascade,
  key text not null check (length(key) <= 250),
  value text not null check (length(value) <= 8000),
  primary key (run_number, key)
);

create table public.run_datasets (
  run_number bigint not null references public.runs on delete cascade,
  name text not null check (length(name) between 1 and 500),
  digest text not null check (length(digest) between 1 and 36),
  source_type text not null default '',
  source text not null default '' check (length(source) <= 65535),
  schema text check (length(schema) <= 1048575),
  profile text,
  tags jsonb not null default '{}',
  primary key (run_number, name, digest)
);

create function private.drop_points() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.run_metrics m using gone where m.run_number = gone.number;
  return null;
end;
$$;
create trigger drop_points after delete on public.runs
  referencing old table as gone for each statement execute function private.drop_points();

alter table public.experiments enable row level security;
alter table public.runs enable row level security;
alter table public.run_metrics enable row level security;
alter table public.run_latest_metrics enable row level security;
alter table public.run_params enable row level security;
alter table public.run_tags enable row level security;
alter table public.run_datasets enable row level security;

create function private.now_ms() returns bigint
language sql volatile set search_path = ''
as $$ select (extract(epoch from clock_timestamp()) * 1000)::bigint $$;

-- Every workspace has the experiment 0, to which a client writes that has chosen none.
create function private.make_default_experiment() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.experiments (workspace_id, id, name, created_at, updated_at)
  values (new.id, 0, 'Default', private.now_ms(), private.now_ms());
  return new;
end;
$$;
create trigger make_default_experiment after insert on public.workspaces
  for each row execute function private.make_default_experiment();
insert into public.experiments (workspace_id, id, name, created_at, updated_at)
select id, 0, 'Default', private.now_ms(), private.now_ms() from public.workspaces;

-- How much a workspace may have. A row of a workspace replaces the default.
insert into private.limits (name, value) values
  ('experiments', 2000),
  ('runs', 100000),
  ('metrics_of_a_run', 2000),
  ('params_of_a_run', 2000),
  ('tags_of_a_run', 1000),
  ('datasets_of_a_run', 200),
  ('bytes_of_a_run', 8000000);
create table private.workspace_limits (
  workspace_id uuid not null references public.workspaces (id) on delete cascade,
  name text not null references private.limits (name),
  value bigint not null,
  primary key (workspace_id, name)
);

create function private.limit_of(workspace uuid, limit_name text) returns bigint
language sql stable set search_path = ''
as $$
  select coalesce(
    (select w.value from private.workspace_limits w where w.workspace_id = workspace and w.name = limit_name),
    (select l.value from private.limits l where l.name = limit_name)
  );
$$;

-- Raises PT403 when a workspace has more of something than its limit.
create function private.check_limit(workspace uuid, limit_name text, used bigint) returns void
language plpgsql stable set search_path = ''
as $$
begin
  if used > private.limit_of(workspace, limit_name) then
    raise exception 'The limit of this workspace is reached: % %', private.limit_of(workspace, limit_name),
      replace(limit_name, '_', ' ') using errcode = 'PT403';
  end if;
end;
$$;

-- Raises 42501 unless the caller has the permission in the workspace.
create function private.demand(workspace uuid, permission text) returns void
language plpgsql stable set search_path = ''
as $$
begin
  if not private.may(workspace, permission) then
    raise exception 'You may not % in this workspace',
      case when permission = 'read' then 'read' else 'change things' end using errcode = '42501';
  end if;
end;
$$;

-- An experiment that the caller may read, by the id of the protocol. Raises PT404.
create function private.experiment_of(workspace uuid, experiment text) returns public.experiments
language plpgsql stable set search_path = ''
as $$
declare
  found_one public.experiments;
begin
  perform private.demand(workspace, 'read');
  if experiment ~ '^\d{1,18}$' then
    select * into found_one from public.experiments e where e.workspace_id = workspace and e.id = experiment::bigint;
  end if;
  if found_one.id is null then
    raise exception 'No Experiment with id=% exists', left(experiment, 64) using errcode = 'PT404';
  end if;
  return found_one;
end;
$$;

create function private.run_to_read(run text) returns public.runs
language plpgsql stable set search_path = ''
as $$
declare
  found_one public.runs;
begin
  select * into found_one from public.runs r where r.id = run;
  if found_one.id is null or not private.may(found_one.workspace_id, 'read') then
    raise exception 'Run with id=% not found', left(run, 256) using errcode = 'PT404';
  end if;
  return found_one;
end;
$$;

-- A run that the caller may change, locked: two batches of one run are written one after the other. Raises PT404 for a
-- run that the caller may not read, 42501 and, unless `deleted_too`, 22023 for a deleted run.
create function private.run_to_change(run text, deleted_too boolean default false) returns public.runs
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
  return locked;
end;
$$;

insert into private.granted (privilege, roles) values
  (
    'all on public.experiments, public.runs, public.run_metrics, public.run_latest_metrics, public.run_params,'
    || ' public.run_tags, public.run_datasets',
    'service_role'
  );

select private.apply_grants();
