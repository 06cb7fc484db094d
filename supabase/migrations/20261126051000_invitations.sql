-- Invitations to a workspace and the log of what happened in it. Clients write neither table: invitations change by the
-- functions of the next migration, the log by triggers.

-- Limits of workspaces, as data, so that an operator can change them.
create table private.limits (
  name text primary key,
  value integer not null check (value >= 0)
);

insert into private.limits (name, value) values
  ('members_per_workspace', 200),
  -- The personal one included.
  ('workspaces_per_account', 50),
  ('pending_invitations_per_workspace', 50),
  ('invitations_per_inviter_per_day', 20),
  -- From all workspaces together, so that no address can be flooded.
  ('invitations_per_address_per_day', 5),
  ('events_per_workspace', 500);

create function private.limit_of(name text) returns integer
language sql stable security definer set search_path = ''
as $$
  select value from private.limits where limits.name = limit_of.name;
$$;

create table public.invitations (
  id uuid primary key default gen_random_uuid(),
  workspace_id uuid not null references public.workspaces (id) on delete cascade,
  -- In lower case.
  email text not null check (email = lower(email) and email ~ '^[^@[:space:][:cntrl:]]+@[^@[:space:][:cntrl:]]+$'
    and length(email) <= 254),
  role text not null check (role in ('viewer', 'developer', 'manager', 'admin')),
  -- An invitation goes with the account of its inviter.
  invited_by uuid not null references public.profiles (id) on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '14 days',
  state text not null default 'pending' check (state in ('pending', 'accepted', 'declined', 'withdrawn', 'expired'))
);
create unique index invitations_pending_key on public.invitations (workspace_id, email) where state = 'pending';
create index invitations_workspace_idx on public.invitations (workspace_id, created_at);
create index invitations_email_idx on public.invitations (email);
create index invitations_inviter_idx on public.invitations (invited_by);

-- The invitations of the last day, also of workspaces and accounts that were deleted since: deleting gives no new mails.
create table private.invitations_sent (
  invited_by uuid not null,
  email text not null,
  at timestamptz not null default now()
);
create index invitations_sent_inviter_idx on private.invitations_sent (invited_by, at);
create index invitations_sent_email_idx on private.invitations_sent (email, at);
create index invitations_sent_at_idx on private.invitations_sent (at);

-- Whether a member may give a role in a workspace: managers up to manager, admins any.
create function private.may_give(account uuid, workspace uuid, given text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select 1
    from public.memberships m
    join public.profiles p on p.id = m.user_id
    where m.workspace_id = workspace
      and m.user_id = account
      and m.status = 'active'
      and p.status = 'active'
      and private.role_may(m.role, case when given = 'admin' then 'admin_settings' else 'manage_team' end)
  );
$$;

-- Whether an invitation can be accepted: it waits, it is not too old, and its inviter may still give the role.
create function private.is_open(invitation public.invitations) returns boolean
language sql stable security definer set search_path = ''
as $$
  select invitation.state = 'pending' and invitation.expires_at > now()
    and private.may_give(invitation.invited_by, invitation.workspace_id, invitation.role);
$$;

-- The caller's address in lower case, when it is proven, the account is active and the caller has an open session; else
-- null. A token has no address: it accepts nothing.
create function private.proven_address() returns text
language sql stable security definer set search_path = ''
as $$
  select lower(u.email::text)
  from auth.users u
  join public.profiles p on p.id = u.id
  where u.id = auth.uid()
    and private.bound_workspace() is null
    and private.session_is_open()
    and u.email_confirmed_at is not null
    and p.is_verified
    and p.status = 'active';
$$;

-- Names appear in mails to people who are no members yet: no line breaks, and nothing that mail programs make a link of.
create function private.guard_workspace() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.name := trim(new.name);
  if new.name is null or length(new.name) not between 1 and 80 or new.name ~ '[[:cntrl:]]|://|\mwww\.' then
    raise exception 'The name of a workspace has 1 to 80 characters, without line breaks or links' using errcode = '22023';
  end if;
  return new;
end;
$$;

create trigger guard_workspace before insert or update of name on public.workspaces
  for each row execute function private.guard_workspace();

create function private.guard_new_membership() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  most integer := private.limit_of('members_per_workspace');
  of_account integer := private.limit_of('workspaces_per_account');
begin
  -- Locked, so that two requests cannot take the last place at the same moment.
  perform 1 from public.workspaces where id = new.workspace_id for update;
  perform 1 from public.profiles where id = new.user_id for update;
  if (select count(*) from public.memberships where user_id = new.user_id) >= of_account then
    raise exception 'An account can be a member of % workspaces. Leave one first.', of_account using errcode = 'PT409';
  end if;
  if (select count(*) from public.memberships where workspace_id = new.workspace_id) >= most then
    raise exception 'A workspace has at most % members', most using errcode = 'PT409';
  end if;
  return new;
end;
$$;

create trigger guard_new_membership before insert on public.memberships
  for each row execute function private.guard_new_membership();

