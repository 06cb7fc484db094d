-- Nothing that is asked for reads every account: there may be many.

-- The right to read all rows was checked after reading them. Now both rules find their rows in the primary key: null is
-- between nothing, so other users get their own row only.
alter policy "admins read all profiles" on public.profiles
  using (
    id between (select case when private.is_admin() then '00000000-0000-0000-0000-000000000000'::uuid end)
      and 'ffffffff-ffff-ffff-ffff-ffffffffffff'
  );

-- How many accounts there are of each kind.
create table private.account_counts (
  status text not null,
  role text not null,
  total bigint not null,
  primary key (status, role)
);

-- Counts them all: now, and after a load of many at once, for which the triggers below are best switched off: in one
-- transaction every row of it would search through all versions of one count.
create function private.recount_accounts() returns void
language sql set search_path = ''
as $$
  delete from private.account_counts;
  insert into private.account_counts (status, role, total)
  select status, role, count(*) from public.profiles group by status, role;
$$;

select private.recount_accounts();

create function private.count_new_accounts() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.account_counts as counts (status, role, total)
  select status, role, count(*) from added group by status, role order by status, role
  on conflict (status, role) do update set total = counts.total + excluded.total;
  return null;
end;
$$;

create trigger count_new_accounts after insert on public.profiles
  referencing new table as added
  for each statement execute function private.count_new_accounts();

create function private.count_removed_accounts() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.account_counts as counts (status, role, total)
  select status, role, -count(*) from removed group by status, role order by status, role
  on conflict (status, role) do update set total = counts.total + excluded.total;
  return null;
end;
$$;

create trigger count_removed_accounts after delete on public.profiles
  referencing old table as removed
  for each statement execute function private.count_removed_accounts();

-- In one order, so that two changes at once do not wait for each other.
create function private.count_changed_account() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.account_counts as counts (status, role, total)
  select status, role, total
  from (values (old.status, old.role, -1), (new.status, new.role, 1)) changed (status, role, total)
  order by status, role
  on conflict (status, role) do update set total = counts.total + excluded.total;
  return null;
end;
$$;

create trigger count_changed_account after update on public.profiles
  for each row when ((old.status, old.role) is distinct from (new.status, new.role))
  execute function private.count_changed_account();

-- In a language whose plans are kept; the claims of the token are read once.
create or replace function private.session_is_open() returns boolean
language plpgsql stable security definer set search_path = ''
as $$
declare
  caller uuid := auth.uid();
  session text := auth.jwt() ->> 'session_id';
begin
  if not exists (select 1 from auth.sessions where user_id = caller and id::text = session) then
    raise exception 'This session has ended. Please sign in again.' using errcode = 'PT401';
  end if;
  return true;
end;
$$;

create or replace function private.is_admin() returns boolean
language plpgsql stable security definer set search_path = ''
as $$
declare
  caller uuid := auth.uid();
begin
  if caller is null then
    return false;
  end if;
  perform private.session_is_open();
  return exists (select 1 from public.profiles where id = caller and role = 'admin' and status = 'active');
end;
$$;

create index profiles_name_idx on public.profiles (lower(coalesce(username, email)), id);

-- As before, and: without a search nothing is counted, every order but that of the last sign-in is read in an index, and
-- pages beyond the middle are read from the end.
drop function public.admin_profiles(text, text, text, integer, integer, text, boolean);

create function public.admin_profiles(
  search text,
  wanted_status text,
  wanted_role text,
  page_from integer,
  page_size integer,
  sort_by text default '',
  descending boolean default true
) returns json
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
  -- Names of columns come from here alone. Accounts without a last sign-in come last either way.
  upwards text := case sort_by
    when 'username' then 'lower(coalesce(username, email)), id'
    when 'status' then 'status, created_at desc, id desc'
    when 'role' then 'role, created_at desc, id desc'
    when 'last_login' then 'last_login nulls last, id desc'
    else 'created_at, id'
  end;
  downwards text := case sort_by
    when 'username' then 'lower(coalesce(username, email)) desc, id desc'
    when 'status' then 'status desc, created_at, id'
    when 'role' then 'role desc, created_at, id'
    when 'last_login' then 'last_login desc nulls last, id desc'
    else 'created_at desc, id desc'
  end;
  newest_first boolean := sort_by not in ('username', 'status', 'role', 'last_login');
  ordering text := case when descending or newest_first then downwards else upwards end;
  -- The order in which the rows are looked for.
  found_by text := ordering;
  found integer;
  skipped integer := greatest(page_from, 0);
  wanted integer := least(greatest(page_size, 1), 200);
  rows json;
begin
  if not private.is_admin() then
    raise exception 'Only administrators may list accounts' using errcode = '42501';
  end if;
  if trim(search) <> '' then
    execute 'select count(*) from public.profiles where ' || condition into found
    using pattern, wanted_status, wanted_role;
  else
    select coalesce(sum(total), 0) into found from private.account_counts
    where (wanted_status = '' or status = wanted_status) and (wanted_role = '' or role = wanted_role);
  end if;
  if sort_by <> 'last_login' and skipped > found / 2 then
    found_by := case when ordering = downwards then upwards else downwards end;
    wanted := greatest(least(wanted, found - skipped), 0);
    skipped := greatest(found - skipped - wanted, 0);
  end if;
  -- Written out for each call, so that it is planned for the filters that are set.
  execute format(
    'select coalesce(json_agg(row_to_json(p) order by %2$s), ''[]'') from public.profiles p
     where p.id in (select id from public.profiles where %1$s order by %3$s limit $4 offset $5)',
    condition, ordering, found_by
  )
  into rows
  using pattern, wanted_status, wanted_role, wanted, skipped;
  return json_build_object('total', found, 'rows', rows);
end;
$$;

select private.apply_grants();
