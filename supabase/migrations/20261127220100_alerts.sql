-- Alerts of endpoints: thresholds, which the server compares with the numbers on a clock, and their states.

create table public.endpoint_alert_rules (
  endpoint_id uuid primary key references public.endpoints (id) on delete cascade,
  -- Null is off. Part of the requests without a prediction, and ms within which 95 of 100 were answered, both over 5 minutes.
  error_share float8 check (error_share > 0 and error_share <= 1),
  p95_ms float8 check (p95_ms > 0 and p95_ms <= 600000),
  -- Population stability index of the column that drifted most, over a day.
  psi float8 check (psi > 0 and psi <= 100),
  silent_minutes integer check (silent_minutes between 1 and 43200),
  -- Since when silence is counted: when its threshold was set.
  updated_at timestamptz not null default now(),
  -- When the server last compared: another process leaves the endpoint alone for a while.
  evaluated_at timestamptz not null default '-infinity'
);

create table public.endpoint_alerts (
  id uuid primary key default gen_random_uuid(),
  endpoint_id uuid not null references public.endpoints (id) on delete cascade,
  kind text not null check (kind in ('error_share', 'p95_ms', 'psi', 'silent_minutes')),
  state text not null default 'firing' check (state in ('firing', 'acknowledged', 'resolved')),
  -- As they were when it fired.
  value float8 not null,
  threshold float8 not null,
  -- Of drift: the column.
  detail text,
  fired_at timestamptz not null default now(),
  acknowledged_at timestamptz,
  acknowledged_by uuid references auth.users (id) on delete set null,
  resolved_at timestamptz
);
-- One alert of a kind is open at a time.
create unique index endpoint_alerts_open_idx on public.endpoint_alerts (endpoint_id, kind) where state <> 'resolved';
create index endpoint_alerts_fired_idx on public.endpoint_alerts (endpoint_id, fired_at desc);

-- Members who want mails; they get them while they may read the workspace.
create table private.alert_receivers (
  endpoint_id uuid not null references public.endpoints (id) on delete cascade,
  user_id uuid not null references auth.users (id) on delete cascade,
  primary key (endpoint_id, user_id)
);

-- The address that is called, and the secret of its signatures, which is shown once. It is called while the member who set it may
-- read the workspace. The address may be a secret itself: other members see its host alone.
create table private.alert_webhooks (
  endpoint_id uuid primary key references public.endpoints (id) on delete cascade,
  url text not null check (length(url) <= 2000 and url ~ '^https://[^/?#@\s]+([/?#]\S*)?$'),
  secret text not null,
  set_by uuid not null references auth.users (id) on delete cascade
);

-- Calls that wait to be made, as the mails of `private.mails` do.
create table private.webhook_calls (
  id uuid primary key default gen_random_uuid(),
  endpoint_id uuid not null references public.endpoints (id) on delete cascade,
  body text not null,
  attempts integer not null default 0,
  next_attempt_at timestamptz not null default clock_timestamp(),
  locked_until timestamptz,
  sent_at timestamptz,
  failed_at timestamptz,
  last_error text,
  created_at timestamptz not null default clock_timestamp()
);
create index webhook_calls_due_idx on private.webhook_calls (next_attempt_at) where sent_at is null and failed_at is null;

alter table public.endpoint_alert_rules enable row level security;
alter table public.endpoint_alerts enable row level security;
create policy "read" on public.endpoint_alert_rules for select to authenticated using (
  exists (select from public.endpoints e where e.id = endpoint_id and private.may(e.workspace_id, 'read'))
);
create policy "read" on public.endpoint_alerts for select to authenticated using (
  exists (select from public.endpoints e where e.id = endpoint_id and private.may(e.workspace_id, 'read'))
);

-- Whether an account gets the alerts of an endpoint: it is an active member of the workspace.
create function private.may_be_alerted(account uuid, endpoint uuid) returns boolean
language sql stable set search_path = ''
as $$
  select exists (
    select from public.endpoints e
    join public.memberships m on m.workspace_id = e.workspace_id and m.user_id = account and m.status = 'active'
    join public.profiles p on p.id = account and p.status = 'active'
    where e.id = endpoint
  );
