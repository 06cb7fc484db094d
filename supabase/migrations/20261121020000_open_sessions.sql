-- An access token opens the database only as long as its session is open, not until it expires: signing out, a new
-- password and a deleted account end it at once.

-- Raises instead of answering false, so that the caller learns why nothing is there. Answered as 401.
create function private.session_is_open() returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not exists (select 1 from auth.sessions where id::text = auth.jwt() ->> 'session_id' and user_id = auth.uid()) then
    raise exception 'This session has ended. Please sign in again.' using errcode = 'PT401';
  end if;
  return true;
end;
$$;

create policy "open session" on public.profiles as restrictive to authenticated
  using ((select private.session_is_open()));

-- For functions that read past the policies.
create or replace function private.is_admin() returns boolean
language sql stable security definer set search_path = ''
as $$
  select auth.uid() is not null and private.session_is_open() and exists (
    select 1 from public.profiles where id = auth.uid() and role = 'admin' and status = 'active'
  );
$$;

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
  -- Policies call these as the caller.
  grant usage on schema private to authenticated, service_role;
  revoke all on all functions in schema private from public, anon, authenticated;
  grant execute on function private.is_admin() to authenticated, service_role;
  grant execute on function private.session_is_open() to authenticated;
end;
$$;

select private.apply_grants();
