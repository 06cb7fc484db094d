-- For administrators: pages of accounts that stay fast with 100,000 of them, and the rules of their changes.

create schema if not exists extensions;
create extension if not exists pg_trgm with schema extensions;

drop index public.profiles_created_at_idx;
create index profiles_newest_idx on public.profiles (created_at desc, id desc);
create index profiles_status_idx on public.profiles (status, created_at desc, id desc);
create index profiles_role_idx on public.profiles (role, created_at desc, id desc);
create index profiles_search_idx on public.profiles
  using gin (username extensions.gin_trgm_ops, email extensions.gin_trgm_ops);

-- One page of accounts, newest first, and how many there are: `{ "total": n, "rows": [profile, …] }`. An empty text
-- filters nothing. A function, because row level security keeps a search from using its index.
create function public.admin_profiles(
  search text,
  wanted_status text,
  wanted_role text,
  page_from integer,
  page_size integer
) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  pattern text := '%' || regexp_replace(left(trim(search), 254), '([\\%_])', '\\\1', 'g') || '%';
  condition text := concat_ws(
    ' and ',
    'true',
    case when trim(search) <> '' then '(username ilike $1 or email ilike $1)' end,
    case when wanted_status <> '' then 'status = $2' end,
    case when wanted_role <> '' then 'role = $3' end
  );
  page jsonb;
begin
  if not private.is_admin() then
    raise exception 'Only administrators may list accounts' using errcode = '42501';
  end if;
  -- Written out for each call, so that it is planned for the filters that are set. The page is found in an index
  -- and only its own rows are read.
  execute format(
    'select jsonb_build_object(
      ''total'', (select count(*) from public.profiles where %1$s),
      ''rows'', coalesce((
        select jsonb_agg(to_jsonb(p) order by p.created_at desc, p.id desc)
        from public.profiles p
        where p.id in (
          select id from public.profiles where %1$s order by created_at desc, id desc limit $4 offset $5
        )
      ), ''[]''))',
    condition
  )
  into page
  using pattern, wanted_status, wanted_role, least(greatest(page_size, 1), 200), greatest(page_from, 0);
  return page;
end;
$$;

-- Fires after `guard_profile`, whose rules come first. `auth.uid()` is null for the service. The values are checked
-- in words, because the API answers a failed constraint as a failure of the server.
create function private.guard_status() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  caller uuid := auth.uid();
begin
  if caller = old.id and old.status = 'locked' then
    raise exception 'This account is locked. Ask an administrator to unlock it.' using errcode = '42501';
  end if;
  if caller = old.id and (new.role, new.status) is distinct from (old.role, old.status) then
    raise exception 'Nobody changes the role or status of the own account. Ask another administrator.'
      using errcode = '42501';
  end if;
  if new.status not in ('active', 'inactive', 'locked') then
    raise exception 'A status is active, inactive or locked.' using errcode = '22023';
  end if;
  if new.role not in ('user', 'admin', 'moderator') then
    raise exception 'A role is user, admin or moderator.' using errcode = '22023';
  end if;
  if new.username !~ '^[A-Za-z0-9_]{3,20}$' then
    raise exception 'Username must be 3-20 characters long and contain only letters, numbers, and underscores'
      using errcode = '22023';
  end if;
  if caller is not null and old.status = 'locked' and new.status = 'inactive' then
    raise exception 'A locked account must be unlocked first.' using errcode = 'PT409';
  end if;
  return new;
end;
$$;

create trigger guard_status before update on public.profiles
  for each row execute function private.guard_status();

-- True when this account is the only active administrator.
create function private.is_last_admin(account uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (select 1 from public.profiles where id = account and role = 'admin' and status = 'active')
    and not exists (select 1 from public.profiles where id <> account and role = 'admin' and status = 'active');
$$;

-- For every role, the service included: an installation without an administrator cannot be mended from inside.
create function private.guard_deletion() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform 1 from public.profiles where role = 'admin' and status = 'active' for update;
  if private.is_last_admin(old.id) then
    raise exception 'This is the last active administrator. Make another account an administrator first.'
      using errcode = 'PT409';
  end if;
  return old;
end;
$$;

create trigger guard_deletion before delete on public.profiles
  for each row when (old.role = 'admin') execute function private.guard_deletion();

create or replace function private.apply_grants() returns void
language plpgsql set search_path = ''
as $$
begin
  revoke all on all tables in schema public from anon, authenticated, public;
  revoke all on all sequences in schema public from anon, authenticated, public;
  alter default privileges in schema public revoke all on tables from anon, authenticated;
  alter default privileges in schema public revoke all on sequences from anon, authenticated;
  grant usage on schema public to anon, authenticated, service_role;
  grant select on public.profiles to authenticated;
  grant update (username, email, last_login, login_attempts, is_verified, status, role, updated_at)
    on public.profiles to authenticated;
  grant all on public.profiles to service_role;
  revoke all on all functions in schema public from public, anon, authenticated;
  grant execute on function public.username_available(text) to anon, authenticated, service_role;
  grant execute on function public.admin_profiles(text, text, text, integer, integer) to authenticated;
  -- Policies call this function as the caller.
  grant usage on schema private to authenticated, service_role;
  revoke all on all functions in schema private from public, anon, authenticated;
  grant execute on function private.is_admin() to authenticated, service_role;
end;
$$;

select private.apply_grants();
