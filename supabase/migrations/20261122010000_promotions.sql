-- Passwords and links from before an account's promotion count no more: an attacker may have prepared them.

-- A promotion is meant for the reader of the account's present address.
create function private.handle_promotion() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update auth.users
  set email_change = '', email_change_token_new = '', email_change_token_current = ''
  where id = new.id and coalesce(email_change, '') <> '';
  delete from private.undo_links where user_id = new.id;
  -- Where hosted Supabase keeps the links.
  if to_regclass('auth.one_time_tokens') is not null then
    execute $sql$delete from auth.one_time_tokens where user_id = $1 and token_type::text like 'email_change%'$sql$
      using new.id;
  end if;
  return new;
end;
$$;

create trigger handle_promotion after update on public.profiles
  for each row when (new.role = 'admin' and old.role <> 'admin')
  execute function private.handle_promotion();

-- A password that was chosen before the proof is no administrator's, also when the promotion came first.
create or replace function private.handle_changed_user() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  proven boolean := old.email_confirmed_at is null and new.email_confirmed_at is not null;
  now_role text;
begin
  if old.email is distinct from new.email then
    delete from private.proven_passwords where user_id = new.id;
  end if;
  update public.profiles
  set
    email = new.email,
    is_verified = new.email_confirmed_at is not null,
    role = case when proven and private.is_designated_admin(new.email::text) then 'admin' else role end
  where id = new.id
  returning role into now_role;
  if proven and now_role = 'admin' then
    perform private.void_password(new.id);
  end if;
  return new;
end;
$$;

select private.apply_grants();
