-- The registry: models by name with their versions, aliases, stages and tags.

create table public.registered_models (
  workspace_id uuid not null references public.workspaces (id) on delete cascade,
  name text not null check (length(name) between 1 and 256),
  description text not null default '' check (length(description) <= 100000),
  user_id text not null default '',
  created_at bigint not null default private.now_ms(),
  updated_at bigint not null default private.now_ms(),
  tags jsonb not null default '{}',
  -- The greatest version that there ever was: none is used again.
  last_version integer not null default 0,
  primary key (workspace_id, name)
);

create table public.model_versions (
  workspace_id uuid not null,
  name text not null,
  version integer not null,
  description text not null default '' check (length(description) <= 100000),
  user_id text not null default '',
  stage text not null default 'None' check (stage in ('None', 'Staging', 'Production', 'Archived')),
  -- As the client named it, and the place of the files behind it.
  source text not null check (length(source) between 1 and 2048),
  location text not null,
  run_id text,
  run_link text not null default '' check (length(run_link) <= 2048),
  model_id text,
  created_at bigint not null default private.now_ms(),
  updated_at bigint not null default private.now_ms(),
  tags jsonb not null default '{}',
  primary key (workspace_id, name, version),
  foreign key (workspace_id, name) references public.registered_models on update cascade on delete cascade
);
create index model_versions_run_idx on public.model_versions (run_id);
create index model_versions_model_idx on public.model_versions (model_id);

create table public.model_aliases (
  workspace_id uuid not null,
  name text not null,
  alias text not null check (alias ~ '^[\w-]{1,255}$'),
  version integer not null,
  primary key (workspace_id, name, alias),
  foreign key (workspace_id, name, version) references public.model_versions on update cascade on delete cascade
);
create index model_aliases_version_idx on public.model_aliases (workspace_id, name, version);

alter table public.registered_models enable row level security;
alter table public.model_versions enable row level security;
alter table public.model_aliases enable row level security;

insert into private.limits (name, value) values ('registered_models', 5000), ('model_versions', 50000);

create function private.version_json(v public.model_versions) returns json
language sql stable set search_path = ''
as $$
  select json_strip_nulls(json_build_object(
    'name', v.name, 'version', v.version::text, 'creation_timestamp', v.created_at,
    'last_updated_timestamp', v.updated_at, 'user_id', v.user_id, 'current_stage', v.stage,
    'description', v.description, 'source', v.source, 'run_id', v.run_id, 'run_link', v.run_link, 'status', 'READY',
    'model_id', v.model_id, 'tags', private.tags_json(v.tags),
    'aliases', (
      select coalesce(json_agg(a.alias order by a.alias), '[]') from public.model_aliases a
      where a.workspace_id = v.workspace_id and a.name = v.name and a.version = v.version
    )
  ));
$$;

create function private.registered_model_json(m public.registered_models) returns json
language sql stable set search_path = ''
as $$
  select json_build_object(
    'name', m.name, 'creation_timestamp', m.created_at, 'last_updated_timestamp', m.updated_at, 'user_id', m.user_id,
    'description', m.description, 'tags', private.tags_json(m.tags),
    'latest_versions', (
      select coalesce(json_agg(private.version_json(l.v) order by (l.v).stage), '[]') from (
        select distinct on (v.stage) v from public.model_versions v
        where v.workspace_id = m.workspace_id and v.name = m.name order by v.stage, v.version desc
      ) l
    ),
    'aliases', (
      select coalesce(json_agg(json_build_object('alias', a.alias, 'version', a.version::text) order by a.alias), '[]')
      from public.model_aliases a where a.workspace_id = m.workspace_id and a.name = m.name
    )
  );
$$;

create function private.registered_model_of(workspace uuid, model text, changing boolean default false)
returns public.registered_models
language plpgsql set search_path = ''
as $$
declare
  found_one public.registered_models;
begin
  perform private.demand(workspace, 'read');
  select * into found_one from public.registered_models m where m.workspace_id = workspace and m.name = model;
  if found_one.name is null then
    raise exception 'Registered Model with name=% not found', left(model, 256) using errcode = 'PT404';
  end if;
  if changing then
    perform private.demand(workspace, 'create_models');
    select * into found_one from public.registered_models m
    where m.workspace_id = workspace and m.name = model for update;
  end if;
  return found_one;
end;
$$;

