-- The functions by which the app manages a team. Those that change members run with the caller's own rights, under the
-- policies and the guard of memberships; those of invitations check `private.may` themselves.

-- Raised where the policies let nothing be changed.
create function private.refuse(message text) returns void
language plpgsql set search_path = ''
as $$
begin
  raise exception '%', message using errcode = '42501';
end;
$$;

-- Invites an address with a role and returns the invitation's id; the server mails it. The answer is the same whether
-- or not the address has an account. Errors: 42501 without the right, 22023 for bad values, PT409 for members and limits.
create function public.invite_member(workspace uuid, email text, role text) returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  address text := lower(trim(invite_member.email));
  day constant timestamptz := now() - interval '1 day';
  made uuid;
begin
  if not private.may(workspace, 'manage_team')
    or exists (select 1 from public.workspaces where id = workspace and personal) then
    perform private.refuse('You may not invite members to this workspace');
  end if;
  if invite_member.role is null or invite_member.role not in ('viewer', 'developer', 'manager', 'admin') then
    raise exception 'A role is viewer, developer, manager or admin' using errcode = '22023';
  end if;
  if not private.may_give(auth.uid(), workspace, invite_member.role) then
    perform private.refuse('Only an admin of the workspace may invite admins');
  end if;
  if address is null or length(address) > 254 or address !~ '^[^@<>()\[\]\\,;:"[:space:][:cntrl:]]+@[^@<>()\[\]\\,;:"[:space:][:cntrl:]]+$' then
    raise exception 'Enter a valid email address' using errcode = '22023';
  end if;
  -- Locked, so that the limits hold for requests at the same moment.
  perform 1 from public.workspaces where id = workspace for update;
  perform 1 from public.profiles where id = auth.uid() for update;
  if exists (
    select 1 from public.memberships m join public.profiles p on p.id = m.user_id
    where m.workspace_id = workspace and lower(p.email) = address
  ) then
    raise exception 'A team member with this email already exists' using errcode = 'PT409';
  end if;

  update public.invitations i set state = 'expired'
  where i.workspace_id = workspace and i.state = 'pending' and not private.is_open(i);
  delete from public.invitations i
  where i.workspace_id = workspace and i.state <> 'pending' and i.created_at < now() - interval '90 days';
  delete from private.invitations_sent where at < day;

  if exists (select 1 from public.invitations i where i.workspace_id = workspace and i.state = 'pending' and i.email = address) then
    raise exception 'This address is already invited' using errcode = 'PT409';
  end if;
  if (select count(*) from public.invitations i where i.workspace_id = workspace and i.state = 'pending')
    >= private.limit_of('pending_invitations_per_workspace') then
    raise exception 'This workspace has % pending invitations. Withdraw one first.',
      private.limit_of('pending_invitations_per_workspace') using errcode = 'PT409';
  end if;
  if (select count(*) from private.invitations_sent where invited_by = auth.uid())
    >= private.limit_of('invitations_per_inviter_per_day') then
    raise exception 'You can invite % addresses a day. Continue tomorrow.',
      private.limit_of('invitations_per_inviter_per_day') using errcode = 'PT429';
  end if;
  if (select count(*) from private.invitations_sent s where s.email = address)
    >= private.limit_of('invitations_per_address_per_day') then
    raise exception 'This address was invited too often today. Continue tomorrow.' using errcode = 'PT429';
  end if;

  insert into private.invitations_sent (invited_by, email) values (auth.uid(), address);
  insert into public.invitations (workspace_id, email, role, invited_by)
  values (workspace, address, invite_member.role, auth.uid())
  returning id into made;
  return made;
end;
$$;

-- The invitation of this id, locked, in a workspace whose team the caller manages; of an admin, for admins only.
create function private.managed_invitation(invitation uuid) returns public.invitations
language plpgsql security definer set search_path = ''
as $$
declare
  found_one public.invitations;
begin
  select * into found_one from public.invitations where id = invitation for update;
  if not found or not private.may(found_one.workspace_id, 'manage_team')
    or not private.may_give(auth.uid(), found_one.workspace_id, found_one.role) then
    perform private.refuse('You may not change this invitation');
  end if;
  return found_one;
end;
$$;

create function public.withdraw_invitation(invitation uuid) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  if (private.managed_invitation(invitation)).state <> 'pending' then
    raise exception 'This invitation is no longer open' using errcode = 'PT409';
  end if;
  update public.invitations set state = 'withdrawn' where id = invitation;
end;
$$;

