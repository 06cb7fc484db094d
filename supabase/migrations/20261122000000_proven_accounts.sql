-- An account belongs to the reader of its address: passwords, links and changes count only from the proof on.

-- Accounts whose password was set after their address was proven.
create table private.proven_passwords (
  user_id uuid primary key references auth.users (id) on delete cascade
);

create function private.note_proven_password() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.proven_passwords (user_id) values (new.id) on conflict do nothing;
  return new;
end;
$$;

create trigger note_proven_password after update on auth.users
  for each row
  when (
    old.email_confirmed_at is not null and old.email is not distinct from new.email
    and old.encrypted_password is distinct from new.encrypted_password and new.encrypted_password <> ''
  )
  execute function private.note_proven_password();

-- Leaves the way by a recovery mail only. The tables of the auth service differ in the type of `user_id`.
create function private.void_password(account uuid) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  update auth.users set encrypted_password = null where id = account;
  delete from auth.refresh_tokens where user_id::text = account::text;
  delete from auth.sessions where user_id = account;
  delete from private.proven_passwords where user_id = account;
end;
$$;

-- A password from before the address was proven may have been planted, so its account must not become an administrator's.
create or replace function private.handle_changed_user() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  designated boolean := old.email_confirmed_at is null and new.email_confirmed_at is not null
    and private.is_designated_admin(new.email::text);
begin
  if old.email is distinct from new.email then
    delete from private.proven_passwords where user_id = new.id;
  end if;
  update public.profiles
  set
    email = new.email,
    is_verified = new.email_confirmed_at is not null,
    role = case when designated then 'admin' else role end
  where id = new.id;
  if designated then
    perform private.void_password(new.id);
  end if;
  return new;
end;
$$;

create or replace function private.handle_designated_admin() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.void_password(id)
  from auth.users
  where email_confirmed_at is not null and lower(email::text) = lower(new.value)
    and not exists (select 1 from private.proven_passwords where user_id = users.id);
  update public.profiles
  set role = 'admin'
  where role <> 'admin' and id in (
    select id from auth.users where email_confirmed_at is not null and lower(email::text) = lower(new.value)
  );
  return new;
end;
$$;

-- Further sign-ups with an address that is not proven yet: each waits for its own link.
-- The embedded server fills it; hosted Supabase keeps the first sign-up only.
create table private.sign_ups (
  token_hash text primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  encrypted_password text not null,
  data jsonb not null,
  sent_at timestamptz not null default now()
);
create index sign_ups_user_id_idx on private.sign_ups (user_id);

-- Gives the account what was asked for in the sign-up of this link. Nothing happens for a link that does not wait.
create function private.choose_sign_up(link text) returns void
language plpgsql set search_path = ''
as $$
declare
  chosen private.sign_ups;
  name text;
begin
  select s.* into chosen from private.sign_ups s join auth.users u on u.id = s.user_id
  where s.token_hash = link and u.email_confirmed_at is null;
  if not found then
    return;
  end if;
  chosen.data := chosen.data || jsonb_build_object('sub', chosen.user_id);
  name := chosen.data ->> 'username';
  update auth.users
  set
    encrypted_password = chosen.encrypted_password,
    raw_user_meta_data = chosen.data,
    confirmation_token = chosen.token_hash,
    confirmation_sent_at = chosen.sent_at
  where id = chosen.user_id;
  update auth.identities set identity_data = chosen.data where user_id = chosen.user_id;
  update public.profiles
  set username = case
    when exists (
      select 1 from public.profiles other where other.id <> chosen.user_id and lower(other.username) = lower(name)
    ) then null
    else name
  end
  where id = chosen.user_id;
end;
$$;

-- The links that give an account its former address back. The embedded server mails them; hosted Supabase asks the
-- old address first. Only their hashes are kept.
create table private.undo_links (
  token_hash text primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  email text not null,
  sent_at timestamptz not null default clock_timestamp()
);
create index undo_links_user_id_idx on private.undo_links (user_id);

-- Gives the account its former address back and voids what happened since: password, links, sessions and later changes
-- of the address. Links of earlier changes stay, so that an attacker who took the account cannot void its owner's.
create function private.undo_address_change(link text) returns void
language plpgsql set search_path = ''
as $$
declare
  undone private.undo_links;
begin
  select * into strict undone from private.undo_links where token_hash = link;
  update auth.users
  set email = undone.email, recovery_token = '', reauthentication_token = '',
    email_change = '', email_change_token_new = '', email_change_token_current = ''
  where id = undone.user_id;
  update auth.identities
  set identity_data = identity_data || jsonb_build_object('email', undone.email)
  where user_id = undone.user_id and provider = 'email';
  perform private.void_password(undone.user_id);
  delete from private.undo_links where user_id = undone.user_id and sent_at >= undone.sent_at;
end;
$$;

-- A lock voids the links that were mailed before it. Sessions stay: they read the own profile and change nothing.
create function private.handle_lock() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update auth.users
  set confirmation_token = '', recovery_token = '', reauthentication_token = '',
    email_change = '', email_change_token_new = '', email_change_token_current = ''
  where id = new.id;
  delete from private.sign_ups where user_id = new.id;
  -- Where hosted Supabase keeps the links.
  if to_regclass('auth.one_time_tokens') is not null then
    execute 'delete from auth.one_time_tokens where user_id = $1' using new.id;
  end if;
  return new;
end;
$$;

create trigger handle_lock after update on public.profiles
  for each row when (new.status = 'locked' and old.status <> 'locked')
  execute function private.handle_lock();

-- For every caller, the auth service included.
create function private.guard_locked_user() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if exists (select 1 from public.profiles where id = old.id and status = 'locked') then
    raise exception 'This account is locked. Ask an administrator to unlock it.' using errcode = '42501';
  end if;
  return new;
end;
$$;

create trigger guard_locked_user before update on auth.users
  for each row
  when (
    old.encrypted_password is distinct from new.encrypted_password or old.email is distinct from new.email
    or coalesce(new.email_change, '') not in ('', coalesce(old.email_change, ''))
  )
  execute function private.guard_locked_user();

-- Later functions cannot be called until they are granted.
alter default privileges revoke execute on functions from public;
alter default privileges in schema public revoke execute on functions from anon, authenticated;

select private.apply_grants();
