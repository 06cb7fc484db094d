-- Endpoints: an address at which models of a workspace answer. Each has versions, between which requests are shared out.

-- Model files that were uploaded or taken from the registry, by the hash of the object that holds their bytes.
create table public.model_files (
  workspace_id uuid not null references public.workspaces (id) on delete cascade,
  hash text not null check (hash ~ '^[0-9a-f]{64}$'),
  size bigint not null check (size >= 0),
  name text not null check (length(name) between 1 and 200),
  created_at bigint not null default private.now_ms(),
  primary key (workspace_id, hash)
);
create index model_files_hash_idx on public.model_files (hash);

create table public.endpoints (
  id uuid primary key default gen_random_uuid(),
  workspace_id uuid not null references public.workspaces (id) on delete cascade,
  -- A part of addresses.
  name text not null check (name ~ '^[a-z0-9][a-z0-9._-]{0,62}$'),
  paused boolean not null default false,
  -- The greatest version that there ever was: none is used again.
  last_version integer not null default 0,
  created_at bigint not null default private.now_ms(),
  updated_at bigint not null default private.now_ms(),
  unique (workspace_id, name)
);

create table public.endpoint_versions (
  endpoint_id uuid not null references public.endpoints (id) on delete cascade,
  version integer not null,
  workspace_id uuid not null,
  hash text not null,
  size bigint not null,
  source text not null check (source in ('uploaded', 'registered')),
  -- The file's name, or the registered model and its version.
  model text not null check (length(model) between 1 and 256),
  model_version text,
  -- `{ inputs: [{ name, datatype, shape }], outputs: […], checked: {…} }`, as the runtime read it; -1 is any size.
  signature jsonb not null check (pg_column_size(signature) < 200000),
  -- Percent of the requests that name no version.
  share integer not null check (share between 0 and 100),
  created_at bigint not null default private.now_ms(),
  primary key (endpoint_id, version),
  foreign key (workspace_id, hash) references public.model_files
);
create index endpoint_versions_file_idx on public.endpoint_versions (workspace_id, hash);

alter table public.model_files enable row level security;
alter table public.endpoints enable row level security;
alter table public.endpoint_versions enable row level security;

create policy "read" on public.model_files for select to authenticated using (private.may(workspace_id, 'read'));
create policy "read" on public.endpoints for select to authenticated using (private.may(workspace_id, 'read'));
create policy "read" on public.endpoint_versions for select to authenticated using (private.may(workspace_id, 'read'));

insert into private.limits (name, value) values
  ('endpoints', 100),
  ('versions_of_an_endpoint', 50),
  ('model_file_bytes', 200000000),
  ('model_bytes', 5000000000);

create or replace function private.unnamed_objects(hashes text[]) returns text[]
language sql stable set search_path = ''
as $$
  select coalesce(array_agg(h), '{}') from unnest(hashes) h
  where not exists (select from public.artifacts a where a.hash = h)
    and not exists (select from public.model_files f where f.hash = h);
$$;

-- The workspace that a caller works in: that of a key, else the named workspace, else the personal workspace.
create function private.serving_workspace(named uuid) returns uuid
language sql stable security definer set search_path = ''
as $$ select coalesce(private.bound_workspace(), named, auth.uid()) $$;

-- An endpoint that the caller may read, or also change. Raises PT404, or 42501 for a caller who may only read.
create function private.endpoint_of(endpoint uuid, changing boolean default false) returns public.endpoints
language plpgsql set search_path = ''
as $$
declare
  found_one public.endpoints;
begin
  select * into found_one from public.endpoints e where e.id = endpoint;
  if found_one.id is null or not private.may(found_one.workspace_id, 'read') then
    raise exception 'There is no such endpoint' using errcode = 'PT404';
  end if;
  if changing then
    perform private.demand(found_one.workspace_id, 'deploy_models');
    select * into found_one from public.endpoints e where e.id = endpoint for update;
  end if;
  return found_one;
end;
$$;

-- Whether a model file may be uploaded, and of how many bytes at most: `{ bytes }`. Files that were uploaded a day ago and
-- never deployed are forgotten.
create function private.serving_prepare_file(workspace uuid, request jsonb) returns json
language plpgsql security definer set search_path = ''
as $$
declare
  used bigint;
