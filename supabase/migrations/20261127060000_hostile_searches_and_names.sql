-- Rules that an attack showed to be missing: searches with costly patterns, tokens of members who left, names of workspaces
-- that are invisible or are read in another order, and answers to an invitation at the same moment.

-- LIKE and ILIKE of a search. One comparison takes as many steps as its text and its pattern are long, multiplied, and a
-- search makes many: without a limit one request occupies the embedded engine until it is started again.
create function private.text_matches(tested text, op text, pattern text) returns boolean
language plpgsql stable set search_path = ''
as $$
begin
  if clock_timestamp() - statement_timestamp() > interval '2 seconds' then
    raise exception 'This search takes too long. Use shorter patterns, or search fewer experiments.' using errcode = '22023';
  end if;
  return case op when 'LIKE' then tested like pattern escape '' else tested ilike pattern escape '' end;
end;
$$;

-- As before, with the limit of time.
create or replace function private.text_test(tested text, op text, value jsonb) returns text
language plpgsql immutable set search_path = ''
as $$
begin
  case
    when op in ('=', '!=') then
      return format('%s %s %L', tested, op, value #>> '{}');
    when op in ('LIKE', 'ILIKE') then
      if length(value #>> '{}') > 1000 or length(value #>> '{}') - length(replace(value #>> '{}', '%', '')) > 20 then
        raise exception 'A pattern has at most 1000 characters and 20 percent signs' using errcode = '22023';
      end if;
      return format('private.text_matches(%s, %L, %L)', tested, op, value #>> '{}');
    when op in ('IN', 'NOT IN') and jsonb_typeof(value) = 'array' then
      return format(
        case op when 'IN' then '%s = any (%L::text[])' else '%s <> all (%L::text[])' end,
        tested, array(select jsonb_array_elements_text(value))
      );
    else
      raise exception 'Invalid comparison operator ''%''', left(op, 20) using errcode = '22023';
  end case;
end;
$$;

-- A member who returns makes new tokens: a token that was lost before must not come back with the membership.
create function private.revoke_tokens_of_leaver() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.access_tokens t set revoked_at = now()
  where t.workspace_id = old.workspace_id and t.user_id = old.user_id and t.revoked_at is null;
  return null;
end;
$$;

create trigger revoke_tokens_of_leaver after delete on public.memberships
  for each row execute function private.revoke_tokens_of_leaver();

-- As before, with two rules more: a name has a visible character, and no control character that changes the order in which
-- it is read. Joiners are allowed: some scripts and emoji need them.
create or replace function private.guard_workspace() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.name := trim(new.name);
  if new.name is null or length(new.name) not between 1 and 80 or new.name ~ '[[:cntrl:]\u2028\u2029]|://|\mwww\.' then
    raise exception 'The name of a workspace has 1 to 80 characters, without line breaks or links' using errcode = '22023';
  end if;
  if new.name ~ '[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]'
    or new.name !~ '[^[:space:]\u00a0\u00ad\u115f\u1160\u17b4\u17b5\u180e\u200b-\u200d\u2060-\u2064\u2800\u3164\ufeff\uffa0]' then
    raise exception 'The name of a workspace has a visible character, and none that changes the direction of writing'
      using errcode = '22023';
  end if;
  return new;
end;
$$;

-- As before, with the workspace locked first, as `received_invitation` does: withdrawing and accepting at the same moment would
-- wait for each other.
create or replace function private.managed_invitation(invitation uuid) returns public.invitations
language plpgsql security definer set search_path = ''
as $$
declare
  found_one public.invitations;
begin
  perform 1 from public.workspaces w
  where w.id = (select workspace_id from public.invitations where id = invitation) for update;
  select * into found_one from public.invitations where id = invitation for update;
  if not found or not private.may(found_one.workspace_id, 'manage_team')
    or not private.may_give(auth.uid(), found_one.workspace_id, found_one.role) then
    perform private.refuse('You may not change this invitation');
  end if;
  return found_one;
end;
$$;

select private.apply_grants();