$$;

-- The address of a webhook as a member sees it.
create function private.shown_webhook(w private.alert_webhooks, member uuid) returns text
language sql immutable set search_path = ''
as $$ select case when w.set_by = member then w.url else substring(w.url from '^https://[^/?#]+') end $$;

-- The rules of an endpoint: `{ error_share, p95_ms, psi, silent_minutes, mail, webhook, last_call }`. `mail` is of the caller;
-- `last_call` is why the last call of the webhook failed. Of a webhook that another member set, `webhook` is `https://` and the host.
create function public.endpoint_alert_rules(endpoint uuid) returns json
language plpgsql stable security definer set search_path = ''
as $$
declare
  home public.endpoints := private.endpoint_of(endpoint);
  r public.endpoint_alert_rules;
begin
  select * into r from public.endpoint_alert_rules x where x.endpoint_id = home.id;
  return json_build_object(
    'error_share', r.error_share, 'p95_ms', r.p95_ms, 'psi', r.psi, 'silent_minutes', r.silent_minutes,
    'mail', exists (select from private.alert_receivers m where m.endpoint_id = home.id and m.user_id = auth.uid()),
    'webhook', (select private.shown_webhook(w, auth.uid()) from private.alert_webhooks w where w.endpoint_id = home.id),
    'last_call', (
      select c.last_error from private.webhook_calls c where c.endpoint_id = home.id order by c.created_at desc, c.id limit 1
    )
  );
end;
$$;

-- Stores the rules of an endpoint, `{ error_share, p95_ms, psi, silent_minutes, mail, webhook, new_secret }`. Returns the secret of a
-- webhook whose address is new, once, or a new secret of the own webhook when `new_secret` is true: `{ secret }`, else null. An address
-- that is the address shown to the caller stays as it is.
create function public.set_endpoint_alert_rules(endpoint uuid, rules text) returns json
language plpgsql security definer set search_path = ''
as $$
declare
  home public.endpoints := private.endpoint_of(endpoint, true);
  wanted jsonb := rules::jsonb;
  address text := nullif(trim(wanted ->> 'webhook'), '');
  is_renewed boolean;
  known private.alert_webhooks;
  made text;
begin
  if private.bound_workspace() is not null then
    raise exception 'Alerts are changed in a session' using errcode = '42501';
  end if;
  insert into public.endpoint_alert_rules as r (endpoint_id, error_share, p95_ms, psi, silent_minutes)
  values (
    home.id, (wanted ->> 'error_share')::float8, (wanted ->> 'p95_ms')::float8, (wanted ->> 'psi')::float8,
    (wanted ->> 'silent_minutes')::integer
  )
  on conflict (endpoint_id) do update set error_share = excluded.error_share, p95_ms = excluded.p95_ms, psi = excluded.psi,
    silent_minutes = excluded.silent_minutes,
    updated_at = case when r.silent_minutes is distinct from excluded.silent_minutes then now() else r.updated_at end;
  if coalesce((wanted ->> 'mail')::boolean, false) then
    insert into private.alert_receivers values (home.id, auth.uid()) on conflict do nothing;
  else
    delete from private.alert_receivers m where m.endpoint_id = home.id and m.user_id = auth.uid();
  end if;
  is_renewed := coalesce((wanted ->> 'new_secret')::boolean, false);
  select * into known from private.alert_webhooks w where w.endpoint_id = home.id;
  if address is null then
    delete from private.alert_webhooks w where w.endpoint_id = home.id;
    delete from private.webhook_calls c where c.endpoint_id = home.id;
  elsif is_renewed or address is distinct from private.shown_webhook(known, auth.uid()) then
    if is_renewed and known.set_by <> auth.uid() and address = private.shown_webhook(known, auth.uid()) then
      raise exception 'Another member set this webhook. Enter its whole address to make it yours.' using errcode = '42501';
    end if;
    made := 'whsec_' || replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
    insert into private.alert_webhooks as w (endpoint_id, url, secret, set_by) values (home.id, address, made, auth.uid())
    on conflict (endpoint_id) do update set url = excluded.url, secret = excluded.secret, set_by = excluded.set_by;
    -- Calls that wait for the former address are dropped.
    delete from private.webhook_calls c where c.endpoint_id = home.id and c.sent_at is null and known.url <> address;
  end if;
  return case when made is not null then json_build_object('secret', made) end;