create function private.version_of(workspace uuid, model text, wanted text, changing boolean default false)
returns public.model_versions
language plpgsql set search_path = ''
as $$
declare
  home public.registered_models := private.registered_model_of(workspace, model, changing);
  found_one public.model_versions;
begin
  if wanted ~ '^\d{1,9}$' then
    select * into found_one from public.model_versions v
    where v.workspace_id = workspace and v.name = home.name and v.version = wanted::integer;
  end if;
  if found_one.name is null then
    raise exception 'Model Version (name=%, version=%) not found', home.name, left(wanted, 20) using errcode = 'PT404';
  end if;
  return found_one;
end;
$$;

create function private.tracking_create_registered_model(workspace uuid, request jsonb) returns json
language plpgsql security definer set search_path = ''
as $$
declare
  made public.registered_models;
begin
  perform private.demand(workspace, 'create_models');
  insert into public.registered_models (workspace_id, name, description, tags)
  values (workspace, request ->> 'name', coalesce(request ->> 'description', ''), private.tags_of(request -> 'tags'))
  on conflict do nothing returning * into made;
  if made.name is null then
    raise exception 'Registered Model (name=%) already exists.', request ->> 'name' using errcode = '23505';
  end if;
  perform private.check_limit(
    workspace, 'registered_models', (select count(*) from public.registered_models where workspace_id = workspace)
  );
  return json_build_object('registered_model', private.registered_model_json(made));
end;
$$;

create function private.tracking_get_registered_model(workspace uuid, request jsonb) returns json
language sql security definer set search_path = ''
as $$
  select json_build_object(
    'registered_model', private.registered_model_json(private.registered_model_of(workspace, request ->> 'name'))
  );
$$;

-- Renames a model, describes it, or sets or deletes a tag: all that is given.
create function private.tracking_change_registered_model(workspace uuid, request jsonb) returns json
language plpgsql security definer set search_path = ''
as $$
declare
  changed public.registered_models := private.registered_model_of(workspace, request ->> 'name', true);
begin
  update public.registered_models m set
    name = coalesce(request ->> 'new_name', m.name),
    description = coalesce(request ->> 'description', m.description),
    tags = (m.tags || private.tags_of(request -> 'tags')) - coalesce(request ->> 'delete_tag', ''),
    updated_at = private.now_ms()
  where m.workspace_id = workspace and m.name = changed.name returning * into changed;
  if pg_column_size(changed.tags) > 1000000 then
    raise exception 'The tags of a model are too large' using errcode = 'PT403';
  end if;
  return json_build_object('registered_model', private.registered_model_json(changed));
exception when unique_violation then
  raise exception 'Registered Model (name=%) already exists.', request ->> 'new_name' using errcode = '23505';
end;
$$;

create function private.tracking_delete_registered_model(workspace uuid, request jsonb) returns json
language plpgsql security definer set search_path = ''
as $$
declare
  gone public.registered_models := private.registered_model_of(workspace, request ->> 'name', true);
begin
  delete from public.registered_models where workspace_id = workspace and name = gone.name;
  return '{}';
end;
$$;

create function private.tracking_latest_versions(workspace uuid, request jsonb) returns json
language plpgsql security definer set search_path = ''
as $$
declare
  home public.registered_models := private.registered_model_of(workspace, request ->> 'name');
begin
  return json_build_object('model_versions', (
    select coalesce(json_agg(private.version_json(l.v) order by (l.v).stage), '[]') from (
      select distinct on (v.stage) v from public.model_versions v
      where v.workspace_id = workspace and v.name = home.name and (
        jsonb_array_length(coalesce(request -> 'stages', '[]')) = 0
        or v.stage in (select initcap(x) from jsonb_array_elements_text(request -> 'stages') x)
      )
      order by v.stage, v.version desc
    ) l
  ));
end;
$$;

-- Finds the files of a version by the source that a client names: its run, the logged model and the place. A place on this
-- server must be readable by the caller; a place elsewhere is kept as text and never fetched.
create function private.resolve_source(
  workspace uuid, source text, named_run text, out location text, out run_id text, out model_id text
)
language plpgsql set search_path = ''
as $$
declare
  parts text[];
  r public.runs;
  m public.logged_models;
  v public.model_versions;