begin
  perform private.demand(workspace, 'deploy_models');
  delete from public.model_files f
  where f.workspace_id = workspace and f.created_at < private.now_ms() - 86400000
    and not exists (select from public.endpoint_versions v where v.workspace_id = workspace and v.hash = f.hash);
  used := (select coalesce(sum(f.size), 0) from public.model_files f where f.workspace_id = workspace);
  perform private.check_limit(workspace, 'model_bytes', used + 1);
  return json_build_object('bytes', least(
    private.limit_of(workspace, 'model_file_bytes'), private.limit_of(workspace, 'model_bytes') - used
  ));
end;
$$;

-- Names the object `hash`, which the store has by now: `{ hash, size, name }`.
create function private.serving_put_file(workspace uuid, request jsonb) returns json
language plpgsql security definer set search_path = ''
as $$
begin
  -- The rights and the room may have changed meanwhile.
  if (private.serving_prepare_file(workspace, request) ->> 'bytes')::bigint < (request ->> 'size')::bigint then
    raise exception 'The file is larger than what is left of the workspace''s limit' using errcode = 'PT403';
  end if;
  insert into public.model_files (workspace_id, hash, size, name)
  values (workspace, request ->> 'hash', (request ->> 'size')::bigint, left(request ->> 'name', 200))
  on conflict (workspace_id, hash) do update set name = excluded.name, created_at = excluded.created_at;
  return request;
end;
$$;

-- A model file of the workspace: `{ hash, size, name }`.
create function private.serving_file(workspace uuid, request jsonb) returns json
language plpgsql security definer set search_path = ''
as $$
declare
  f public.model_files;
begin
  perform private.demand(workspace, 'deploy_models');
  select * into f from public.model_files m where m.workspace_id = workspace and m.hash = request ->> 'hash';
  if f.hash is null then
    raise exception 'There is no such file in this workspace' using errcode = 'PT404';
  end if;
  return json_build_object('hash', f.hash, 'size', f.size, 'name', f.name);
end;
$$;

-- The ONNX file of a registered model version, `{ hash, size, name }`, as `mlflow.onnx` writes it. Becomes a model file.
create function private.serving_registered_file(workspace uuid, request jsonb) returns json
language plpgsql security definer set search_path = ''
as $$
declare
  v public.model_versions := private.version_of(workspace, request ->> 'model', request ->> 'model_version');
  parts text[] := regexp_match(v.location, '^mlflow-artifacts:/\d+/(?:models/)?(m-[0-9a-f]{32}|[0-9a-f]{32})/artifacts(?:/(.+))?$');
  prefix text := coalesce(parts[2] || '/', '');
  a public.artifacts;
begin
  perform private.demand(workspace, 'deploy_models');
  if parts is null then
    raise exception 'The files of this version are not on this server' using errcode = '22023';
  end if;
  select * into a from public.artifacts f
  where f.workspace_id = workspace and f.owner = parts[1] and f.path collate "C" like '%.onnx' and left(f.path, length(prefix)) = prefix
  order by f.path = prefix || 'model.onnx' desc, f.path limit 1;
  if a.hash is null then
    raise exception 'This version has no .onnx file. Log the model with mlflow.onnx.log_model.' using errcode = '22023';
  end if;
  if exists (
    select from public.artifacts f
    where f.owner = parts[1] and f.path <> a.path and (f.path = a.path || '.data' or f.path = prefix || 'model.onnx.data')
  ) then
    raise exception 'This model keeps its weights in a second file. Save it as one file: onnx.save(model, path, save_as_external_data=False)'
      using errcode = '22023';
  end if;
  if a.size > private.limit_of(workspace, 'model_file_bytes') then
    raise exception 'The model is larger than the limit of % bytes', private.limit_of(workspace, 'model_file_bytes')
      using errcode = 'PT403';
  end if;
  return private.serving_put_file(workspace, jsonb_build_object('hash', a.hash, 'size', a.size, 'name', a.path));
end;
$$;

-- Adds a version to the endpoint `name`, which is made when it is not there. The new version gets all requests. Called when the
-- runtime has loaded and run the model: `{ endpoint, name, version }`.
create function private.serving_deploy(workspace uuid, request jsonb) returns json
language plpgsql security definer set search_path = ''
as $$
declare
  home public.endpoints;
  f json := private.serving_file(workspace, request);
