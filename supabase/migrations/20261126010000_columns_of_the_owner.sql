-- As before, and: an administrator may change the role and the status alone. Every other column, a later one too, belongs
-- to the account whose profile it is.
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

  if caller <> old.id and to_jsonb(new) - array['role', 'status', 'updated_at']
    is distinct from to_jsonb(old) - array['role', 'status', 'updated_at'] then
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
