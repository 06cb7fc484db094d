-- Administrators compare accounts, so the list comes in the order that they ask for.

drop function public.admin_profiles(text, text, text, integer, integer);

create function public.admin_profiles(
  search text,
  wanted_status text,
  wanted_role text,
  page_from integer,
  page_size integer,
  sort_by text default '',
  descending boolean default true
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
  -- Names of columns come from here alone. Without one it is the newest first, which is read in an index.
  sorted text := case sort_by
    when 'username' then 'lower(coalesce(username, email))'
    when 'status' then 'status'
    when 'role' then 'role'
    when 'last_login' then 'last_login'
  end;
  ordering text := coalesce(
    sorted || case when descending then ' desc' else ' asc' end || ' nulls last, id desc',
    'created_at desc, id desc'
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
        select jsonb_agg(to_jsonb(p) order by %2$s)
        from public.profiles p
        where p.id in (
          select id from public.profiles where %1$s order by %2$s limit $4 offset $5
        )
      ), ''[]''))',
    condition, ordering
  )
  into page
  using pattern, wanted_status, wanted_role, least(greatest(page_size, 1), 200), greatest(page_from, 0);
  return page;
end;
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
  grant execute on function public.admin_profiles(text, text, text, integer, integer, text, boolean) to authenticated;
  -- Policies call these as the caller.
  grant usage on schema private to authenticated, service_role;
  revoke all on all functions in schema private from public, anon, authenticated;
  grant execute on function private.is_admin() to authenticated, service_role;
  grant execute on function private.session_is_open() to authenticated;
end;
$$;

select private.apply_grants();