-- As before; the name and the limits are checked by triggers.
create or replace function public.create_workspace(name text) returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  made uuid;
begin
  if auth.uid() is null or not private.may(auth.uid(), 'admin_settings') then
    raise exception 'Sign in to create a workspace' using errcode = '42501';
  end if;
  insert into public.workspaces (name) values (create_workspace.name) returning id into made;
  insert into public.memberships (workspace_id, user_id, role) values (made, auth.uid(), 'admin');
  return made;
end;
$$;

create table public.workspace_events (
  id bigint generated always as identity primary key,
  workspace_id uuid not null references public.workspaces (id) on delete cascade,
  at timestamptz not null default clock_timestamp(),
  -- Null when the account was deleted.
  actor_id uuid references public.profiles (id) on delete set null,
  action text not null check (action in (
    'created', 'renamed', 'joined', 'left', 'removed', 'role', 'inherited', 'suspended', 'activated',
    'invited', 'withdrew', 'restored', 'declined'
  )),
  -- The member that the action changed; null when the account was deleted.
  member_id uuid references public.profiles (id) on delete set null,
  invitation_id uuid references public.invitations (id) on delete cascade,
  -- The role that was given, or the name of the workspace.
  detail text
);
create index workspace_events_newest_idx on public.workspace_events (workspace_id, id desc);
create index workspace_events_actor_idx on public.workspace_events (actor_id);
create index workspace_events_member_idx on public.workspace_events (member_id);
create index workspace_events_invitation_idx on public.workspace_events (invitation_id);

-- Adds a line to the log and drops the oldest above the limit. A workspace that is being deleted has no log any more.
create function private.note_event(workspace uuid, action text, member uuid, invitation uuid, detail text) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  if not exists (select 1 from public.workspaces where id = workspace and not personal) then
    return;
  end if;
  insert into public.workspace_events (workspace_id, actor_id, action, member_id, invitation_id, detail)
  values (
    workspace,
    (select id from public.profiles where id = coalesce(auth.uid(), member)),
    note_event.action,
    (select id from public.profiles where id = member),
    invitation,
    note_event.detail
  );
  delete from public.workspace_events
  where workspace_id = workspace and id <= (
    select id from public.workspace_events where workspace_id = workspace
    order by id desc offset private.limit_of('events_per_workspace') limit 1
  );
end;
$$;

create function private.note_workspace() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    perform private.note_event(new.id, 'created', null, null, new.name);
  elsif new.name <> old.name then
    perform private.note_event(new.id, 'renamed', null, null, new.name);
  end if;
  return null;
end;
$$;

create trigger note_workspace after insert or update of name on public.workspaces
  for each row execute function private.note_workspace();

-- The first member of a workspace is its maker, whose event is that of the workspace.
create function private.note_membership() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    if exists (select 1 from public.memberships where workspace_id = new.workspace_id and user_id <> new.user_id) then
      perform private.note_event(new.workspace_id, 'joined', new.user_id, null, new.role);
    end if;
  elsif tg_op = 'DELETE' then
    perform private.note_event(
      old.workspace_id,
      case when coalesce(auth.uid(), old.user_id) = old.user_id then 'left' else 'removed' end,
      old.user_id, null, null
    );
  else
    if new.role <> old.role then
      perform private.note_event(
        new.workspace_id, case when auth.uid() is null then 'inherited' else 'role' end, new.user_id, null, new.role
      );
    end if;
    if new.status <> old.status then
      perform private.note_event(
        new.workspace_id, case new.status when 'active' then 'activated' else 'suspended' end, new.user_id, null, null
      );
    end if;
  end if;
  return null;
end;
$$;

create trigger note_membership after insert or update or delete on public.memberships
  for each row execute function private.note_membership();

-- An accepted invitation is noted as the new membership, an expired one not at all.
create function private.note_invitation() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  action text := case
    when tg_op = 'INSERT' then 'invited'
    when new.state = old.state then null
    when new.state = 'withdrawn' then 'withdrew'
    when new.state = 'declined' then 'declined'
    when new.state = 'pending' then 'restored'
  end;
begin
  if action is not null then
    perform private.note_event(new.workspace_id, action, null, new.id, new.role);
  end if;
  return null;
end;
$$;

create trigger note_invitation after insert or update of state on public.invitations
  for each row execute function private.note_invitation();

-- The invitations to an address go with its account.
create function private.drop_invitations() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.invitations where email = lower(old.email);
  return null;
end;
$$;

create trigger drop_invitations after delete on public.profiles
  for each row execute function private.drop_invitations();

-- A suspended member sees the own membership, and can leave.
drop policy "read" on public.memberships;
create policy "read" on public.memberships for select to authenticated
  using (user_id = auth.uid() and private.session_is_open() or private.may(workspace_id, 'read'));

alter table public.invitations enable row level security;
alter table public.workspace_events enable row level security;

create policy "read" on public.invitations for select to authenticated
  using (private.may(workspace_id, 'manage_team') or email = private.proven_address());
create policy "read" on public.workspace_events for select to authenticated
  using (private.may(workspace_id, 'read'));

insert into private.granted (privilege, roles) values
  ('select on public.invitations, public.workspace_events', 'authenticated'),
  ('all on public.invitations, public.workspace_events', 'service_role'),
  ('execute on function private.proven_address()', 'authenticated');

select private.apply_grants();
