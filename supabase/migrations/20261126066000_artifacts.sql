-- Files of runs and logged models. A row names an object of the store by its SHA-256; a path is only looked up, so that
-- nothing that a client writes into it reaches a file system.

create table public.artifacts (
  workspace_id uuid not null references public.workspaces (id) on delete cascade,
  -- The id of a run or of a logged model.
  owner text not null,
  path text collate "C" not null check (octet_length(path) between 1 and 1000),
  hash text not null check (hash ~ '^[0-9a-f]{64}$'),
  size bigint not null check (size >= 0),
  created_at bigint not null default private.now_ms(),
  primary key (owner, path)
);
create index artifacts_hash_idx on public.artifacts (hash);
create index artifacts_workspace_idx on public.artifacts (workspace_id);
alter table public.artifacts enable row level security;

insert into private.limits (name, value) values
  ('artifact_bytes', 20000000000),
  ('artifact_file_bytes', 1000000000),
  ('artifacts_of_an_owner', 20000);

-- The owner of the files below a root, `{ experiment, kind, id }`: a run or a model that the caller may read or change.
create function private.artifact_owner(
  request jsonb, changing boolean, out owner text, out workspace uuid
)
language plpgsql set search_path = ''
as $$
declare
  home bigint;
  r public.runs;
  m public.logged_models;
begin
  if request ->> 'kind' = 'model' then
    m := private.logged_model_of(request ->> 'id', changing);
    owner := m.id; workspace := m.workspace_id; home := m.experiment_id;
  else
    r := case when changing then private.run_to_change(request ->> 'id') else private.run_to_read(request ->> 'id') end;
    owner := r.id; workspace := r.workspace_id; home := r.experiment_id;
  end if;
  if request ? 'experiment' and request ->> 'experiment' <> home::text then
    raise exception 'No such artifact' using errcode = 'PT404';
  end if;
end;
$$;

-- Whether the caller may store a file there, and of how many bytes at most: `{ bytes }`. Asked before the file is received.
create function private.tracking_prepare_artifact(workspace uuid, request jsonb) returns json
language plpgsql security definer set search_path = ''
as $$
declare
  root record := private.artifact_owner(request, true);
  file text := request ->> 'path';
  used bigint := (select coalesce(sum(a.size), 0) from public.artifacts a where a.workspace_id = root.workspace);
  parent text := request ->> 'path';
begin
  if octet_length(file) > 1000 then
    raise exception 'An artifact path has at most 1000 bytes' using errcode = '22023';
  end if;
  if exists (
    select from public.artifacts a
    where a.owner = root.owner and a.path > file || '/' and a.path < file || '0'
  ) then
    raise exception 'There is a folder of this name: %', left(file, 200) using errcode = '22023';
  end if;
  while position('/' in parent) > 0 loop
    parent := regexp_replace(parent, '/[^/]*$', '');
    if exists (select from public.artifacts a where a.owner = root.owner and a.path = parent) then
      raise exception 'There is a file of this name: %', left(parent, 200) using errcode = '22023';
    end if;
  end loop;
  if not exists (select from public.artifacts a where a.owner = root.owner and a.path = file) then
    perform private.check_limit(root.workspace, 'artifacts_of_an_owner',
      (select count(*) + 1 from public.artifacts a where a.owner = root.owner));
  end if;
  perform private.check_limit(root.workspace, 'artifact_bytes', used);
  return json_build_object('bytes', least(
    private.limit_of(root.workspace, 'artifact_file_bytes'), private.limit_of(root.workspace, 'artifact_bytes') - used
  ));
end;
$$;

-- Names the object `hash` of `size` bytes, which the store has by now. It replaces the file that had the path before.
create function private.tracking_put_artifact(workspace uuid, request jsonb) returns json
language plpgsql security definer set search_path = ''
as $$
declare
  root record := private.artifact_owner(request, true);
