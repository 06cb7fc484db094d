-- Personal tokens: programs of a member act as that member in one workspace, to read or also to write. The server enters
-- a transaction by a token, so every statement after it runs with the rights of `private.may`.

create table public.access_tokens (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.profiles (id) on delete cascade,
  workspace_id uuid not null references public.workspaces (id) on delete cascade,
  name text not null check (length(trim(name)) between 1 and 80),
  scope text not null check (scope in ('read', 'write')),
  -- SHA-256 of the token, which is stored nowhere.
  hash bytea not null unique check (length(hash) = 32),
  -- The last four characters, by which its owner recognises it.
  ending text not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  -- Written once a minute at most.
  last_used_at timestamptz,
  revoked_at timestamptz
);
create index access_tokens_user_idx on public.access_tokens (user_id);
create index access_tokens_workspace_idx on public.access_tokens (workspace_id);

alter table public.access_tokens enable row level security;

-- 32 random bytes of the database's own source, as URL-safe text.
create function private.random_secret(prefix text) returns text
language sql volatile set search_path = ''
as $$
  select prefix || rtrim(translate(encode(
    sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())), 'base64'
  ), '+/', '-_'), '=');
$$;

-- Makes a token of the caller for a workspace: `{ id, token, expires_at }`. The token is returned this once.
-- Only a session may do so: a token makes no other token.
create function public.create_access_token(workspace uuid, name text, scope text, days integer) returns json
language plpgsql security definer set search_path = ''
as $$
declare
  token text := private.random_secret('orr_');
  made public.access_tokens;
begin
  if private.bound_workspace() is not null or not private.may(workspace, 'read') then
    raise exception 'You are not a member of this workspace' using errcode = '42501';
  end if;
  if length(trim(coalesce(create_access_token.name, ''))) not between 1 and 80 then
    raise exception 'The name of a token has 1 to 80 characters' using errcode = '22023';
  end if;
  if create_access_token.scope is null or create_access_token.scope not in ('read', 'write') then
    raise exception 'The scope of a token is read or write' using errcode = '22023';
  end if;
  if days is null or days not between 1 and 365 then
    raise exception 'A token lasts 1 to 365 days' using errcode = '22023';
  end if;
  perform from public.profiles where id = auth.uid() for update;
  delete from public.access_tokens t
  where t.user_id = auth.uid() and least(t.expires_at, t.revoked_at) < now() - interval '30 days';
  if (select count(*) from public.access_tokens t where t.user_id = auth.uid() and t.revoked_at is null) >= 50 then
    raise exception 'An account can have 50 tokens. Revoke one first.' using errcode = 'PT409';
  end if;
  insert into public.access_tokens (user_id, workspace_id, name, scope, hash, ending, expires_at)
  values (
    auth.uid(), workspace, trim(create_access_token.name), create_access_token.scope, sha256(convert_to(token, 'UTF8')),
    right(token, 4), now() + days * interval '1 day'
  ) returning * into made;
  return json_build_object('id', made.id, 'token', token, 'expires_at', made.expires_at);
end;
$$;

-- The caller's tokens, the newest first: `[{ id, workspace_id, workspace, name, scope, ending, created_at, expires_at,
-- last_used_at, revoked_at }]`.
create function public.my_access_tokens() returns json
language sql stable security definer set search_path = ''
as $$
  select coalesce(json_agg(json_build_object(
    'id', t.id, 'workspace_id', t.workspace_id, 'workspace', w.name, 'name', t.name, 'scope', t.scope,
    'ending', t.ending, 'created_at', t.created_at, 'expires_at', t.expires_at, 'last_used_at', t.last_used_at,
    'revoked_at', t.revoked_at
  ) order by t.created_at desc, t.id), '[]')
  from public.access_tokens t
  join public.workspaces w on w.id = t.workspace_id
  where t.user_id = auth.uid() and private.bound_workspace() is null and private.session_is_open();
$$;

-- Revokes a token of the caller, or of another member where the caller manages the team. Returns whether it was valid.
create function public.revoke_access_token(token_id uuid) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  if private.bound_workspace() is not null or not private.session_is_open() then
    raise exception 'Tokens are revoked in a session' using errcode = '42501';
  end if;
  update public.access_tokens t set revoked_at = now()
  where t.id = token_id and t.revoked_at is null
    and (t.user_id = auth.uid() or private.may(t.workspace_id, 'manage_team'));
  return found;
end;
$$;

-- Becomes the owner of a token for the rest of the transaction, with the claims that `private.may` reads. Called by the
-- server alone, as the owner of the database. Raises PT401 for a token that is unknown, revoked or expired.
create function private.enter_by_token(token_hash bytea) returns void
language plpgsql set search_path = ''
as $$
declare
  entered public.access_tokens;
begin
  select * into entered from public.access_tokens
  where hash = token_hash and revoked_at is null and expires_at > now();
  if not found then
    raise exception 'The token is unknown, revoked or expired' using errcode = 'PT401';
  end if;
  -- A row that another request is just writing is left to it.
  update public.access_tokens set last_used_at = now()
  where id = (
    select id from public.access_tokens
    where id = entered.id and coalesce(last_used_at < now() - interval '1 minute', true)
    for update skip locked
  );
  perform private.enter(json_build_object(
    'sub', entered.user_id, 'role', 'authenticated', 'workspace_id', entered.workspace_id, 'scope', entered.scope
  ));
end;
$$;

-- Takes the claims of a verified session or token, and the role of the API's users, for the rest of the transaction.
create function private.enter(claims json) returns void
language plpgsql set search_path = ''
as $$
begin
  perform set_config('request.jwt.claims', claims::text, true),
    set_config('request.jwt.claim.sub', coalesce(claims ->> 'sub', ''), true),
    set_config('request.jwt.claim.role', 'authenticated', true);
  perform set_config('role', 'authenticated', true);
end;
$$;

-- The workspace in which a caller works who names none: that of the token, or the personal workspace of a session.
create function private.own_workspace() returns uuid
language sql stable security definer set search_path = ''
as $$ select coalesce(private.bound_workspace(), auth.uid()) $$;

insert into private.granted (privilege, roles) values
  ('all on public.access_tokens', 'service_role'),
  ('execute on function public.create_access_token(uuid, text, text, integer)', 'authenticated'),
  ('execute on function public.my_access_tokens()', 'authenticated'),
  ('execute on function private.own_workspace()', 'authenticated'),
  ('execute on function public.revoke_access_token(uuid)', 'authenticated');

select private.apply_grants();
