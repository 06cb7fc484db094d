-- Documents: what people make that is small (projects, drafts, settings, …), one row each, in step with the copies in their
-- browsers. Clients write by `push_documents` alone, which decides by versions; the rows are read by every member.

-- The kinds of documents, as data. The limits of a kind are rows of `private.limits`: `<kind>_documents` is how many a workspace
-- may have, `<kind>_document_bytes` how large one may be.
create table private.document_kinds (
  kind text primary key,
  -- The permission that a member needs to write them (`private.may`).
  permission text not null,
  -- Whether they exist in personal workspaces alone.
  personal boolean not null
);

insert into private.document_kinds (kind, permission, personal) values
  ('project', 'create_models', false),
  ('draft', 'create_models', true),
  ('bookmark', 'create_models', true),
  ('favourite', 'create_models', true),
  ('settings', 'create_models', true),
  ('theme', 'create_models', true),
  ('conversation', 'create_models', true),
  ('job', 'create_models', false),
  ('deployment', 'deploy_models', false),
  ('dataset', 'manage_datasets', false),
  ('dataset_profile', 'manage_datasets', false);

insert into private.limits (name, value) values
  ('project_documents', 20000), ('project_document_bytes', 500000),
  ('draft_documents', 100), ('draft_document_bytes', 100000),
  ('bookmark_documents', 2000), ('bookmark_document_bytes', 50000),
  ('favourite_documents', 2000), ('favourite_document_bytes', 2000),
  ('settings_documents', 10), ('settings_document_bytes', 20000),
  ('theme_documents', 1), ('theme_document_bytes', 200),
  ('conversation_documents', 20), ('conversation_document_bytes', 1000000),
  ('job_documents', 20000), ('job_document_bytes', 1000000),
  ('deployment_documents', 5000), ('deployment_document_bytes', 20000),
  ('dataset_documents', 5000), ('dataset_document_bytes', 1000000),
  ('dataset_profile_documents', 200), ('dataset_profile_document_bytes', 1200000),
  -- All documents of a workspace together, and what is stored of their earlier versions.
  ('document_bytes', 200000000),
  ('document_history_bytes', 200000000),
  ('versions_of_a_document', 20),
  ('version_bytes_of_a_document', 4000000);

create table public.documents (
  workspace_id uuid not null references public.workspaces (id) on delete cascade,
  kind text not null references private.document_kinds (kind),
  id text not null check (length(id) between 1 and 200),
  value jsonb check (jsonb_typeof(value) = 'object'),
  -- Counts the changes of this document, from 1.
  version bigint not null check (version > 0),
  -- A deleted document stays as a row without a value, so that every browser learns of it.
  deleted boolean not null,
  updated_at timestamptz not null default now(),
  updated_by uuid references public.profiles (id) on delete set null,
  -- Its place in the order in which the workspace changed.
  cursor bigint not null,
  -- The change that made this version.
  change uuid not null,
  bytes integer not null,
  primary key (workspace_id, kind, id),
  check (deleted = (value is null))
);
create unique index documents_cursor_key on public.documents (workspace_id, cursor);

-- The last versions of each document, the present one included, and versions that lost against another.
create table public.document_versions (
  number bigint generated always as identity primary key,
  workspace_id uuid not null,
  kind text not null,
  id text not null,
  -- Of a version that lost: the version that it was made from.
  version bigint not null,
  lost boolean not null default false,
  value jsonb,
  deleted boolean not null,
  created_at timestamptz not null default now(),
  created_by uuid references public.profiles (id) on delete set null,
  bytes integer not null,
  foreign key (workspace_id, kind, id) references public.documents on delete cascade
);
create index document_versions_document_idx on public.document_versions (workspace_id, kind, id, number);
create index document_versions_lost_idx on public.document_versions (workspace_id, number) where lost;
create index document_versions_author_idx on public.document_versions (created_by);
create index documents_author_idx on public.documents (updated_by);