-- Undoes `withdraw_invitation`. Its mail still applies, so no second mail is sent.
create function public.restore_invitation(invitation uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  withdrawn public.invitations := private.managed_invitation(invitation);
begin
  perform 1 from public.workspaces where id = withdrawn.workspace_id for update;
  if withdrawn.state <> 'withdrawn' or withdrawn.expires_at <= now()
    or not private.may_give(withdrawn.invited_by, withdrawn.workspace_id, withdrawn.role)
    or exists (
      select 1 from public.invitations i
      where i.workspace_id = withdrawn.workspace_id and i.email = withdrawn.email and i.state = 'pending'
    )
    or (select count(*) from public.invitations i where i.workspace_id = withdrawn.workspace_id and i.state = 'pending')
      >= private.limit_of('pending_invitations_per_workspace')
    or exists (
      select 1 from public.memberships m join public.profiles p on p.id = m.user_id
      where m.workspace_id = withdrawn.workspace_id and lower(p.email) = withdrawn.email
    ) then
    raise exception 'This invitation cannot be restored. Invite the address again.' using errcode = 'PT409';
  end if;
  update public.invitations set state = 'pending' where id = invitation;
end;
$$;

-- Invitations that the caller can accept, newest first:
-- `[{ id, workspace_id, workspace, role, invited_by, created_at, expires_at }]`.
create function public.my_invitations() returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_agg(
    jsonb_build_object(
      'id', i.id, 'workspace_id', w.id, 'workspace', w.name, 'role', i.role,
      'invited_by', coalesce(p.username, p.email), 'created_at', i.created_at, 'expires_at', i.expires_at
    ) order by i.created_at desc, i.id
  ), '[]')
  from public.invitations i
  join public.workspaces w on w.id = i.workspace_id
  join public.profiles p on p.id = i.invited_by
  where i.email = private.proven_address() and private.is_open(i);
$$;

-- The open invitation of this id to the caller's proven address, locked.
create function private.received_invitation(invitation uuid) returns public.invitations
language plpgsql security definer set search_path = ''
as $$
declare
  received public.invitations;
begin
  -- The workspace first, as in `invite_member`, so that two requests do not wait for each other.
  perform 1 from public.workspaces w
  where w.id = (select workspace_id from public.invitations where id = invitation) for update;
  select * into received from public.invitations where id = invitation for update;
  if not found or received.email is distinct from private.proven_address() then
    perform private.refuse('This invitation is for another address');
  end if;
  if not private.is_open(received) then
    raise exception 'This invitation is no longer open. Ask for a new one.' using errcode = 'PT409';
  end if;
  return received;
end;
$$;

-- Makes the caller a member. Returns the workspace's id.
create function public.accept_invitation(invitation uuid) returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  received public.invitations := private.received_invitation(invitation);
begin
  if exists (select 1 from public.memberships where workspace_id = received.workspace_id and user_id = auth.uid()) then
    raise exception 'You are already a member of this workspace' using errcode = 'PT409';
  end if;
  update public.invitations set state = 'accepted' where id = invitation;
  insert into public.memberships (workspace_id, user_id, role)
  values (received.workspace_id, auth.uid(), received.role);
  return received.workspace_id;
end;
$$;

create function public.decline_invitation(invitation uuid) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.received_invitation(invitation);
  update public.invitations set state = 'declined' where id = invitation;
end;
$$;

