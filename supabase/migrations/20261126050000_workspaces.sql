-- Workspaces: what every row of the platform belongs to, who is a member, and what a member may do there. Rights are
-- decided here by `private.may`, for every door alike.

create table public.workspaces (
  -- A personal workspace has the id of its account.
  id uuid primary key default gen_random_uuid(),
  name text not null check (length(trim(name)) between 1 and 80),
  personal boolean not null default false,
  created_at timestamptz not null default now()
);

create table public.memberships (
  workspace_id uuid not null references public.workspaces (id) on delete cascade,
  user_id uuid not null references public.profiles (id) on delete cascade,
  role text not null check (role in ('viewer', 'developer', 'manager', 'admin')),
  status text not null default 'active' check (status in ('active', 'suspended')),
  joined_at timestamptz not null default now(),
  primary key (workspace_id, user_id)
);
create index memberships_user_idx on public.memberships (user_id);

-- The documented permissions of the Team tab (TEM-04), and `read`, which every member has.
create function private.role_may(role text, permission text) returns boolean
language sql immutable set search_path = ''
as $$
  select case permission
    when 'read' then true
    when 'create_models' then true
    when 'manage_datasets' then true
    when 'deploy_models' then true
    when 'manage_team' then role in ('manager', 'admin')
    when 'admin_settings' then role = 'admin'
    else false
  end;
$$;

-- The workspace that a token or a key is bound to; null for a session, which is bound to none.
create function private.bound_workspace() returns uuid
language sql stable set search_path = ''
as $$
  select nullif(auth.jwt() ->> 'workspace_id', '')::uuid;
$$;