-- One row per workspace. A push locks it until it commits, so the order of cursors is the order of commits, and a reader
-- that has seen a cursor has seen every smaller one.
create table private.document_counters (
  workspace_id uuid primary key references public.workspaces (id) on delete cascade,
  cursor bigint not null default 0,
  bytes bigint not null default 0,
  history_bytes bigint not null default 0
);

-- Results of changes, so that a change that is sent again changes nothing more.
create table private.document_changes (
  workspace_id uuid not null references public.workspaces (id) on delete cascade,
  change uuid not null,
  result jsonb not null,
  at timestamptz not null default now(),
  primary key (workspace_id, change)
);
create index document_changes_at_idx on private.document_changes (at);

alter table public.documents enable row level security;
alter table public.document_versions enable row level security;
create policy "read" on public.documents for select to authenticated using (private.may(workspace_id, 'read'));
create policy "read" on public.document_versions for select to authenticated using (private.may(workspace_id, 'read'));

-- Why a change cannot be stored: `{ code, message }`, or null.
create function private.refused_change(workspace uuid, change jsonb, known public.documents) returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  rule private.document_kinds;
  bytes integer := octet_length(change ->> 'value');
  counter private.document_counters;
begin
  select * into rule from private.document_kinds k where k.kind = change ->> 'kind';
  if not found then
    return jsonb_build_object('code', 'kind', 'message', 'No documents of this kind are stored');
  end if;
  if rule.personal and not exists (select 1 from public.workspaces w where w.id = workspace and w.personal) then
    return jsonb_build_object('code', 'kind', 'message', 'Documents of this kind belong to a personal workspace');
  end if;
  if not private.may(workspace, rule.permission) then
    return jsonb_build_object('code', 'permission', 'message', 'You may not change this in the workspace');
  end if;
  if change -> 'deleted' = 'true' then
    return null;
  end if;
  if jsonb_typeof(change -> 'value') is distinct from 'object' then
    return jsonb_build_object('code', 'shape', 'message', 'The value of a document is an object');
  end if;
  if bytes > private.limit_of(workspace, rule.kind || '_document_bytes') then
    return jsonb_build_object('code', 'too_large', 'message',
      format('It is larger than %s bytes', private.limit_of(workspace, rule.kind || '_document_bytes')));
  end if;
  select * into counter from private.document_counters c where c.workspace_id = workspace;
  if counter.bytes - coalesce(known.bytes, 0) + bytes > private.limit_of(workspace, 'document_bytes')
    or (coalesce(known.deleted, true) and (
      select count(*) from public.documents d
      where d.workspace_id = workspace and d.kind = rule.kind and not d.deleted
    ) >= private.limit_of(workspace, rule.kind || '_documents')) then
    return jsonb_build_object('code', 'quota', 'message', 'The workspace has no room for more');
  end if;
  return null;
end;
$$;

-- Adds a version to the history of a document and drops versions beyond its limits: those that won and those that lost are
-- counted apart. Returns the number of the added version.
create function private.add_document_version(d public.documents, is_lost boolean) returns bigint
language plpgsql set search_path = ''
as $$
declare
  added bigint;
  dropped bigint;
begin
  insert into public.document_versions
    (workspace_id, kind, id, version, lost, value, deleted, created_by, bytes)
  values (d.workspace_id, d.kind, d.id, d.version, is_lost, d.value, d.deleted, auth.uid(), d.bytes)
  returning number into added;
  with ranked as (
    select v.number, row_number() over w as place, sum(v.bytes) over w as total
    from public.document_versions v
    where v.workspace_id = d.workspace_id and v.kind = d.kind and v.id = d.id and v.lost = is_lost
    window w as (order by v.number desc)
  ), gone as (
    delete from public.document_versions v using ranked r
    where v.number = r.number and r.place > 1 and (
      r.place > private.limit_of(d.workspace_id, 'versions_of_a_document')
      or r.total > private.limit_of(d.workspace_id, 'version_bytes_of_a_document')
    )
    returning v.bytes
  )
  select coalesce(sum(bytes), 0) into dropped from gone;
  update private.document_counters c set history_bytes = history_bytes + d.bytes - dropped
  where c.workspace_id = d.workspace_id;
  return added;
