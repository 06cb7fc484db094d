-- A sign-up holds its name for two days. Its link lasts one; a sign-up whose address is still not confirmed after two
-- gives the name to the next account that asks for it, and its own account chooses another after it is confirmed.

create function private.is_held(holder public.profiles) returns boolean
language sql stable set search_path = ''
as $$
  select holder.is_verified or holder.created_at > now() - interval '2 days';
$$;

create or replace function public.username_available(username text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select username_available.username ~ '^[A-Za-z0-9_]{3,20}$' and not exists (
    select 1 from public.profiles
    where lower(profiles.username) = lower(username_available.username) and private.is_held(profiles)
  );
$$;

-- Takes a name from the account that no longer holds it. One statement: an account that is confirmed at the same moment
-- is waited for and keeps its name, and the unique index decides between two accounts that ask for it.
create function private.free_name(wanted text, asker uuid) returns void
language sql security definer set search_path = ''
as $$
  update public.profiles set username = null
  where lower(username) = lower(wanted) and id <> asker and not private.is_held(profiles);
$$;

create function private.take_free_name() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.free_name(new.username, new.id);
  return new;
end;
$$;

-- A new account takes a free name in `handle_new_user`, which has looked for its holder anyway.
create trigger take_free_name before update of username on public.profiles
  for each row when (new.username is distinct from old.username and new.username is not null)
  execute function private.take_free_name();

-- As before, and: a name whose hold is over is taken from its account.
create or replace function private.guard_profile() returns trigger
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

  -- `free_name`, on behalf of the account that asks for the name.
  if caller <> old.id and new.username is null and not private.is_held(old)
    and to_jsonb(new) - array['username', 'profile_completed', 'updated_at']
      = to_jsonb(old) - array['username', 'profile_completed', 'updated_at'] then
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

  if old.is_verified and not new.is_verified then
    raise exception 'A confirmed e-mail address stays verified' using errcode = '42501';
  end if;

  if new.is_verified and not old.is_verified and not exists (
    select 1 from auth.users where id = old.id and email_confirmed_at is not null
  ) then
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

-- As before, and: only an account that holds a name keeps it from others.
create or replace function private.handle_new_user() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  wanted text := new.raw_user_meta_data ->> 'username';
  holder public.profiles;
begin
  if wanted is not null and wanted !~ '^[A-Za-z0-9_]{3,20}$' then
    raise exception 'Username must be 3-20 characters long and contain only letters, numbers, and underscores'
      using errcode = '22023';
  end if;
  select * into holder from public.profiles where lower(username) = lower(wanted);
  if found and private.is_held(holder) then
    raise exception 'Username is already taken' using errcode = '23505';
  elsif found then
    perform private.free_name(wanted, new.id);
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

create or replace function private.choose_sign_up(link text) returns void
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
      select 1 from public.profiles other
      where other.id <> chosen.user_id and lower(other.username) = lower(name) and private.is_held(other)
    ) then null
    else name
  end
  where id = chosen.user_id;
end;
$$;
