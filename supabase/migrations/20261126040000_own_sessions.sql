-- Users read the sessions of their own account, and end single sessions. The token's claims name the account and the
-- session that asks, so neither is an argument.

-- An array of at most 100 sessions, this browser first, then by the last use. `last_seen` is the last refresh of the token.
create function public.own_sessions() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  caller uuid := auth.uid();
  asking text := auth.jwt() ->> 'session_id';
begin
  perform private.session_is_open();
  return coalesce((
    select jsonb_agg(to_jsonb(own) order by own.this_browser desc, own.last_seen desc, own.id) from (
      select id, user_agent, created_at, greatest(created_at, refreshed_at at time zone 'UTC') as last_seen,
        id::text = asking as this_browser
      from auth.sessions where user_id = caller
      order by 5 desc, 4 desc, 1
      limit 100
    ) own
  ), '[]');
end;
$$;

-- Its refresh tokens are deleted with it, and `private.session_is_open` refuses its access token from now on. Returns
-- nothing, so that the caller does not learn whether a session of another account exists.
create function public.end_session(session uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  caller uuid := auth.uid();
begin
  perform private.session_is_open();
  delete from auth.sessions where sessions.id = end_session.session and user_id = caller;
end;
$$;

insert into private.granted (privilege, roles) values
  ('execute on function public.own_sessions()', 'authenticated'),
  ('execute on function public.end_session(uuid)', 'authenticated');

select private.apply_grants();
