-- A sign-up can be withdrawn while its address is unconfirmed, so that its owner can sign up again with another address
-- and the same username. The browser proves that it made the sign-up by a random claim that it sent with it.

-- Returns nothing, so that a caller does not learn which addresses are known. Of several sign-ups with one address, only
-- that of the claim is withdrawn; the account stays as long as another sign-up waits for its link.
create function public.withdraw_sign_up(email text, claim text) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  account uuid;
  own text;
begin
  if length(claim) < 32 then
    return;
  end if;
  select id, raw_user_meta_data ->> 'claim' into account, own from auth.users
  where users.email = lower(withdraw_sign_up.email) and email_confirmed_at is null
  for update;
  if not found then
    return;
  end if;
  delete from private.sign_ups where user_id = account and data ->> 'claim' = claim;
  if own = claim and not exists (select 1 from private.sign_ups where user_id = account) then
    delete from auth.users where id = account;
  end if;
end;
$$;

-- As before, and: visitors may withdraw a sign-up.
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
  grant execute on function public.withdraw_sign_up(text, text) to anon, authenticated, service_role;
  grant execute on function public.admin_profiles(text, text, text, integer, integer, text, boolean) to authenticated;
  -- Policies call these as the caller.
  grant usage on schema private to authenticated, service_role;
  revoke all on all functions in schema private from public, anon, authenticated;
  grant execute on function private.is_admin() to authenticated, service_role;
  grant execute on function private.session_is_open() to authenticated;
end;
$$;

select private.apply_grants();
