-- Files of datasets. A file is sent in parts, each an object of the store; its rows name them by their SHA-256. An upload that
-- stopped is continued with the parts that are missing.

create or replace function private.role_may(role text, permission text) returns boolean
language sql immutable set search_path = ''
as $$
  select case permission
    when 'read' then true
    when 'create_models' then true
    when 'manage_datasets' then true
    when 'deploy_models' then true
    when 'edit_projects' then role in ('developer', 'manager', 'admin')
    -- Bytes of datasets, and links by which people without an account read (ours, beside TEM-04).
    when 'upload_files' then role in ('developer', 'manager', 'admin')
    when 'share_links' then role in ('developer', 'manager', 'admin')
    when 'manage_team' then role in ('manager', 'admin')
    when 'admin_settings' then role = 'admin'
    else false
  end;
$$;

create table public.dataset_files (
  id uuid primary key default gen_random_uuid(),
  workspace_id uuid not null references public.workspaces (id) on delete cascade,
  -- The id of a document of the kind `dataset`.
  dataset text not null check (length(dataset) between 1 and 200),
  name text not null check (length(name) between 1 and 200),
  size bigint not null check (size > 0),
  part_bytes bigint not null check (part_bytes > 0),
  -- SHA-256 of the whole file; null until all of it has arrived.
  hash text check (hash ~ '^[0-9a-f]{64}$'),
  created_by uuid references public.profiles (id) on delete set null,
  created_at bigint not null default private.now_ms(),
  -- When the last part arrived.
  used_at bigint not null default private.now_ms(),
  -- Its dataset is deleted since then. The file returns with the dataset for a day.
  removed_at bigint
);
create index dataset_files_dataset_idx on public.dataset_files (workspace_id, dataset);
create index dataset_files_author_idx on public.dataset_files (created_by);
create unique index dataset_files_complete_key on public.dataset_files (workspace_id, dataset) where hash is not null;

create table public.dataset_file_parts (
  file uuid not null references public.dataset_files (id) on delete cascade,
  number integer not null check (number >= 0),
  hash text not null check (hash ~ '^[0-9a-f]{64}$'),
  size bigint not null check (size > 0),
  primary key (file, number)
);
create index dataset_file_parts_hash_idx on public.dataset_file_parts (hash);

alter table public.dataset_files enable row level security;
alter table public.dataset_file_parts enable row level security;
create policy "read" on public.dataset_files for select to authenticated
  using (hash is not null and removed_at is null and private.may(workspace_id, 'read'));

insert into private.limits (name, value) values
  ('dataset_file_bytes', 1000000000),
  ('dataset_bytes', 5000000000);

create or replace function private.unnamed_objects(hashes text[]) returns text[]
language sql stable set search_path = ''
as $$
  select coalesce(array_agg(h), '{}') from unnest(hashes) h
  where not exists (select from public.artifacts a where a.hash = h)
    and not exists (select from public.model_files f where f.hash = h)
    and not exists (select from public.dataset_file_parts p where p.hash = h);
$$;

-- Drops files whose dataset was deleted a day ago, and uploads that stopped a week ago. Called by the server's sweep, which
-- removes their bytes, and before the room of a workspace is counted.
create function private.forget_dataset_files(workspace uuid default null) returns void
language sql security definer set search_path = ''
as $$
  delete from public.dataset_files f
  where (workspace is null or f.workspace_id = workspace) and (
    f.removed_at < private.now_ms() - 86400000
    or f.hash is null and f.used_at < private.now_ms() - 604800000
  );
$$;

-- A file goes with its dataset, and returns with it.
create function private.follow_dataset() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.dataset_files f set removed_at = case when new.deleted then private.now_ms() end
  where f.workspace_id = new.workspace_id and f.dataset = new.id;
  return null;
end;
$$;
create trigger follow_dataset after update on public.documents for each row
  when (new.kind = 'dataset' and old.deleted is distinct from new.deleted)
  execute function private.follow_dataset();

-- The parts of a file that has `size` bytes.
create function private.parts_of(f public.dataset_files) returns integer
language sql immutable set search_path = ''
as $$ select ((f.size + f.part_bytes - 1) / f.part_bytes)::integer $$;

-- An upload of the caller that has not ended, locked. Raises PT404.
create function private.open_upload(upload uuid) returns public.dataset_files
language plpgsql set search_path = ''
as $$
declare
  f public.dataset_files;
begin
  select * into f from public.dataset_files d
  where d.id = upload and d.created_by = auth.uid() and d.hash is null and d.removed_at is null for update;
  if f.id is null or not private.may(f.workspace_id, 'read') then
    raise exception 'There is no such upload. Choose the file again.' using errcode = 'PT404';
  end if;
  perform private.demand(f.workspace_id, 'upload_files');
  return f;