begin
  run_id := nullif(named_run, '');
  if source ~ '[\\?#%]' or source ~ '(^|/)\.\.?(/|$)' then
    raise exception 'Invalid model version source: ''%''', left(source, 200) using errcode = '22023';
  end if;
  if source ~ '^models:/m-[0-9a-f]{32}$' then
    m := private.logged_model_of(substr(source, 9));
    model_id := m.id;
    run_id := coalesce(run_id, m.source_run_id);
    location := 'mlflow-artifacts:/' || m.experiment_id || '/models/' || m.id || '/artifacts';
  elsif source ~ '^models:/[^/]+/\d+$' then
    parts := regexp_match(source, '^models:/([^/]+)/(\d+)$');
    v := private.version_of(workspace, parts[1], parts[2]);
    location := v.location;
    model_id := v.model_id;
    run_id := coalesce(run_id, v.run_id);
  elsif source ~ '^mlflow-artifacts:/\d+/models/m-[0-9a-f]{32}/artifacts(/.+)?$' then
    m := private.logged_model_of((regexp_match(source, '/models/(m-[0-9a-f]{32})/'))[1]);
    location := source;
    if source not like 'mlflow-artifacts:/' || m.experiment_id || '/%' then
      raise exception 'Invalid model version source: ''%''', left(source, 200) using errcode = '22023';
    end if;
  elsif source ~ '^mlflow-artifacts:/\d+/[0-9a-f]{32}/artifacts(/.+)?$' or source ~ '^runs:/[0-9a-f]{32}(/.+)?$' then
    parts := regexp_match(source, '^(?:mlflow-artifacts:/\d+|runs:)/([0-9a-f]{32})(?:/artifacts)?(/.*)?$');
    r := private.run_to_read(parts[1]);
    location := 'mlflow-artifacts:/' || r.experiment_id || '/' || r.id || '/artifacts' || coalesce(parts[2], '');
    if run_id is distinct from r.id and run_id is not null or (source like 'mlflow%' and source <> location) then
      raise exception 'Invalid model version source: it must lie within the artifacts of the run' using errcode = '22023';
    end if;
    run_id := r.id;
  elsif source ~ '^(s3|gs|abfss?|wasbs?|hdfs|r2|dbfs)://?[\w.@/=+,: -]+$' then
    location := source;
  else
    raise exception 'Invalid model version source: ''%''. Use a place of this server, or of an object store.',
      left(source, 200) using errcode = '22023';
  end if;
  if run_id is not null and r.id is null then
    run_id := (private.run_to_read(run_id)).id;
  end if;
end;
$$;

create function private.tracking_create_model_version(workspace uuid, request jsonb) returns json
language plpgsql security definer set search_path = ''
as $$
declare
  -- Locked, so that two versions at once get two numbers.
  home public.registered_models := private.registered_model_of(workspace, request ->> 'name', true);
  place record := private.resolve_source(workspace, request ->> 'source', request ->> 'run_id');
  made public.model_versions;
begin
  if nullif(request ->> 'model_id', '') is not null then
    place.model_id := (private.logged_model_of(request ->> 'model_id')).id;
  end if;
  update public.registered_models set last_version = last_version + 1, updated_at = private.now_ms()
  where workspace_id = workspace and name = home.name returning * into home;
  insert into public.model_versions (
    workspace_id, name, version, description, source, location, run_id, run_link, model_id, tags
  ) values (
    workspace, home.name, home.last_version, coalesce(request ->> 'description', ''), request ->> 'source',
    place.location, place.run_id, coalesce(request ->> 'run_link', ''), place.model_id, private.tags_of(request -> 'tags')
  ) returning * into made;
  perform private.check_limit(
    workspace, 'model_versions', (select count(*) from public.model_versions where workspace_id = workspace)
  );
  return json_build_object('model_version', private.version_json(made));
end;
$$;

create function private.tracking_get_model_version(workspace uuid, request jsonb) returns json
language sql security definer set search_path = ''
as $$
  select json_build_object(
    'model_version', private.version_json(private.version_of(workspace, request ->> 'name', request ->> 'version'))
  );
$$;

create function private.tracking_get_download_uri(workspace uuid, request jsonb) returns json
language sql security definer set search_path = ''
as $$
  select json_build_object(
    'artifact_uri', (private.version_of(workspace, request ->> 'name', request ->> 'version')).location
  );
$$;

-- Describes a version, moves it to a stage, or sets or deletes a tag: all that is given.
create function private.tracking_change_model_version(workspace uuid, request jsonb) returns json
language plpgsql security definer set search_path = ''
as $$
declare
  changed public.model_versions := private.version_of(workspace, request ->> 'name', request ->> 'version', true);
