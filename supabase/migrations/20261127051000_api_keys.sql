-- API keys: programs ask the models of one workspace with them. A key acts for the member who made it, who may only read, so it
-- ends with that membership. The key itself is returned once; its SHA-256 is stored.

create table public.api_keys (
  id uuid primary key default gen_random_uuid(),
  workspace_id uuid not null references public.workspaces (id) on delete cascade,
  user_id uuid not null references public.profiles (id) on delete cascade,
  name text not null check (length(trim(name)) between 1 and 80),
  prefix text not null check (prefix in ('sk_prod_', 'sk_dev_', 'sk_test_')),
  hash bytea not null unique check (length(hash) = 32),
  -- The last four characters, by which people recognise it.
  ending text not null,
  scopes text[] not null check (scopes <@ array['predict', 'models', 'datasets'] and cardinality(scopes) between 1 and 3),
  active boolean not null default true,
  created_at timestamptz not null default now(),
  -- Null for a key that does not expire.
  expires_at timestamptz,
  -- Written once a minute at most.
  last_used_at timestamptz
);
create unique index api_keys_name_idx on public.api_keys (workspace_id, lower(trim(name)));
create index api_keys_user_idx on public.api_keys (user_id);

alter table public.api_keys enable row level security;
create policy "read" on public.api_keys for select to authenticated using (private.may(workspace_id, 'read'));

insert into private.limits (name, value) values ('api_keys', 100);

create function private.api_key_json(k public.api_keys) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'id', k.id, 'name', k.name, 'prefix', k.prefix, 'ending', k.ending, 'scopes', k.scopes, 'active', k.active,
    'created_at', k.created_at, 'expires_at', k.expires_at, 'last_used_at', k.last_used_at
  );
$$;

-- Makes a key of a workspace: as `api_key_json` with the `key`, which is returned this once. `environment` is production,
-- development or test, `scopes` are separated by commas, `days` is 0 for a key that does not expire. A key makes no other key.
create function public.create_api_key(workspace uuid, name text, environment text, scopes text, days integer) returns json
language plpgsql security definer set search_path = ''
as $$
declare
  kind text := case environment when 'production' then 'sk_prod_' when 'development' then 'sk_dev_' when 'test' then 'sk_test_' end;
  key text := private.random_secret(kind);
  made public.api_keys;
begin
  if private.bound_workspace() is not null then
    raise exception 'Keys are made in a session' using errcode = '42501';
  end if;
  perform private.demand(workspace, 'deploy_models');
  if length(trim(coalesce(create_api_key.name, ''))) not between 1 and 80 then
    raise exception 'The name of a key has 1 to 80 characters' using errcode = '22023';
  end if;
  if kind is null then
    raise exception 'A key is for production, development or test' using errcode = '22023';
  end if;
  if not string_to_array(coalesce(create_api_key.scopes, ''), ',') <@ array['predict', 'models', 'datasets']
    or coalesce(create_api_key.scopes, '') = '' or cardinality(string_to_array(create_api_key.scopes, ',')) > 3 then
    raise exception 'The scopes of a key are predict, models and datasets' using errcode = '22023';
  end if;
  if days is null or days not between 0 and 3650 then
    raise exception 'A key lasts up to 3650 days, or 0 for no end' using errcode = '22023';
  end if;
  perform from public.workspaces w where w.id = workspace for update;
  perform private.check_limit(workspace, 'api_keys',
    (select count(*) + 1 from public.api_keys k where k.workspace_id = workspace));
  if exists (
    select from public.api_keys k
    where k.workspace_id = workspace and lower(trim(k.name)) = lower(trim(create_api_key.name))
  ) then
    raise exception 'A key called “%” already exists. Choose another name.', trim(create_api_key.name) using errcode = 'PT409';
  end if;
  insert into public.api_keys (workspace_id, user_id, name, prefix, hash, ending, scopes, expires_at)
  values (
    workspace, auth.uid(), trim(create_api_key.name), kind, sha256(convert_to(key, 'UTF8')), right(key, 4),
    string_to_array(create_api_key.scopes, ','), case when days > 0 then now() + days * interval '1 day' end
  ) returning * into made;
  return private.api_key_json(made) || jsonb_build_object('key', key);
end;
$$;

-- The keys of a workspace, the newest first: as `api_key_json` with `own`, whether the caller made it.
create function public.workspace_api_keys(workspace uuid) returns json
language plpgsql stable security definer set search_path = ''
as $$
begin
  if private.bound_workspace() is not null then
    raise exception 'Keys are listed in a session' using errcode = '42501';
  end if;
  perform private.demand(workspace, 'read');
  return (
    select coalesce(json_agg(
      private.api_key_json(k) || jsonb_build_object('own', k.user_id = auth.uid()) order by k.created_at desc, k.id
    ), '[]')
    from public.api_keys k where k.workspace_id = workspace
  );
end;
$$;

-- Changes a key: `revoke`, `activate` or `delete`. Members change their own keys, those who manage the team all of them.
create function public.change_api_key(api_key uuid, change text) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  found_one public.api_keys;
begin
  select * into found_one from public.api_keys k where k.id = api_key;
  if found_one.id is null or not private.may(found_one.workspace_id, 'read') then
    raise exception 'There is no such key' using errcode = 'PT404';
  end if;
  if private.bound_workspace() is not null
    or not (found_one.user_id = auth.uid() or private.may(found_one.workspace_id, 'manage_team')) then
    raise exception 'You may change the keys that you made' using errcode = '42501';
  end if;
  case change
    when 'revoke' then update public.api_keys set active = false where id = api_key;
    when 'activate' then update public.api_keys set active = true where id = api_key;
    when 'delete' then delete from public.api_keys where id = api_key;
    else raise exception 'There is no such change' using errcode = '22023';
  end case;
  return true;