exception when data_exception or check_violation then
  raise exception 'The thresholds are positive numbers, and the webhook is an address that begins with https://' using errcode = '22023';
end;
$$;

-- The alerts of a workspace: the open first, then the newest of the last 30 days, at most 100.
create function public.workspace_alerts(workspace uuid) returns json
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.demand(workspace, 'read');
  return (
    select coalesce(json_agg(json_build_object(
      'id', a.id, 'endpoint', a.endpoint_id, 'name', a.name, 'kind', a.kind, 'state', a.state, 'value', a.value,
      'threshold', a.threshold, 'detail', a.detail, 'fired_at', a.fired_at, 'acknowledged_at', a.acknowledged_at,
      'acknowledged_by', (select p.username from public.profiles p where p.id = a.acknowledged_by), 'resolved_at', a.resolved_at
    ) order by a.state = 'resolved', a.fired_at desc), '[]')
    from (
      select x.*, e.name from public.endpoint_alerts x join public.endpoints e on e.id = x.endpoint_id
      where e.workspace_id = workspace
      order by x.state = 'resolved', x.fired_at desc limit 100
    ) a
  );
end;
$$;

-- Acknowledges a firing alert. Returns false when it is not firing any more.
create function public.acknowledge_alert(alert uuid) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  a public.endpoint_alerts;
begin
  select * into a from public.endpoint_alerts x where x.id = alert;
  -- Raises for a stranger as for an alert that is not there.
  perform private.endpoint_of(coalesce(a.endpoint_id, alert), true);
  update public.endpoint_alerts x set state = 'acknowledged', acknowledged_at = now(), acknowledged_by = auth.uid()
  where x.id = alert and x.state = 'firing';
  return found;
end;
$$;

-- The value of each threshold that is set, now; null where there is nothing to compare: under 10 requests in 5 minutes, no
-- answered request, too few rows for drift. A paused endpoint has none.
create function private.alert_values(r public.endpoint_alert_rules)
returns table (kind text, value float8, threshold float8, detail text)
language sql stable set search_path = ''
as $$
  with home as (select e.* from public.endpoints e where e.id = r.endpoint_id and not e.paused),
  recent as materialized (
    select m.* from public.endpoint_minutes m where m.endpoint_id = r.endpoint_id and m.minute > now() - interval '5 minutes'
  ),
  summed as (
    select coalesce(sum(requests), 0) as requests, coalesce(sum(bad_input + refused + timed_out + failed), 0) as errors from recent
  ),
  times as (
    select array_agg(p.n order by p.place) as all_of_them
    from (select u.place, sum(u.n)::bigint as n from recent c, unnest(c.times) with ordinality u (n, place) group by 1) p
  )
  select 'error_share', s.errors::float8 / nullif(s.requests, 0), r.error_share, null from summed s, home
  where r.error_share is not null and s.requests >= 10
  union all
  select 'p95_ms', private.time_within(t.all_of_them, 0.95), r.p95_ms, null from summed s, times t, home
  where r.p95_ms is not null and s.requests >= 10
  union all
  select 'psi', w.psi, r.psi, w.name from home h, private.worst_drift(private.main_version(h.id), 24) w where r.psi is not null
  union all
  select 'silent_minutes', extract(epoch from now() - greatest(
    coalesce((select max(m.minute) from public.endpoint_minutes m where m.endpoint_id = h.id), '-infinity'),
    to_timestamp(h.updated_at / 1000.0), r.updated_at
  )) / 60, r.silent_minutes, null from home h where r.silent_minutes is not null;