end;
$$;

-- Begins the upload of a dataset's file, or continues that of the same name and size:
-- `{ file, part_bytes, parts: [{ number, hash }] }` with the parts that have arrived.
create function private.dataset_file_begin(workspace uuid, request jsonb) returns json
language plpgsql security definer set search_path = ''
as $$
declare
  f public.dataset_files;
  bytes bigint := (request ->> 'size')::bigint;
  used bigint;
begin
  perform private.demand(workspace, 'upload_files');
  if not exists (
    select from public.documents d
    where d.workspace_id = workspace and d.kind = 'dataset' and d.id = request ->> 'dataset' and not d.deleted
  ) then
    raise exception 'The workspace does not have this dataset yet. Wait until your changes are saved.' using errcode = 'PT404';
  end if;
  -- Locked, so that two uploads cannot take the last room at the same moment.
  perform from public.workspaces w where w.id = workspace for update;
  perform private.forget_dataset_files(workspace);
  delete from public.dataset_files d
  where d.workspace_id = workspace and d.dataset = request ->> 'dataset' and d.created_by = auth.uid() and d.hash is null
    and (d.name <> request ->> 'name' or d.size <> bytes);
  select * into f from public.dataset_files d
  where d.workspace_id = workspace and d.dataset = request ->> 'dataset' and d.created_by = auth.uid() and d.hash is null
  limit 1;
  if f.id is null then
    perform private.check_limit(workspace, 'dataset_file_bytes', bytes);
    -- The file that this one replaces leaves its room.
    used := (
      select coalesce(sum(d.size), 0) from public.dataset_files d
      where d.workspace_id = workspace and d.removed_at is null
        and not (d.dataset = request ->> 'dataset' and d.hash is not null)
    );
    perform private.check_limit(workspace, 'dataset_bytes', used + bytes);
    insert into public.dataset_files (workspace_id, dataset, name, size, part_bytes, created_by)
    values (workspace, request ->> 'dataset', request ->> 'name', bytes, (request ->> 'part_bytes')::bigint, auth.uid())
    returning * into f;
  end if;
  return json_build_object('file', f.id, 'part_bytes', f.part_bytes, 'parts', (
    select coalesce(json_agg(json_build_object('number', p.number, 'hash', p.hash) order by p.number), '[]')
    from public.dataset_file_parts p where p.file = f.id
  ));
end;
$$;

-- How many bytes a part of an upload has: `{ bytes }`. Asked before the part is received.
create function private.dataset_file_prepare_part(upload uuid, request jsonb) returns json
language plpgsql security definer set search_path = ''
as $$
declare
  f public.dataset_files := private.open_upload(upload);
  part integer := (request ->> 'number')::integer;
begin
  if part not between 0 and private.parts_of(f) - 1 then
    raise exception 'The file has no such part' using errcode = '22023';
  end if;
  return json_build_object('bytes', least(f.part_bytes, f.size - part * f.part_bytes));
end;
$$;

-- Names the object `hash` of `size` bytes, which the store has by now, as a part of an upload.
create function private.dataset_file_put_part(upload uuid, request jsonb) returns json
language plpgsql security definer set search_path = ''
as $$
begin
  if (private.dataset_file_prepare_part(upload, request) ->> 'bytes')::bigint <> (request ->> 'size')::bigint then
    raise exception 'The part came with another size than it has' using errcode = '22023';
  end if;
  insert into public.dataset_file_parts (file, number, hash, size)
  values (upload, (request ->> 'number')::integer, request ->> 'hash', (request ->> 'size')::bigint)
  on conflict (file, number) do update set hash = excluded.hash;
  update public.dataset_files set used_at = private.now_ms() where id = upload;
  return '{}';
end;
$$;

-- The parts of an upload that has all of them, in their order: `[{ hash, size }]`.
create function private.dataset_file_check(upload uuid, request jsonb) returns json
language plpgsql security definer set search_path = ''
as $$
declare
  f public.dataset_files := private.open_upload(upload);
begin
  if (select count(*) from public.dataset_file_parts p where p.file = upload) <> private.parts_of(f) then
    raise exception 'Parts of the file are missing' using errcode = '22023';
  end if;
  return (
    select json_agg(json_build_object('hash', p.hash, 'size', p.size) order by p.number)
    from public.dataset_file_parts p where p.file = upload
  );
end;
$$;

-- Ends an upload: the file, whose parts together have the SHA-256 `hash`, replaces that of its dataset.
create function private.dataset_file_finish(upload uuid, request jsonb) returns json
language plpgsql security definer set search_path = ''
as $$
declare
  f public.dataset_files := private.open_upload(upload);
