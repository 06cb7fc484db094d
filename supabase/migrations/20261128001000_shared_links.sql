-- Links by which people without an account read one project or one dataset. A link ends when it expires or is revoked, when
-- its document is deleted, and when its maker may no longer share.

create table public.shared_links (
  id uuid primary key default gen_random_uuid(),
  workspace_id uuid not null references public.workspaces (id) on delete cascade,
  kind text not null check (kind in ('project', 'dataset')),
  document text not null check (length(document) between 1 and 200),
  -- SHA-256 of the token, which is stored nowhere.
  hash bytea not null unique check (length(hash) = 32),
  -- The last four characters, by which people recognise it.
  ending text not null,
  created_by uuid not null references public.profiles (id) on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index shared_links_document_idx on public.shared_links (workspace_id, kind, document);
create index shared_links_maker_idx on public.shared_links (created_by);
-- Read by functions alone.
alter table public.shared_links enable row level security;

insert into private.limits (name, value) values ('shared_links', 200);

-- Makes a link to a document of the workspace: `{ id, token, expires_at }`. The token is returned this once.
create function public.create_shared_link(workspace uuid, kind text, id text, days integer) returns json
language plpgsql security definer set search_path = ''
as $$
declare
  token text := private.random_secret('');
  made public.shared_links;
begin
  perform private.demand(workspace, 'share_links');
  if days is null or days not between 1 and 365 then
    raise exception 'A link lasts 1 to 365 days' using errcode = '22023';
  end if;
  if create_shared_link.kind is null or create_shared_link.kind not in ('project', 'dataset') then
    raise exception 'Projects and datasets are shared' using errcode = '22023';
  end if;
  if not exists (
    select from public.documents d
    where d.workspace_id = workspace and d.kind = create_shared_link.kind and d.id = create_shared_link.id and not d.deleted
  ) then
    raise exception 'Your account has not stored this yet. Wait until your changes are saved.' using errcode = 'PT404';
  end if;
  -- Locked, so that two requests cannot take the last place at the same moment.
  perform from public.workspaces w where w.id = workspace for update;
  delete from public.shared_links l where l.workspace_id = workspace and l.expires_at <= now();
  perform private.check_limit(workspace, 'shared_links',
    (select count(*) + 1 from public.shared_links l where l.workspace_id = workspace));
  insert into public.shared_links (workspace_id, kind, document, hash, ending, created_by, expires_at)
  values (
    workspace, create_shared_link.kind, create_shared_link.id, sha256(convert_to(token, 'UTF8')), right(token, 4), auth.uid(),
    now() + days * interval '1 day'
  ) returning * into made;
  return json_build_object('id', made.id, 'token', token, 'expires_at', made.expires_at);
end;
$$;

-- Whether a link still opens its document.
create function private.link_is_open(l public.shared_links) returns boolean
language sql stable set search_path = ''
as $$
  select l.expires_at > now()
    and exists (
      select from public.memberships m join public.profiles p on p.id = m.user_id
      where m.workspace_id = l.workspace_id and m.user_id = l.created_by and m.status = 'active' and p.status = 'active'
        and private.role_may(m.role, 'share_links')
    );
$$;

-- The open links to a document, the newest first, and whether the caller may make one:
-- `{ may_share, links: [{ id, ending, by, created_at, expires_at }] }`.
create function public.document_links(workspace uuid, kind text, id text) returns json
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.demand(workspace, 'read');
  return json_build_object('may_share', private.may(workspace, 'share_links'), 'links', (
    select coalesce(json_agg(json_build_object(
      'id', l.id, 'ending', l.ending, 'by', p.username, 'created_at', l.created_at, 'expires_at', l.expires_at
    ) order by l.created_at desc, l.id), '[]')
    from public.shared_links l join public.profiles p on p.id = l.created_by
    where l.workspace_id = workspace and l.kind = document_links.kind and l.document = document_links.id
      and private.link_is_open(l)
  ));
end;
$$;

-- Ends a link of the workspace for good.
create function public.revoke_shared_link(link uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  l public.shared_links;
begin
  select * into l from public.shared_links s where s.id = revoke_shared_link.link;
  if l.id is null or not private.may(l.workspace_id, 'read') then
    raise exception 'There is no such link' using errcode = 'PT404';
  end if;
  perform private.demand(l.workspace_id, 'share_links');
  delete from public.shared_links s where s.id = l.id;
end;
$$;

-- The named fields of an object.
create function private.only(value jsonb, fields text[]) returns jsonb
language sql immutable set search_path = ''
as $$
  select coalesce(jsonb_object_agg(e.key, e.value), '{}')
  from jsonb_each(case jsonb_typeof(value) when 'object' then value else '{}' end) e where e.key = any (fields);
$$;

-- The statistics of a file without anything that its cells said: no rows, no values of texts, no names of files.
create function private.shared_profile(value jsonb) returns jsonb
language sql immutable set search_path = ''
as $$
  select private.only(value -> 'profile', array[
    'headers', 'totalRows', 'duplicateRows', 'duplicateRowsEstimated', 'fileSize', 'fileType', 'encoding', 'problemCount'
  ]) || jsonb_build_object('rows', '[]'::jsonb, 'reading', null, 'sheets', null, 'problems', '[]'::jsonb, 'columns', (
    select coalesce(jsonb_agg(
      c.value || jsonb_build_object('strays', '[]'::jsonb, 'failure', null) || case
        when c.value ->> 'type' in ('integer', 'number', 'boolean') then '{}'
        else jsonb_build_object('top', '[]'::jsonb, 'marks', '[]'::jsonb, 'placeholders', '[]'::jsonb, 'min', null, 'max', null, 'quartiles', null)
      end order by c.ordinality
    ), '[]')
    from jsonb_array_elements(value -> 'profile' -> 'columns') with ordinality c
  ));
$$;

-- The document of a link, for everyone who has its token; null for every token that opens nothing. Without names of people,
-- addresses and ids: `{ kind, v, data, profile, column_count, expires_at }`.
create function public.shared_document(token text) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  l public.shared_links;
  d public.documents;
  p public.documents;
  data jsonb;
begin
  if token is null or token !~ '^[A-Za-z0-9_-]{43}$' then
    return null;
  end if;
  select * into l from public.shared_links s where s.hash = sha256(convert_to(token, 'UTF8'));
  if l.id is null or not private.link_is_open(l) then
    return null;
  end if;
  select * into d from public.documents f
  where f.workspace_id = l.workspace_id and f.kind = l.kind and f.id = l.document and not f.deleted;
  if d.id is null or d.value is null then
    return null;
  end if;
  data := d.value -> 'data';
  if l.kind = 'project' then
    data := private.only(data, array['name', 'description', 'type', 'template', 'config', 'createdAt', 'status'])
      || jsonb_build_object('aiTools', (
        select coalesce(jsonb_agg(private.only(t, array['id', 'name', 'enabled'])), '[]')
        from jsonb_array_elements(case jsonb_typeof(data -> 'aiTools') when 'array' then data -> 'aiTools' else '[]' end) t
      ));
  else
    select * into p from public.documents f
    where f.workspace_id = l.workspace_id and f.kind = 'dataset_profile' and f.id = l.document and not f.deleted;
    data := private.only(data, array[
      'name', 'description', 'type', 'size', 'samples', 'format', 'version', 'createdAt', 'updatedAt', 'tags'
    ]);
  end if;
  return jsonb_build_object(
    'kind', l.kind, 'v', d.value -> 'v', 'data', data, 'expires_at', l.expires_at,
    'profile', case when p.id is not null then private.shared_profile(p.value -> 'data') end,
    'column_count', p.value -> 'data' -> 'columnCount'
  );
end;
$$;

-- The files and links for Download Data: those in the caller's own workspace, and those that the caller made elsewhere.
-- `{ files: [{ workspace, dataset, name, size, sha256, at }], links: [{ workspace, kind, document, created_at, expires_at }] }`
create function public.own_files_and_links() returns json
language sql stable security definer set search_path = ''
as $$
  select json_build_object(
    'files', (
      select coalesce(json_agg(json_build_object(
        'workspace', f.workspace_id, 'dataset', f.dataset, 'name', f.name, 'size', f.size, 'sha256', f.hash, 'at', f.created_at
      ) order by f.created_at), '[]')
      from public.dataset_files f
      where auth.uid() in (f.workspace_id, f.created_by) and f.hash is not null and private.session_is_open()
    ),
    'links', (
      select coalesce(json_agg(json_build_object(
        'workspace', l.workspace_id, 'kind', l.kind, 'document', l.document, 'created_at', l.created_at, 'expires_at', l.expires_at
      ) order by l.created_at), '[]')
      from public.shared_links l
      where l.created_by = auth.uid() and private.session_is_open()
    )
  );
$$;

insert into private.granted (privilege, roles) values
  ('execute on function public.own_files_and_links()', 'authenticated'),
  ('all on public.shared_links', 'service_role'),
  ('execute on function public.create_shared_link(uuid, text, text, integer)', 'authenticated'),
  ('execute on function public.document_links(uuid, text, text)', 'authenticated'),
  ('execute on function public.revoke_shared_link(uuid)', 'authenticated'),
  ('execute on function public.shared_document(text)', 'anon, authenticated, service_role');

select private.apply_grants();
