-- Accounts of Orrery. Every rule about who may read or change what is decided here, never in the client.

create schema if not exists private;
revoke all on schema private from public;

-- Settings that only the database reads. `admin_email`: the designated admin's address.
create table private.settings (
  key text primary key,
  value text not null
);

create table public.profiles (
  id uuid primary key references auth.users (id) on delete cascade,
  user_id uuid not null unique references auth.users (id) on delete cascade,
  username text check (username ~ '^[A-Za-z0-9_]{3,20}$'),
  email text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  last_login timestamptz,
  status text not null default 'active' check (status in ('active', 'inactive', 'locked')),
  login_attempts integer not null default 0 check (login_attempts >= 0),
  -- Part of the documented shape, never filled: tokens live in the auth service. It cannot be hidden instead,
  -- because a grant that leaves one column out makes `select *` fail.
  verification_token text,
  is_verified boolean not null default false,
  profile_completed boolean not null default false,
  role text not null default 'user' check (role in ('user', 'admin', 'moderator')),
  check (id = user_id)
);

create unique index profiles_username_key on public.profiles (lower(username));
create index profiles_created_at_idx on public.profiles (created_at desc);

-- True when the caller is an administrator whose account is active.
create function private.is_admin() returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select 1 from public.profiles where id = auth.uid() and role = 'admin' and status = 'active'
  );
$$;

create function private.is_designated_admin(address text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select 1 from private.settings where key = 'admin_email' and lower(value) = lower(address)
  );
$$;

-- The rules of every write to a profile. `auth.uid()` is null for the service role and for the auth service
-- itself, which are bound by the table's constraints only.
create function private.guard_profile() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  caller uuid := auth.uid();
begin
  new.profile_completed := new.username is not null;
  if tg_op = 'INSERT' then
    return new;
  end if;

  new.updated_at := now();
  if caller is null then
    return new;
  end if;

  if (new.id, new.user_id, new.created_at, new.verification_token)
    is distinct from (old.id, old.user_id, old.created_at, old.verification_token) then
    raise exception 'id, user_id, created_at and verification_token cannot be changed' using errcode = '42501';
  end if;

  if (new.role, new.status) is distinct from (old.role, old.status) and not private.is_admin() then
    raise exception 'Only administrators may change role and status' using errcode = '42501';
  end if;

  if caller <> old.id and (new.username, new.email, new.is_verified, new.login_attempts, new.last_login)
    is distinct from (old.username, old.email, old.is_verified, old.login_attempts, old.last_login) then
    raise exception 'Only the owner may change these fields' using errcode = '42501';
  end if;

  if new.username is null and old.username is not null then
    raise exception 'A username cannot be removed' using errcode = '42501';
  end if;

  if new.email is distinct from old.email and not exists (
    select 1 from auth.users where id = old.id and lower(email::text) = lower(new.email)
  ) then
    raise exception 'The address must be confirmed with the authentication service first' using errcode = '42501';
  end if;

  if new.is_verified is distinct from old.is_verified and (not new.is_verified or not exists (
    select 1 from auth.users where id = old.id and email_confirmed_at is not null
  )) then
    raise exception 'The e-mail address is not confirmed' using errcode = '42501';
  end if;

  if new.login_attempts is distinct from old.login_attempts and new.login_attempts <> 0 then
    raise exception 'login_attempts can only be reset' using errcode = '42501';
  end if;

  if new.last_login is distinct from old.last_login then
    new.last_login := now();
  end if;

  if old.role = 'admin' and old.status = 'active' and (new.role <> 'admin' or new.status <> 'active') then
    -- Locked, so that two administrators cannot remove each other at the same moment.
    perform 1 from public.profiles
    where role = 'admin' and status = 'active' and id <> old.id
    for update;
    if not found then
      -- Answered as 409; the API answers other codes of our own as a failure of the server.
      raise exception 'This is the last active administrator. Make another account an administrator first.'
        using errcode = 'PT409';
    end if;
  end if;

  return new;
end;
$$;

create trigger guard_profile before insert or update on public.profiles
  for each row execute function private.guard_profile();

-- The profile exists the moment the user does. Only the username is taken from the sign-up metadata.
create function private.handle_new_user() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  wanted text := new.raw_user_meta_data ->> 'username';
begin
  if wanted is not null and wanted !~ '^[A-Za-z0-9_]{3,20}$' then
    raise exception 'Username must be 3-20 characters long and contain only letters, numbers, and underscores'
      using errcode = '22023';
  end if;
  if wanted is not null and exists (select 1 from public.profiles where lower(username) = lower(wanted)) then
    raise exception 'Username is already taken' using errcode = '23505';
  end if;

  insert into public.profiles (id, user_id, username, email, is_verified, role)
  values (
    new.id,
    new.id,
    wanted,
    new.email,
    new.email_confirmed_at is not null,
    case
      when new.email_confirmed_at is not null and private.is_designated_admin(new.email::text) then 'admin'
      else 'user'
    end
  );
  return new;
end;
$$;

create trigger handle_new_user after insert on auth.users
  for each row execute function private.handle_new_user();

-- Keeps the profile in step with the auth service: a confirmed address verifies, a changed address is copied,
-- and the designated admin becomes one at the moment the address is confirmed.
create function private.handle_changed_user() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.profiles
  set
    email = new.email,
    is_verified = new.email_confirmed_at is not null,
    role = case
      when old.email_confirmed_at is null and new.email_confirmed_at is not null
        and private.is_designated_admin(new.email::text) then 'admin'
      else role
    end
  where id = new.id;
  return new;
end;
$$;

create trigger handle_changed_user after update on auth.users
  for each row
  when (old.email is distinct from new.email or old.email_confirmed_at is distinct from new.email_confirmed_at)
  execute function private.handle_changed_user();

-- An account that already has the confirmed address when it is designated becomes an administrator, too.
create function private.handle_designated_admin() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.profiles
  set role = 'admin'
  where role <> 'admin' and id in (
    select id from auth.users where email_confirmed_at is not null and lower(email::text) = lower(new.value)
  );
  return new;
end;
$$;

create trigger handle_designated_admin after insert or update on private.settings
  for each row when (new.key = 'admin_email')
  execute function private.handle_designated_admin();

-- SUP-04: returns whether a name is free, whatever its case, and nothing else. A malformed name is never free.
create function public.username_available(username text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select username_available.username ~ '^[A-Za-z0-9_]{3,20}$' and not exists (
    select 1 from public.profiles where lower(profiles.username) = lower(username_available.username)
  );
$$;

alter table public.profiles enable row level security;

create policy "read own profile" on public.profiles for select to authenticated
  using (id = (select auth.uid()));
create policy "admins read all profiles" on public.profiles for select to authenticated
  using ((select private.is_admin()));
create policy "update own profile" on public.profiles for update to authenticated
  using (id = (select auth.uid())) with check (id = (select auth.uid()));
create policy "admins update profiles" on public.profiles for update to authenticated
  using ((select private.is_admin())) with check (true);

-- The privileges in one place, so that a server which grants more at start can put them back.
create function private.apply_grants() returns void
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
  revoke all on function public.username_available(text) from public;
  grant execute on function public.username_available(text) to anon, authenticated, service_role;
  -- Policies call this function as the caller.
  grant usage on schema private to authenticated, service_role;
  revoke all on all functions in schema private from public, anon, authenticated;
  grant execute on function private.is_admin() to authenticated, service_role;
end;
$$;

select private.apply_grants();