-- The team of a workspace: `{ members: [{ id, username, email, role, status, joined_at, last_active }],
-- invitations: [{ id, email, role, invited_by, created_at, expires_at }] }`, the invitations for those who manage them.
create function public.workspace_team(workspace uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not private.may(workspace, 'read') then
    perform private.refuse('You are not an active member of this workspace');
  end if;
  return jsonb_build_object(
    'members', (
      select jsonb_agg(jsonb_build_object(
        'id', p.id, 'username', p.username, 'email', p.email, 'role', m.role, 'status', m.status,
        'joined_at', m.joined_at, 'last_active', p.last_login
      ) order by m.joined_at, p.id)
      from public.memberships m join public.profiles p on p.id = m.user_id
      where m.workspace_id = workspace
    ),
    'invitations', coalesce((
      select jsonb_agg(jsonb_build_object(
        'id', i.id, 'email', i.email, 'role', i.role, 'invited_by', coalesce(p.username, p.email),
        'created_at', i.created_at, 'expires_at', i.expires_at
      ) order by i.created_at, i.id)
      from public.invitations i join public.profiles p on p.id = i.invited_by
      where i.workspace_id = workspace and private.is_open(i) and private.may(workspace, 'manage_team')
    ), '[]')
  );
end;
$$;

-- The newest 50 lines of a workspace's log: `[{ id, at, actor_id, actor, action, subject, detail }]`. `actor` and
-- `subject` are null for an account that was deleted. Addresses of invitations are for those who manage them.
create function public.workspace_activity(workspace uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  manages boolean := private.may(workspace, 'manage_team');
begin
  if not private.may(workspace, 'read') then
    perform private.refuse('You are not an active member of this workspace');
  end if;
  return coalesce((
    select jsonb_agg(to_jsonb(line) order by line.id desc)
    from (
      select
        e.id, e.at, e.actor_id, coalesce(a.username, a.email) as actor, e.action,
        coalesce(m.username, m.email, i.email) as subject, e.detail
      from public.workspace_events e
      left join public.profiles a on a.id = e.actor_id
      left join public.profiles m on m.id = e.member_id
      left join public.invitations i on i.id = e.invitation_id
      where e.workspace_id = workspace and (manages or e.invitation_id is null)
      order by e.id desc limit 50
    ) line
  ), '[]');
end;
$$;

create function public.set_member_role(workspace uuid, member uuid, role text) returns void
language plpgsql set search_path = ''
as $$
begin
  if set_member_role.role is null or set_member_role.role not in ('viewer', 'developer', 'manager', 'admin') then
    raise exception 'A role is viewer, developer, manager or admin' using errcode = '22023';
  end if;
  update public.memberships m set role = set_member_role.role where m.workspace_id = workspace and m.user_id = member;
  if not found then
    perform private.refuse('You may not change the roles of this workspace');
  end if;
end;
$$;

create function public.set_member_status(workspace uuid, member uuid, status text) returns void
language plpgsql set search_path = ''
as $$
begin
  if set_member_status.status is null or set_member_status.status not in ('active', 'suspended') then
    raise exception 'A status is active or suspended' using errcode = '22023';
  end if;
  update public.memberships m set status = set_member_status.status
  where m.workspace_id = workspace and m.user_id = member;
  if not found then
    perform private.refuse('You may not suspend or activate members of this workspace');
  end if;
end;
$$;

-- Removes a member; the caller leaves by it, too.
create function public.remove_member(workspace uuid, member uuid) returns void
language plpgsql set search_path = ''
as $$
begin
  delete from public.memberships m where m.workspace_id = workspace and m.user_id = member;
  if not found then
    perform private.refuse('You may not remove this member');
  end if;
end;
$$;

-- Makes an active member an admin and the caller, an admin until then, a manager.
create function public.hand_over_workspace(workspace uuid, member uuid) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  if not private.may(workspace, 'admin_settings') or member = auth.uid() then
    perform private.refuse('Only an admin of the workspace may hand it over, to another member');
  end if;
  update public.memberships m set role = 'admin'
  where m.workspace_id = workspace and m.user_id = member and m.status = 'active';
  if not found then
    raise exception 'A workspace is handed over to an active member' using errcode = 'PT409';
  end if;
  update public.memberships m set role = 'manager' where m.workspace_id = workspace and m.user_id = auth.uid();
end;
$$;

create function public.rename_workspace(workspace uuid, name text) returns void
language plpgsql set search_path = ''
as $$
begin
  update public.workspaces w set name = rename_workspace.name where w.id = workspace;
  if not found then
    perform private.refuse('Only an admin of the workspace may rename it');
  end if;
end;
$$;

create function public.delete_workspace(workspace uuid) returns void
language plpgsql set search_path = ''
as $$
begin
  delete from public.workspaces w where w.id = workspace;
  if not found then
    perform private.refuse('Only an admin of the workspace may delete it');
  end if;
end;
$$;

-- As before, with `last_admin`: whether the caller is the only active admin.
create or replace function public.my_workspaces() returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_agg(
    jsonb_build_object(
      'id', w.id, 'name', w.name, 'personal', w.personal, 'role', m.role, 'status', m.status,
      'members', (select count(*) from public.memberships where workspace_id = w.id),
      'last_admin', m.role = 'admin' and m.status = 'active' and not exists (
        select 1 from public.memberships o
        where o.workspace_id = w.id and o.user_id <> m.user_id and o.role = 'admin' and o.status = 'active'
      )
    ) order by w.personal desc, lower(w.name), w.id
  ), '[]')
  from public.memberships m
  join public.workspaces w on w.id = m.workspace_id
  where m.user_id = auth.uid() and private.session_is_open();
$$;

insert into private.granted (privilege, roles) values
  ('execute on function private.refuse(text)', 'authenticated'),
  ('execute on function public.invite_member(uuid, text, text)', 'authenticated'),
  ('execute on function public.withdraw_invitation(uuid)', 'authenticated'),
  ('execute on function public.restore_invitation(uuid)', 'authenticated'),
  ('execute on function public.my_invitations()', 'authenticated'),
  ('execute on function public.accept_invitation(uuid)', 'authenticated'),
  ('execute on function public.decline_invitation(uuid)', 'authenticated'),
  ('execute on function public.workspace_team(uuid)', 'authenticated'),
  ('execute on function public.workspace_activity(uuid)', 'authenticated'),
  ('execute on function public.set_member_role(uuid, uuid, text)', 'authenticated'),
  ('execute on function public.set_member_status(uuid, uuid, text)', 'authenticated'),
  ('execute on function public.remove_member(uuid, uuid)', 'authenticated'),
  ('execute on function public.hand_over_workspace(uuid, uuid)', 'authenticated'),
  ('execute on function public.rename_workspace(uuid, text)', 'authenticated'),
  ('execute on function public.delete_workspace(uuid)', 'authenticated');

select private.apply_grants();