end;
$$;

-- Applies one change and returns its result. The caller has locked the counter of the workspace.
create function private.push_document(workspace uuid, asked jsonb) returns jsonb
language plpgsql set search_path = ''
as $$
declare
  known public.documents;
  next public.documents;
  change_id uuid := (asked ->> 'change')::uuid;
  base bigint := coalesce((asked ->> 'base')::bigint, 0);
  result jsonb;
begin
  select * into known from public.documents d
  where d.workspace_id = workspace and d.kind = asked ->> 'kind' and d.id = asked ->> 'id';

  select c.result into result from private.document_changes c
  where c.workspace_id = workspace and c.change = change_id;
  if found then
    if result ->> 'result' = 'conflict' then
      return result || jsonb_build_object('version', known.version, 'value', known.value, 'deleted', known.deleted);
    end if;
    return result;
  end if;

  result := private.refused_change(workspace, asked, known);
  if result is not null then
    return result || jsonb_build_object('change', change_id, 'result', 'refused');
  end if;

  next.workspace_id := workspace;
  next.kind := asked ->> 'kind';
  next.id := asked ->> 'id';
  next.deleted := coalesce((asked ->> 'deleted')::boolean, false);
  next.value := case when next.deleted then null else asked -> 'value' end;
  next.bytes := coalesce(octet_length(next.value::text), 0);
  next.change := change_id;
  next.updated_by := auth.uid();
  next.updated_at := now();

  if known.version is not null and known.deleted = next.deleted and known.value is not distinct from next.value then
    -- It says already what the change asks for.
    result := jsonb_build_object('change', change_id, 'result', 'accepted', 'version', known.version);
  elsif known.version is null or base = known.version
    -- The client made it after changes of its own whose results it never received.
    or coalesce(asked -> 'after', '[]') ? known.change::text then
    next.version := coalesce(known.version, 0) + 1;
    update private.document_counters c
    set cursor = cursor + 1, bytes = c.bytes - coalesce(known.bytes, 0) + next.bytes
    where c.workspace_id = workspace returning c.cursor into next.cursor;
    if known.version is null then
      insert into public.documents values (next.*);
    else
      update public.documents d
      set value = next.value, version = next.version, deleted = next.deleted, updated_at = next.updated_at,
        updated_by = next.updated_by, cursor = next.cursor, change = next.change, bytes = next.bytes
      where d.workspace_id = workspace and d.kind = next.kind and d.id = next.id;
    end if;
    perform private.add_document_version(next, false);
    result := jsonb_build_object('change', change_id, 'result', 'accepted', 'version', next.version);
  else
    next.version := base;
    result := jsonb_build_object('change', change_id, 'result', 'conflict',
      'lost', private.add_document_version(next, true));
  end if;

  insert into private.document_changes (workspace_id, change, result) values (workspace, change_id, result);
  if result ->> 'result' = 'conflict' then
    return result || jsonb_build_object('version', known.version, 'value', known.value, 'deleted', known.deleted);
  end if;
  return result;
end;
$$;