$$;

-- Compares up to 20 endpoints that no process has compared since `before`: each statement is short, and others have their turn.
-- Opens and resolves alerts, queues calls of webhooks, and returns how many were compared, and what changed for the mails:
-- `{ compared, changed: [{ endpoint, name, kind, state, value, threshold, detail, receivers }] }`. Called by the server alone. A row
-- that another process works on is skipped.
create function private.evaluate_alerts(before timestamptz) returns json
language plpgsql set search_path = ''
as $$
declare
  r public.endpoint_alert_rules;
  home public.endpoints;
  v record;
  changed jsonb := '[]';
  compared integer := 0;
  told jsonb;
begin
  for r in
    select * from public.endpoint_alert_rules x where x.evaluated_at <= before
    order by x.evaluated_at limit 20 for update skip locked
  loop
    compared := compared + 1;
    update public.endpoint_alert_rules x set evaluated_at = clock_timestamp() where x.endpoint_id = r.endpoint_id;
    select * into home from public.endpoints e where e.id = r.endpoint_id;
    for v in
      select k.kind, c.value, c.threshold, c.detail, a.id as open,
        coalesce(c.value > c.threshold, false) as fires, a.value as was, a.threshold as limit_was, a.detail as detail_was
      from unnest(array['error_share', 'p95_ms', 'psi', 'silent_minutes']) k (kind)
      left join private.alert_values(r) c on c.kind = k.kind
      left join public.endpoint_alerts a on a.endpoint_id = r.endpoint_id and a.kind = k.kind and a.state <> 'resolved'
    loop
      continue when v.fires = (v.open is not null);
      if v.fires then
        insert into public.endpoint_alerts (endpoint_id, kind, value, threshold, detail)
        values (r.endpoint_id, v.kind, v.value, v.threshold, v.detail);
      else
        update public.endpoint_alerts a set state = 'resolved', resolved_at = now() where a.id = v.open;
      end if;
      told := jsonb_build_object(
        'endpoint', home.id, 'name', home.name, 'kind', v.kind, 'state', case when v.fires then 'firing' else 'resolved' end,
        'value', coalesce(v.value, v.was), 'threshold', coalesce(v.threshold, v.limit_was), 'detail', coalesce(v.detail, v.detail_was),
        'at', private.now_ms()
      );
      insert into private.webhook_calls (endpoint_id, body)
      select w.endpoint_id, told::text from private.alert_webhooks w
      where w.endpoint_id = home.id and private.may_be_alerted(w.set_by, home.id);
      changed := changed || (told || jsonb_build_object('receivers', (
        select coalesce(jsonb_agg(u.email order by u.email), '[]')
        from private.alert_receivers t
        join auth.users u on u.id = t.user_id
        where t.endpoint_id = home.id and private.may_be_alerted(t.user_id, home.id)
      )));
    end loop;
  end loop;
  delete from public.endpoint_alerts a where a.state = 'resolved' and a.resolved_at < now() - interval '30 days';
  delete from private.webhook_calls c where coalesce(c.sent_at, c.failed_at, c.created_at) < now() - interval '7 days';
  return json_build_object('compared', compared, 'changed', changed);
end;
$$;

insert into private.granted (privilege, roles) values
  ('select on public.endpoint_alert_rules, public.endpoint_alerts', 'authenticated'),
  ('all on public.endpoint_alert_rules, public.endpoint_alerts', 'service_role'),
  ('execute on function public.endpoint_alert_rules(uuid)', 'authenticated'),
  ('execute on function public.set_endpoint_alert_rules(uuid, text)', 'authenticated'),
  ('execute on function public.workspace_alerts(uuid)', 'authenticated'),
  ('execute on function public.acknowledge_alert(uuid)', 'authenticated');

select private.apply_grants();