begin
  perform private.dataset_file_check(upload, request);
  if not exists (
    select from public.documents d
    where d.workspace_id = f.workspace_id and d.kind = 'dataset' and d.id = f.dataset and not d.deleted
  ) then
    raise exception 'The dataset was deleted' using errcode = 'PT404';
  end if;
  perform from public.workspaces w where w.id = f.workspace_id for update;
  delete from public.dataset_files d where d.workspace_id = f.workspace_id and d.dataset = f.dataset and d.hash is not null;
  update public.dataset_files set hash = request ->> 'hash', created_at = private.now_ms() where id = upload;
  return json_build_object('file', f.id, 'name', f.name, 'size', f.size, 'hash', request ->> 'hash');
end;
$$;

-- A complete file for a member: `{ name, size, hash, parts: [{ hash, size }] }`.
create function private.dataset_file_read(asked uuid, request jsonb) returns json
language plpgsql security definer set search_path = ''
as $$
declare
  f public.dataset_files;
begin
  select * into f from public.dataset_files d where d.id = asked and d.hash is not null and d.removed_at is null;
  if f.id is null or not private.may(f.workspace_id, 'read') then
    raise exception 'There is no such file' using errcode = 'PT404';
  end if;
  return json_build_object('name', f.name, 'size', f.size, 'hash', f.hash, 'parts', (
    select json_agg(json_build_object('hash', p.hash, 'size', p.size) order by p.number)
    from public.dataset_file_parts p where p.file = f.id
  ));
end;
$$;

-- The file of a dataset and the caller's upload that stopped, each or null, with whether the caller may upload and how large a
-- file may be now: `{ file: { id, name, size, hash, by, at }, stopped: { id, name, size, received }, may_upload, room }`.
create function public.dataset_file(workspace uuid, dataset text) returns json
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.demand(workspace, 'read');
  return json_build_object(
    'file', (
      select json_build_object('id', f.id, 'name', f.name, 'size', f.size, 'hash', f.hash, 'by', p.username, 'at', f.created_at)
      from public.dataset_files f left join public.profiles p on p.id = f.created_by
      where f.workspace_id = workspace and f.dataset = dataset_file.dataset and f.hash is not null and f.removed_at is null
    ),
    'stopped', (
      select json_build_object('id', f.id, 'name', f.name, 'size', f.size, 'received', (
        select coalesce(sum(p.size), 0) from public.dataset_file_parts p where p.file = f.id
      ))
      from public.dataset_files f
      where f.workspace_id = workspace and f.dataset = dataset_file.dataset and f.hash is null and f.removed_at is null
        and f.created_by = auth.uid()
      limit 1
    ),
    'may_upload', private.may(workspace, 'upload_files'),
    'room', greatest(0, least(
      private.limit_of(workspace, 'dataset_file_bytes'),
      private.limit_of(workspace, 'dataset_bytes') - (
        select coalesce(sum(f.size), 0) from public.dataset_files f
        where f.workspace_id = workspace and f.removed_at is null and f.dataset <> dataset_file.dataset
      )
    ))
  );
end;
$$;

-- Removes a file, or gives up an upload.
create function public.remove_dataset_file(file uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  f public.dataset_files;
begin
  select * into f from public.dataset_files d where d.id = remove_dataset_file.file;
  if f.id is null or not private.may(f.workspace_id, 'read') or f.hash is null and f.created_by is distinct from auth.uid() then
    raise exception 'There is no such file' using errcode = 'PT404';
  end if;
  perform private.demand(f.workspace_id, 'upload_files');
  delete from public.dataset_files d where d.id = f.id;
end;
$$;

insert into private.granted (privilege, roles) values
  ('select on public.dataset_files', 'authenticated'),
  ('all on public.dataset_files, public.dataset_file_parts', 'service_role'),
  ('execute on function public.dataset_file(uuid, text)', 'authenticated'),
  ('execute on function public.remove_dataset_file(uuid)', 'authenticated'),
  ('execute on function private.dataset_file_begin(uuid, jsonb)', 'authenticated'),
  ('execute on function private.dataset_file_prepare_part(uuid, jsonb)', 'authenticated'),
  ('execute on function private.dataset_file_put_part(uuid, jsonb)', 'authenticated'),
  ('execute on function private.dataset_file_check(uuid, jsonb)', 'authenticated'),
  ('execute on function private.dataset_file_finish(uuid, jsonb)', 'authenticated'),
  ('execute on function private.dataset_file_read(uuid, jsonb)', 'authenticated');

select private.apply_grants();