begin
  if (request ->> 'archive_existing_versions')::boolean then
    if request ->> 'stage' not in ('Staging', 'Production') then
      raise exception 'Existing versions are archived by moves to Staging and Production only' using errcode = '22023';
    end if;
    update public.model_versions v set stage = 'Archived', updated_at = private.now_ms()
    where v.workspace_id = workspace and v.name = changed.name and v.stage = request ->> 'stage'
      and v.version <> changed.version;
  end if;
  update public.model_versions v set
    description = coalesce(request ->> 'description', v.description),
    stage = coalesce(request ->> 'stage', v.stage),
    tags = (v.tags || private.tags_of(request -> 'tags')) - coalesce(request ->> 'delete_tag', ''),
    updated_at = private.now_ms()
  where v.workspace_id = workspace and v.name = changed.name and v.version = changed.version returning * into changed;
  if pg_column_size(changed.tags) > 1000000 then
    raise exception 'The tags of a version are too large' using errcode = 'PT403';
  end if;
  update public.registered_models set updated_at = private.now_ms()
  where workspace_id = workspace and name = changed.name;
  return json_build_object('model_version', private.version_json(changed));
end;
$$;

create function private.tracking_delete_model_version(workspace uuid, request jsonb) returns json
language plpgsql security definer set search_path = ''
as $$
declare
  gone public.model_versions := private.version_of(workspace, request ->> 'name', request ->> 'version', true);
begin
  delete from public.model_versions
  where workspace_id = workspace and name = gone.name and version = gone.version;
  return '{}';
end;
$$;

create function private.tracking_set_alias(workspace uuid, request jsonb) returns json
language plpgsql security definer set search_path = ''
as $$
declare
  target public.model_versions := private.version_of(workspace, request ->> 'name', request ->> 'version', true);
begin
  insert into public.model_aliases (workspace_id, name, alias, version)
  values (workspace, target.name, request ->> 'alias', target.version)
  on conflict (workspace_id, name, alias) do update set version = excluded.version;
  if (select count(*) from public.model_aliases where workspace_id = workspace and name = target.name) > 500 then
    raise exception 'A model has at most 500 aliases' using errcode = 'PT403';
  end if;
  return '{}';
end;
$$;

create function private.tracking_delete_alias(workspace uuid, request jsonb) returns json
language plpgsql security definer set search_path = ''
as $$
declare
  home public.registered_models := private.registered_model_of(workspace, request ->> 'name', true);
begin
  delete from public.model_aliases
  where workspace_id = workspace and name = home.name and alias = request ->> 'alias';
  return '{}';
end;
$$;

create function private.tracking_get_by_alias(workspace uuid, request jsonb) returns json
language plpgsql security definer set search_path = ''
as $$
declare
  home public.registered_models := private.registered_model_of(workspace, request ->> 'name');
  wanted integer;
begin
  if lower(request ->> 'alias') = 'latest' then
    select max(version) into wanted from public.model_versions where workspace_id = workspace and name = home.name;
  else
    select version into wanted from public.model_aliases
    where workspace_id = workspace and name = home.name and alias = request ->> 'alias';
  end if;
  if wanted is null then
    raise exception 'Registered model alias % not found.', left(request ->> 'alias', 255) using errcode = '22023';
  end if;
  return json_build_object('model_version', private.version_json(private.version_of(workspace, home.name, wanted::text)));
end;
$$;

-- Searches models, or versions when `of` is versions. Versions of prompts, and prompts, are hidden unless a clause asks for
-- their tag.
create function private.tracking_search_registry(workspace uuid, request jsonb, out answer json, out next json)
language plpgsql stable security definer set search_path = ''
as $$
declare
  of_versions boolean := request ->> 'of' = 'versions';
  conditions text[] := array[format('e.workspace_id = %L', workspace)];
  clause jsonb;
  entry jsonb;
  columns text[] := '{}';
  skip integer := coalesce((request -> 'after' ->> 0)::integer, 0);
  size integer := (request ->> 'max')::integer;
  prompts_asked boolean := false;