begin
  if coalesce(request ->> 'name', '') !~ '^[a-z0-9][a-z0-9._-]{0,62}$' then
    raise exception 'The name of an endpoint has up to 63 small letters, digits, dots, dashes and underscores' using errcode = '22023';
  end if;
  insert into public.endpoints (workspace_id, name) values (workspace, request ->> 'name') on conflict do nothing;
  select * into home from public.endpoints e where e.workspace_id = workspace and e.name = request ->> 'name' for update;
  perform private.check_limit(workspace, 'endpoints', (select count(*) from public.endpoints where workspace_id = workspace));
  perform private.check_limit(workspace, 'versions_of_an_endpoint',
    (select count(*) + 1 from public.endpoint_versions where endpoint_id = home.id));
  update public.endpoint_versions set share = 0 where endpoint_id = home.id;
  insert into public.endpoint_versions (endpoint_id, version, workspace_id, hash, size, source, model, model_version, signature, share)
  values (
    home.id, home.last_version + 1, workspace, request ->> 'hash', (f ->> 'size')::bigint, request ->> 'source',
    request ->> 'model', request ->> 'model_version', request -> 'signature', 100
  );
  update public.endpoints set last_version = last_version + 1, paused = false, updated_at = private.now_ms() where id = home.id;
  return json_build_object('endpoint', home.id, 'name', home.name, 'version', home.last_version + 1);
end;
$$;

create function private.endpoint_json(e public.endpoints) returns json
language sql stable set search_path = ''
as $$
  select json_build_object(
    'id', e.id, 'workspace_id', e.workspace_id, 'name', e.name, 'paused', e.paused, 'created_at', e.created_at,
    'updated_at', e.updated_at,
    'versions', (
      select coalesce(json_agg(json_build_object(
        'version', v.version, 'hash', v.hash, 'size', v.size, 'source', v.source, 'model', v.model,
        'model_version', v.model_version, 'signature', v.signature, 'share', v.share, 'created_at', v.created_at
      ) order by v.version desc), '[]')
      from public.endpoint_versions v where v.endpoint_id = e.id
    )
  );
$$;

-- The endpoints of a workspace, the last changed first, as `endpoint_json`.
create function public.workspace_endpoints(workspace uuid) returns json
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.demand(workspace, 'read');
  return (
    select coalesce(json_agg(private.endpoint_json(e) order by e.updated_at desc, e.name), '[]')
    from public.endpoints e where e.workspace_id = workspace
  );
end;
$$;

-- Changes an endpoint: `pause`, `resume`, `delete`, `roll back` to the version `value`, which then gets all requests, or
-- `share` with `value` as `{ version: percent }`, 100 in all. Returns it as `endpoint_json`, null when it is deleted.
create function public.change_endpoint(endpoint uuid, change text, value text) returns json
language plpgsql security definer set search_path = ''
as $$
declare
  home public.endpoints := private.endpoint_of(endpoint, true);
  shares jsonb;
begin
  case change
    when 'pause' then update public.endpoints set paused = true where id = home.id;
    when 'resume' then update public.endpoints set paused = false where id = home.id;
    when 'delete' then
      delete from public.endpoints where id = home.id;
      return null;
    when 'roll back', 'share' then
      begin
        shares := case when change = 'share' then value::jsonb else jsonb_build_object(value::integer::text, 100) end;
        if exists (
          select from jsonb_each(shares) s
          where s.value::integer not between 0 and 100
            or not exists (select from public.endpoint_versions v where v.endpoint_id = home.id and v.version::text = s.key)
        ) or (select coalesce(sum(s.value::integer), 0) from jsonb_each(shares) s) <> 100 then
          raise exception using errcode = '22023';
        end if;
      exception when data_exception then
        raise exception 'The shares of the versions are whole numbers that make 100 together' using errcode = '22023';
      end;
      update public.endpoint_versions v set share = coalesce((shares ->> v.version::text)::integer, 0)
      where v.endpoint_id = home.id;
    else raise exception 'There is no such change' using errcode = '22023';
  end case;
  update public.endpoints set updated_at = private.now_ms() where id = home.id returning * into home;
  return private.endpoint_json(home);
end;
$$;

insert into private.granted (privilege, roles) values
  ('select on public.model_files, public.endpoints, public.endpoint_versions', 'authenticated'),
  ('all on public.model_files, public.endpoints, public.endpoint_versions', 'service_role'),
  ('execute on function public.workspace_endpoints(uuid)', 'authenticated'),
  ('execute on function public.change_endpoint(uuid, text, text)', 'authenticated'),
  ('execute on function private.serving_workspace(uuid)', 'authenticated');
insert into private.granted (privilege, roles)
select 'execute on function ' || p.oid::regprocedure, 'authenticated'
from pg_proc p where p.pronamespace = 'private'::regnamespace and p.proname like 'serving\_%'
on conflict do nothing;

select private.apply_grants();