begin
  -- The rights and the room may have changed meanwhile.
  if (private.tracking_prepare_artifact(workspace, request) ->> 'bytes')::bigint < (request ->> 'size')::bigint then
    raise exception 'The file is larger than what is left of the workspace''s limit' using errcode = 'PT403';
  end if;
  insert into public.artifacts (workspace_id, owner, path, hash, size)
  values (root.workspace, root.owner, request ->> 'path', request ->> 'hash', (request ->> 'size')::bigint)
  on conflict (owner, path) do update set hash = excluded.hash, size = excluded.size, created_at = excluded.created_at;
  return '{}';
end;
$$;

-- The object of a file: `{ hash, size }`.
create function private.tracking_get_artifact(workspace uuid, request jsonb) returns json
language plpgsql security definer set search_path = ''
as $$
declare
  root record := private.artifact_owner(request, false);
  found_one json;
begin
  select json_build_object('hash', a.hash, 'size', a.size) into found_one
  from public.artifacts a where a.owner = root.owner and a.path = request ->> 'path';
  if found_one is null then
    raise exception 'No such artifact: ''%''', left(request ->> 'path', 200) using errcode = 'PT404';
  end if;
  return found_one;
end;
$$;

-- The entries of a folder, `''` for the root: `{ files: [{ path, is_dir, file_size }] }` with names relative to it. Nothing is
-- in a folder that is not there, and nothing in a file.
create function private.tracking_list_artifacts(workspace uuid, request jsonb) returns json
language plpgsql security definer set search_path = ''
as $$
declare
  root record := private.artifact_owner(request, false);
  prefix text := case when request ->> 'path' = '' then '' else (request ->> 'path') || '/' end;
begin
  return json_build_object('files', (
    select coalesce(json_agg(json_strip_nulls(json_build_object(
      'path', case when (request ->> 'whole_paths')::boolean then prefix else '' end || e.name, 'is_dir', e.is_dir,
      'file_size', case when not e.is_dir then e.size end
    )) order by e.name), '[]')
    from (
      select split_part(substr(a.path, length(prefix) + 1), '/', 1) as name,
        bool_or(position('/' in substr(a.path, length(prefix) + 1)) > 0) as is_dir, max(a.size) as size
      from public.artifacts a
      where a.owner = root.owner
        and (prefix = '' or a.path > prefix and a.path < rtrim(prefix, '/') || '0')
      group by 1
      order by 1
      limit 20000
    ) e
  ));
end;
$$;

-- Deletes a file, or a folder with everything in it.
create function private.tracking_delete_artifact(workspace uuid, request jsonb) returns json
language plpgsql security definer set search_path = ''
as $$
declare
  root record := private.artifact_owner(request, true);
  file text := request ->> 'path';
begin
  delete from public.artifacts a
  where a.owner = root.owner and (file = '' or a.path = file or a.path > file || '/' and a.path < file || '0');
  return '{}';
end;
$$;

-- Of objects of the store those that no row names. Asked by the server for its own sweep.
create function private.unnamed_objects(hashes text[]) returns text[]
language sql stable set search_path = ''
as $$
  select coalesce(array_agg(h), '{}') from unnest(hashes) h
  where not exists (select from public.artifacts a where a.hash = h);
$$;

-- All files of a run with their sizes, for its page: `{ total, bytes, files: [{ path, size, created_at }] }`.
create function public.run_artifacts(run text) returns json
language plpgsql stable security definer set search_path = ''
as $$
declare
  asked public.runs := private.run_to_read(run);
begin
  return json_build_object(
    'total', (select count(*) from public.artifacts a where a.owner = asked.id),
    'bytes', (select coalesce(sum(a.size), 0) from public.artifacts a where a.owner = asked.id),
    'files', (
      select coalesce(json_agg(json_build_object('path', f.path, 'size', f.size, 'created_at', f.created_at) order by f.path), '[]')
      from (select * from public.artifacts a where a.owner = asked.id order by a.path limit 2000) f
    )
  );
end;
$$;

insert into private.granted (privilege, roles) values
  ('all on public.artifacts', 'service_role'),
  ('execute on function public.run_artifacts(text)', 'authenticated');
insert into private.granted (privilege, roles)
select 'execute on function ' || p.oid::regprocedure, 'authenticated'
from pg_proc p where p.pronamespace = 'private'::regnamespace and p.proname like 'tracking\_%'
on conflict do nothing;

select private.apply_grants();