begin
  perform private.demand(workspace, 'read');
  for clause in select x from jsonb_array_elements(request -> 'filter') x loop
    prompts_asked := prompts_asked or clause ->> 'entity' = 'tag' and clause ->> 'key' = 'mlflow.prompt.is_prompt';
    conditions := conditions || case
      -- Only prompts have this tag, and the clients ask for models without it in this way.
      when clause ->> 'entity' = 'tag' and clause ->> 'key' = 'mlflow.prompt.is_prompt' and clause ->> 'op' = '!=' then
        format('(e.tags ->> %L) is distinct from %L', clause ->> 'key', clause ->> 'value')
      when clause ->> 'entity' = 'tag' then
        private.text_test(format('(e.tags ->> %L)', clause ->> 'key'), clause ->> 'op', clause -> 'value')
      when clause ->> 'key' = 'name' then private.text_test('e.name', clause ->> 'op', clause -> 'value')
      when not of_versions then 'false'
      when clause ->> 'key' = 'run_id' then private.text_test('e.run_id', clause ->> 'op', clause -> 'value')
      when clause ->> 'key' = 'source_path' then private.text_test('e.source', clause ->> 'op', clause -> 'value')
      else private.number_test('e.version', clause ->> 'op', clause -> 'value') end;
  end loop;
  if not prompts_asked then
    conditions := conditions || 'not e.tags ? ''mlflow.prompt.is_prompt'''::text;
  end if;
  for entry in select x from jsonb_array_elements(request -> 'order') x loop
    columns := columns || (
      case entry ->> 'key' when 'name' then 'e.name collate "C"' when 'version_number' then 'e.version'
        when 'creation_timestamp' then 'e.created_at' else 'e.updated_at' end
      || case when (entry ->> 'descending')::boolean then ' desc' else '' end
    );
  end loop;
  columns := columns || 'e.name collate "C"'::text || case when of_versions then array['e.version desc'] else '{}' end;
  execute format(
    'with page as materialized (
       select e as found, row_number() over (order by %s) as place
       from public.%I e where %s order by place limit %s offset %s
     )
     select json_build_object(%L, (
       select coalesce(json_agg(private.%I(p.found) order by p.place), ''[]'') from page p where p.place <= %s
     )), case when (select count(*) from page) > %s then json_build_array(%s) end',
    array_to_string(columns, ', '), case when of_versions then 'model_versions' else 'registered_models' end,
    array_to_string(conditions, ' and '), size + 1, skip,
    case when of_versions then 'model_versions' else 'registered_models' end,
    case when of_versions then 'version_json' else 'registered_model_json' end, skip + size, size, skip + size
  ) into answer, next;
end;
$$;

-- The registry for the pages: `[{ name, description, created_at, updated_at, versions, latest: { version, stage, aliases,
-- source, run_id, created_at } or null, aliases: [{ alias, version }], tags }]`, without prompts.
create function public.workspace_models(workspace uuid) returns json
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.demand(workspace, 'read');
  return (
    select coalesce(json_agg(json_build_object(
      'name', m.name, 'description', m.description, 'created_at', m.created_at, 'updated_at', m.updated_at, 'tags', m.tags,
      'versions', (
        select count(*) from public.model_versions v where v.workspace_id = workspace and v.name = m.name
      ),
      'latest', (
        select json_build_object(
          'version', v.version, 'stage', v.stage, 'source', v.source, 'run_id', v.run_id, 'model_id', v.model_id,
          'created_at', v.created_at
        )
        from public.model_versions v where v.workspace_id = workspace and v.name = m.name order by v.version desc limit 1
      ),
      'aliases', (
        select coalesce(json_agg(json_build_object('alias', a.alias, 'version', a.version) order by a.alias), '[]')
        from public.model_aliases a where a.workspace_id = workspace and a.name = m.name
      )
    ) order by m.updated_at desc, m.name), '[]')
    from (
      select * from public.registered_models m
      where m.workspace_id = workspace and not m.tags ? 'mlflow.prompt.is_prompt'
      order by m.updated_at desc, m.name limit 1000
    ) m
  );
end;
$$;

insert into private.granted (privilege, roles) values
  ('all on public.registered_models, public.model_versions, public.model_aliases', 'service_role'),
  ('execute on function public.workspace_models(uuid)', 'authenticated');
insert into private.granted (privilege, roles)
select 'execute on function ' || p.oid::regprocedure, 'authenticated'
from pg_proc p where p.pronamespace = 'private'::regnamespace and p.proname like 'tracking\_%'
on conflict do nothing;

select private.apply_grants();