-- Whether the caller may do something in a workspace: an active member with an active account, whose role has the
-- permission. A caller with a token has the rights of its owner, within the token's workspace and scope (`read` or
-- `write`). False for a visitor.
create function private.may(workspace uuid, permission text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select auth.uid() is not null
    and coalesce(workspace = private.bound_workspace(), true)
    and (permission = 'read' or coalesce(auth.jwt() ->> 'scope', 'write') = 'write')
    and (private.bound_workspace() is not null or private.session_is_open())
    and exists (
      select 1
      from public.memberships m
      join public.profiles p on p.id = m.user_id
      where m.workspace_id = workspace
        and m.user_id = auth.uid()
        and m.status = 'active'
        and p.status = 'active'
        and private.role_may(m.role, permission)
    );
$$;

-- Each account has a workspace of its own, of which it is the only member, for as long as it exists.
create function private.make_personal_workspace() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.workspaces (id, name, personal) values (new.id, 'Personal', true);
  insert into public.memberships (workspace_id, user_id, role) values (new.id, new.id, 'admin');
  return new;
end;
$$;

create trigger make_personal_workspace after insert on public.profiles
  for each row execute function private.make_personal_workspace();

insert into public.workspaces (id, name, personal) select id, 'Personal', true from public.profiles;
insert into public.memberships (workspace_id, user_id, role) select id, id, 'admin' from public.profiles;

-- The rules of every change of a membership, for every caller.
create function private.guard_membership() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  home public.workspaces;
  is_admin boolean := private.may(old.workspace_id, 'admin_settings');
begin
  -- Locked, so that two admins cannot remove each other at the same moment.
  select * into home from public.workspaces where id = old.workspace_id for update;
  if not found then
    -- The workspace itself is being deleted.
    return old;
  end if;
  if home.personal then
    -- The account is being deleted when its profile is gone.
    if tg_op = 'DELETE' and not exists (select 1 from public.profiles where id = old.user_id) then
      return old;
    end if;
    raise exception 'A personal workspace belongs to its account alone' using errcode = '42501';
  end if;

  if tg_op = 'UPDATE' then
    if (new.workspace_id, new.user_id, new.joined_at) is distinct from (old.workspace_id, old.user_id, old.joined_at) then
      raise exception 'Only the role and the status of a member can be changed' using errcode = '42501';
    end if;
    if auth.uid() is not null and not is_admin and (old.role = 'admin' or new.role = 'admin') then
      raise exception 'Only an admin of the workspace may change admins' using errcode = '42501';
    end if;
  elsif auth.uid() is not null and old.user_id <> auth.uid() and old.role = 'admin' and not is_admin then
    raise exception 'Only an admin of the workspace may remove an admin' using errcode = '42501';
  end if;

  if old.role = 'admin' and old.status = 'active'
    and (tg_op = 'DELETE' or new.role <> 'admin' or new.status <> 'active')
    and not exists (
      select 1 from public.memberships
      where workspace_id = old.workspace_id and user_id <> old.user_id and role = 'admin' and status = 'active'
    ) then
    if tg_op = 'DELETE' and not exists (select 1 from public.profiles where id = old.user_id) then
      -- The account is gone: the workspace passes to the member with the highest role, the longest there.
      update public.memberships set role = 'admin', status = 'active'
      where workspace_id = old.workspace_id and user_id = (
        select user_id from public.memberships
        where workspace_id = old.workspace_id and user_id <> old.user_id
        order by
          status = 'active' desc,
          array_position(array['admin', 'manager', 'developer', 'viewer'], role),
          joined_at
        limit 1
      );
      return old;
    end if;
    raise exception 'This is the last admin of the workspace. Make another member an admin first.'
      using errcode = 'PT409';
  end if;
  return case when tg_op = 'DELETE' then old else new end;
end;
$$;

create trigger guard_membership before update or delete on public.memberships
  for each row execute function private.guard_membership();

-- A workspace without a member could not be reached or deleted by any account.
create function private.drop_empty_workspace() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.workspaces w
  where w.id = old.workspace_id
    and not exists (select 1 from public.memberships m where m.workspace_id = w.id);
  return null;
end;
$$;

create trigger drop_empty_workspace after delete on public.memberships
  for each row execute function private.drop_empty_workspace();

-- Makes a shared workspace with the caller as its admin. Returns its id.
create function public.create_workspace(name text) returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  made uuid;
begin
  if auth.uid() is null or not private.may(auth.uid(), 'admin_settings') then
    raise exception 'Sign in to create a workspace' using errcode = '42501';
  end if;
  if length(trim(create_workspace.name)) not between 1 and 80 then
    raise exception 'The name of a workspace has 1 to 80 characters' using errcode = '22023';
  end if;
  if (select count(*) from public.memberships where user_id = auth.uid()) >= 50 then
    raise exception 'An account can be a member of 50 workspaces. Leave one first.' using errcode = 'PT409';
  end if;
  insert into public.workspaces (name) values (trim(create_workspace.name)) returning id into made;
  insert into public.memberships (workspace_id, user_id, role) values (made, auth.uid(), 'admin');
  return made;
end;
$$;

-- The caller's workspaces with the role there, the personal one first: `[{ id, name, personal, role, status, members }]`.
create function public.my_workspaces() returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_agg(
    jsonb_build_object(
      'id', w.id, 'name', w.name, 'personal', w.personal, 'role', m.role, 'status', m.status,
      'members', (select count(*) from public.memberships where workspace_id = w.id)
    ) order by w.personal desc, lower(w.name), w.id
  ), '[]')
  from public.memberships m
  join public.workspaces w on w.id = m.workspace_id
  where m.user_id = auth.uid() and private.session_is_open();
$$;

alter table public.workspaces enable row level security;
alter table public.memberships enable row level security;

create policy "read" on public.workspaces for select to authenticated using (private.may(id, 'read'));
create policy "rename" on public.workspaces for update to authenticated
  using (private.may(id, 'admin_settings') and not personal)
  with check (private.may(id, 'admin_settings') and not personal);
create policy "delete" on public.workspaces for delete to authenticated
  using (private.may(id, 'admin_settings') and not personal);

create policy "read" on public.memberships for select to authenticated using (private.may(workspace_id, 'read'));
create policy "manage" on public.memberships for update to authenticated
  using (private.may(workspace_id, 'manage_team')) with check (private.may(workspace_id, 'manage_team'));
create policy "leave or remove" on public.memberships for delete to authenticated
  using (user_id = auth.uid() and private.session_is_open() or private.may(workspace_id, 'manage_team'));

insert into private.granted (privilege, roles) values
  ('select, delete on public.workspaces', 'authenticated'),
  ('update (name) on public.workspaces', 'authenticated'),
  ('select, delete on public.memberships', 'authenticated'),
  ('update (role, status) on public.memberships', 'authenticated'),
  ('all on public.workspaces, public.memberships', 'service_role'),
  ('execute on function public.create_workspace(text)', 'authenticated'),
  ('execute on function public.my_workspaces()', 'authenticated'),
  ('execute on function private.may(uuid, text)', 'authenticated, service_role');

select private.apply_grants();