-- Applies up to 200 changes, a JSON list of `{ kind, id, change, base, value | deleted, after }`, in their order: `change` is a
-- UUID made by the client, `base` the version that it was made from (0: none), `after` its own earlier changes whose results
-- it does not know. Returns a list with the result of each:
-- `{ change, result: 'accepted', version }`, `{ change, result: 'refused', code, message }`, or
-- `{ change, result: 'conflict', lost, version, value, deleted }` with the version that won; the losing version is stored.
create function public.push_documents(workspace uuid, changes text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  asked jsonb;
  one jsonb;
  results jsonb := '[]';
  excess bigint;
begin
  perform private.demand(workspace, 'read');
  begin
    asked := changes::jsonb;
  exception when others then
    raise exception 'The changes are not valid JSON' using errcode = '22023';
  end;
  if jsonb_typeof(asked) <> 'array' or jsonb_array_length(asked) > 200 then
    raise exception 'A push is a list of at most 200 changes' using errcode = '22023';
  end if;
  insert into private.document_counters (workspace_id) values (workspace) on conflict do nothing;
  perform 1 from private.document_counters c where c.workspace_id = workspace for update;
  for one in select value from jsonb_array_elements(asked) loop
    if jsonb_typeof(one) <> 'object'
      or coalesce(length(one ->> 'id'), 0) not between 1 and 200
      or coalesce(length(one ->> 'kind'), 0) not between 1 and 50
      or coalesce(one ->> 'change', '') !~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
      or coalesce(one ->> 'base', '0') !~ '^\d{1,15}$'
      or coalesce(jsonb_typeof(one -> 'deleted'), 'boolean') <> 'boolean'
      or coalesce(jsonb_typeof(one -> 'after'), 'array') <> 'array' then
      raise exception 'A change has a kind, an id, a change id and a base' using errcode = '22023';
    end if;
    results := results || private.push_document(workspace, one);
  end loop;

  select c.history_bytes - private.limit_of(workspace, 'document_history_bytes') into excess
  from private.document_counters c where c.workspace_id = workspace;
  if excess > 0 then
    with oldest as (
      select v.number, sum(v.bytes) over (order by v.number) - v.bytes as before
      from public.document_versions v where v.workspace_id = workspace
    ), gone as (
      delete from public.document_versions v using oldest o
      where v.number = o.number and o.before < excess returning v.bytes
    )
    update private.document_counters c set history_bytes = c.history_bytes - (select coalesce(sum(bytes), 0) from gone)
    where c.workspace_id = workspace;
  end if;
  delete from private.document_changes c where c.workspace_id = workspace and c.at < now() - interval '60 days';
  return results;
end;
$$;

-- The changes of a workspace after a cursor, in its order: at most `page_size` documents (500) and about a megabyte.
-- `{ documents: [{ kind, id, value, version, deleted }], cursor, more }`; the next page is asked for with its cursor.
create function public.pull_documents(workspace uuid, after_cursor bigint, page_size integer) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  page jsonb;
  newest bigint := coalesce((select c.cursor from private.document_counters c where c.workspace_id = workspace), 0);
begin
  perform private.demand(workspace, 'read');
  if after_cursor > newest then
    -- The database was restored from a backup: the client reads everything again.
    after_cursor := 0;
  end if;
  with found as (
    select d.*, sum(d.bytes) over (order by d.cursor) - d.bytes as before
    from (
      select * from public.documents f
      where f.workspace_id = workspace and f.cursor > after_cursor
      order by f.cursor limit least(greatest(page_size, 1), 500)
    ) d
  ), taken as (select * from found where before < 1000000)
  select jsonb_build_object(
    'documents', coalesce(jsonb_agg(jsonb_build_object(
      'kind', t.kind, 'id', t.id, 'value', t.value, 'version', t.version, 'deleted', t.deleted
    ) order by t.cursor), '[]'),
    'cursor', coalesce(max(t.cursor), after_cursor)
  ) into page from taken t;
  return page || jsonb_build_object('more', (page ->> 'cursor')::bigint < newest);
end;
$$;

-- The stored versions of one document, the newest first, those that lost among them. A value over 100 kB is left out.
create function public.document_history(workspace uuid, kind text, id text) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.demand(workspace, 'read');
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'number', v.number, 'version', v.version, 'lost', v.lost, 'deleted', v.deleted,
      'value', case when v.bytes <= 100000 then v.value end,
      'at', v.created_at, 'by', p.username
    ) order by v.number desc), '[]')
    from public.document_versions v left join public.profiles p on p.id = v.created_by
    where v.workspace_id = workspace and v.kind = document_history.kind and v.id = document_history.id
  );
end;
$$;

insert into private.granted (privilege, roles) values
  ('select on public.documents, public.document_versions', 'authenticated'),
  ('all on public.documents, public.document_versions', 'service_role'),
  ('execute on function public.push_documents(uuid, text)', 'authenticated'),
  ('execute on function public.pull_documents(uuid, bigint, integer)', 'authenticated'),
  ('execute on function public.document_history(uuid, text, text)', 'authenticated');

select private.apply_grants();
