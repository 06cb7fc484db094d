-- One `private.limit_of` in place of two. The limits of teams ask for their workspace, so that a row of
-- `private.workspace_limits` replaces their defaults too; those of an account or an address belong to no workspace.

create or replace function private.guard_new_membership() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  most integer := private.limit_of(new.workspace_id, 'members_per_workspace');
  of_account integer := private.limit_of(null, 'workspaces_per_account');
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

create or replace function private.note_event(workspace uuid, action text, member uuid, invitation uuid, detail text) returns void
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
    order by id desc offset private.limit_of(workspace, 'events_per_workspace') limit 1
  );
end;
$$;

create or replace function public.invite_member(workspace uuid, email text, role text) returns uuid
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
    >= private.limit_of(workspace, 'pending_invitations_per_workspace') then
    raise exception 'This workspace has % pending invitations. Withdraw one first.',
      private.limit_of(workspace, 'pending_invitations_per_workspace') using errcode = 'PT409';
  end if;
  if (select count(*) from private.invitations_sent where invited_by = auth.uid())
    >= private.limit_of(null, 'invitations_per_inviter_per_day') then
    raise exception 'You can invite % addresses a day. Continue tomorrow.',
      private.limit_of(null, 'invitations_per_inviter_per_day') using errcode = 'PT429';
  end if;
  if (select count(*) from private.invitations_sent s where s.email = address)
    >= private.limit_of(null, 'invitations_per_address_per_day') then
    raise exception 'This address was invited too often today. Continue tomorrow.' using errcode = 'PT429';
  end if;

  insert into private.invitations_sent (invited_by, email) values (auth.uid(), address);
  insert into public.invitations (workspace_id, email, role, invited_by)
  values (workspace, address, invite_member.role, auth.uid())
  returning id into made;
  return made;
end;
$$;

create or replace function public.restore_invitation(invitation uuid) returns void
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
      >= private.limit_of(withdrawn.workspace_id, 'pending_invitations_per_workspace')
    or exists (
      select 1 from public.memberships m join public.profiles p on p.id = m.user_id
      where m.workspace_id = withdrawn.workspace_id and lower(p.email) = withdrawn.email
    ) then
    raise exception 'This invitation cannot be restored. Invite the address again.' using errcode = 'PT409';
  end if;
  update public.invitations set state = 'pending' where id = invitation;
end;
$$;

drop function private.limit_of(text);
