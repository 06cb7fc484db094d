-- The last requests of an endpoint, where a manager or an admin switched that on.

alter table public.endpoints add column keep_requests boolean not null default false;

-- At most 20 of an endpoint. `input` is the first row by the names of the inputs, null where it is too large.
create table private.kept_requests (
  id bigint generated always as identity primary key,
  endpoint_id uuid not null references public.endpoints (id) on delete cascade,
  version integer not null,
  at timestamptz not null,
  rows integer not null check (rows >= 0),
  ms float8 not null check (ms >= 0),
  input jsonb check (length(input::text) <= 8000)
);
create index kept_requests_endpoint_idx on private.kept_requests (endpoint_id, id desc);

create or replace function private.endpoint_json(e public.endpoints) returns json
language sql stable set search_path = ''
as $$
  select json_build_object(
    'id', e.id, 'workspace_id', e.workspace_id, 'name', e.name, 'paused', e.paused, 'keep_requests', e.keep_requests,
    'created_at', e.created_at, 'updated_at', e.updated_at,
    'versions', (
      select coalesce(json_agg(json_build_object(
        'version', v.version, 'hash', v.hash, 'size', v.size, 'source', v.source, 'model', v.model,
        'model_version', v.model_version, 'signature', v.signature, 'share', v.share, 'created_at', v.created_at
      ) order by v.version desc), '[]')
      from public.endpoint_versions v where v.endpoint_id = e.id
    )
  );
$$;

-- Whether an endpoint keeps its last requests, whether the caller may switch that, and the requests, the newest first: `{ keep, may,
-- requests: [{ id, version, at, rows, ms, input }] }`. Requests may hold personal data: they are for managers and admins, in a session; for
-- others the list is empty.
create function public.endpoint_requests(endpoint uuid) returns json
language plpgsql stable security definer set search_path = ''
as $$
declare
  home public.endpoints := private.endpoint_of(endpoint);
  may boolean := private.bound_workspace() is null and private.may(home.workspace_id, 'manage_team');
begin
  return json_build_object(
    'keep', home.keep_requests, 'may', may,
    'requests', (
      select coalesce(json_agg(json_build_object(
        'id', k.id, 'version', k.version, 'at', k.at, 'rows', k.rows, 'ms', k.ms, 'input', k.input
      ) order by k.id desc), '[]')
      from private.kept_requests k where may and k.endpoint_id = home.id
    )
  );
end;
$$;

-- Keeps the last requests of an endpoint from now on, or no longer; then those that were kept are deleted. Returns `endpoint_requests`.
create function public.keep_endpoint_requests(endpoint uuid, keep boolean) returns json
language plpgsql security definer set search_path = ''
as $$
declare
  home public.endpoints := private.endpoint_of(endpoint, true);
begin
  if private.bound_workspace() is not null then
    raise exception 'Requests are kept by a choice in a session' using errcode = '42501';
  end if;
  perform private.demand(home.workspace_id, 'manage_team');
  update public.endpoints e set keep_requests = coalesce(keep, false) where e.id = home.id;
  if keep is not true then
    delete from private.kept_requests k where k.endpoint_id = home.id;
  end if;
  return public.endpoint_requests(home.id);
end;
$$;

-- Stores what a process has seen: `[{ endpoint, requests: [{ version, at, rows, ms, input }] }]`, the oldest first. Called by the server
-- alone. The endpoints are locked first, so that nothing is stored for an endpoint that was switched off meanwhile.
create function private.keep_requests(seen jsonb) returns void
language plpgsql set search_path = ''
as $$
declare
  homes uuid[];
begin
  select array_agg(l.id) into homes from (
    select e.id from public.endpoints e
    where e.keep_requests and e.id in (select (s.one ->> 'endpoint')::uuid from jsonb_array_elements(seen) s (one))
    order by e.id for no key update
  ) l;
  insert into private.kept_requests (endpoint_id, version, at, rows, ms, input)
  select (s.one ->> 'endpoint')::uuid, r.version, to_timestamp(r.at / 1000.0), r.rows, r.ms, nullif(r.input, 'null')
  from jsonb_array_elements(seen) s (one),
    jsonb_to_recordset(s.one -> 'requests') r (version integer, at float8, rows integer, ms float8, input jsonb)
  where (s.one ->> 'endpoint')::uuid = any (homes)
  order by r.at;
  delete from private.kept_requests k
  where k.endpoint_id = any (homes) and k.id <= (
    select o.id from private.kept_requests o where o.endpoint_id = k.endpoint_id order by o.id desc offset 20 limit 1
  );
end;
$$;

insert into private.granted (privilege, roles) values
  ('execute on function public.endpoint_requests(uuid)', 'authenticated'),
  ('execute on function public.keep_endpoint_requests(uuid, boolean)', 'authenticated');

select private.apply_grants();
