-- The rights of the API's roles as a list, so that a later migration adds a line and does not repeat them all. A library
-- that grants more when it starts is corrected by `apply_grants`, which runs after every start.
create table private.granted (
  -- The text after `grant`, such as `select on public.profiles`.
  privilege text not null,
  -- Roles, separated by commas.
  roles text not null,
  primary key (privilege, roles)
);

insert into private.granted (privilege, roles) values
  ('usage on schema public', 'anon, authenticated, service_role'),
  ('select on public.profiles', 'authenticated'),
  (
    'update (username, email, last_login, login_attempts, is_verified, status, role, updated_at) on public.profiles',
    'authenticated'
  ),
  ('all on public.profiles', 'service_role'),
  ('execute on function public.username_available(text)', 'anon, authenticated, service_role'),
  ('execute on function public.withdraw_sign_up(text, text)', 'anon, authenticated, service_role'),
  (
    'execute on function public.admin_profiles(text, text, text, integer, integer, text, boolean)',
    'authenticated'
  ),
  -- Policies call these as the caller.
  ('usage on schema private', 'authenticated, service_role'),
  ('execute on function private.is_admin()', 'authenticated, service_role'),
  ('execute on function private.session_is_open()', 'authenticated');

create or replace function private.apply_grants() returns void
language plpgsql set search_path = ''
as $$
declare
  line record;
begin
  revoke all on all tables in schema public from anon, authenticated, public;
  revoke all on all sequences in schema public from anon, authenticated, public;
  alter default privileges in schema public revoke all on tables from anon, authenticated;
  alter default privileges in schema public revoke all on sequences from anon, authenticated;
  revoke all on all functions in schema public from public, anon, authenticated;
  revoke all on all functions in schema private from public, anon, authenticated;
  for line in select privilege, roles from private.granted loop
    execute format('grant %s to %s', line.privilege, line.roles);
  end loop;
end;
$$;

select private.apply_grants();