end;
$$;

-- Becomes the maker of a key for the rest of the transaction, who may only read, in the key's workspace and scopes. Called by the
-- server alone, as the owner of the database. Raises PT401 for a key that is unknown, revoked or expired.
create function private.enter_by_key(key_hash bytea) returns void
language plpgsql set search_path = ''
as $$
declare
  entered public.api_keys;
begin
  select * into entered from public.api_keys
  where hash = key_hash and active and coalesce(expires_at > now(), true);
  if not found then
    raise exception 'The key is unknown, revoked or expired' using errcode = 'PT401';
  end if;
  -- A row that another request is just writing is left to it.
  update public.api_keys set last_used_at = now()
  where id = (
    select id from public.api_keys
    where id = entered.id and coalesce(last_used_at < now() - interval '1 minute', true)
    for update skip locked
  );
  perform private.enter(json_build_object(
    'sub', entered.user_id, 'role', 'authenticated', 'workspace_id', entered.workspace_id, 'scope', 'read',
    'scopes', entered.scopes
  ));
end;
$$;

-- Raises PT403 for a key without the scope. A session has every scope.
create function private.demand_scope(wanted text) returns void
language plpgsql stable set search_path = ''
as $$
begin
  if auth.jwt()::jsonb ? 'scopes' and not (auth.jwt()::jsonb -> 'scopes') ? wanted then
    raise exception 'The key does not have the scope %', wanted using errcode = 'PT403';
  end if;
end;
$$;

-- The endpoint that a request asks, by name: as `endpoint_json`.
create function private.serving_target(workspace uuid, request jsonb) returns json
language plpgsql stable security definer set search_path = ''
as $$
declare
  found_one public.endpoints;
begin
  perform private.demand_scope('predict');
  perform private.demand(workspace, 'read');
  select * into found_one from public.endpoints e where e.workspace_id = workspace and e.name = request ->> 'name';
  if found_one.id is null then
    raise exception 'There is no model ''%''', left(request ->> 'name', 100) using errcode = 'PT404';
  end if;
  return private.endpoint_json(found_one);
end;
$$;

-- One page of the endpoints: `{ data: [{ id, name, status, version, created_at }], limit, offset, total }`.
create function private.serving_models(workspace uuid, request jsonb) returns json
language plpgsql stable security definer set search_path = ''
as $$
declare
  wanted text := nullif(request ->> 'status', '');
begin
  perform private.demand_scope('models');
  perform private.demand(workspace, 'read');
  return (
    with all_of_them as (
      select e.*, case when e.paused then 'offline' else 'online' end as status
      from public.endpoints e where e.workspace_id = workspace
    ), matching as (select * from all_of_them a where wanted is null or a.status = wanted)
    select json_build_object(
      'data', (
        select coalesce(json_agg(json_build_object(
          'id', p.name, 'name', p.name, 'status', p.status, 'created_at', to_timestamp(p.created_at / 1000.0),
          'version', (
            select v.version::text from public.endpoint_versions v where v.endpoint_id = p.id
            order by v.share desc, v.version desc limit 1
          )
        ) order by p.name), '[]')
        from (
          select * from matching order by name limit (request ->> 'limit')::integer offset (request ->> 'offset')::integer
        ) p
      ),
      'limit', (request ->> 'limit')::integer, 'offset', (request ->> 'offset')::integer,
      'total', (select count(*) from matching)
    )
  );
end;
$$;

-- One page of the datasets that runs of the workspace have logged: `{ data: [{ id, name, type, digest }], limit, offset, total }`.
create function private.serving_datasets(workspace uuid, request jsonb) returns json
language plpgsql stable security definer set search_path = ''
as $$
declare
  wanted text := nullif(request ->> 'type', '');
begin
  perform private.demand_scope('datasets');
  perform private.demand(workspace, 'read');
  return (
    with matching as (
      select distinct on (d.name, d.digest) d.name, d.digest, d.source_type
      from public.run_datasets d join public.runs r on r.number = d.run_number
      where r.workspace_id = workspace and r.lifecycle = 'active' and (wanted is null or d.source_type = wanted)
      order by d.name, d.digest
    )
    select json_build_object(
      'data', (
        select coalesce(json_agg(json_build_object(
          'id', p.name || '@' || p.digest, 'name', p.name, 'type', p.source_type, 'digest', p.digest
        ) order by p.name, p.digest), '[]')
        from (
          select * from matching order by name, digest
          limit (request ->> 'limit')::integer offset (request ->> 'offset')::integer
        ) p
      ),
      'limit', (request ->> 'limit')::integer, 'offset', (request ->> 'offset')::integer,
      'total', (select count(*) from matching)
    )
  );
end;
$$;

insert into private.granted (privilege, roles) values
  -- All columns but the hash.
  (
    'select (id, workspace_id, user_id, name, prefix, ending, scopes, active, created_at, expires_at, last_used_at)'
    || ' on public.api_keys', 'authenticated'
  ),
  ('all on public.api_keys', 'service_role'),
  ('execute on function public.create_api_key(uuid, text, text, text, integer)', 'authenticated'),
  ('execute on function public.workspace_api_keys(uuid)', 'authenticated'),
  ('execute on function public.change_api_key(uuid, text)', 'authenticated');
insert into private.granted (privilege, roles)
select 'execute on function ' || p.oid::regprocedure, 'authenticated'
from pg_proc p where p.pronamespace = 'private'::regnamespace and p.proname like 'serving\_%'
on conflict do nothing;

select private.apply_grants();
