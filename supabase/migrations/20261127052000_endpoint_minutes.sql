-- The activity of endpoints by minute: requests, errors by kind, and a histogram of how long they took. Histograms are added up, so
-- any stretch of time and any number of processes have percentiles.

create table public.endpoint_minutes (
  endpoint_id uuid not null references public.endpoints (id) on delete cascade,
  version integer not null,
  minute timestamptz not null,
  requests integer not null default 0,
  -- Of the requests those that did not get a prediction: what they sent was wrong; there were too many; the model took too long;
  -- the model failed.
  bad_input integer not null default 0,
  refused integer not null default 0,
  timed_out integer not null default 0,
  failed integer not null default 0,
  -- Answered requests by time: the place i counts those of up to 0.1 ms * 1.15 ^ i.
  times integer[] not null default array_fill(0, array[96]),
  primary key (endpoint_id, minute, version)
);
create index endpoint_minutes_minute_idx on public.endpoint_minutes (minute);
alter table public.endpoint_minutes enable row level security;
create policy "read" on public.endpoint_minutes for select to authenticated using (
  exists (select from public.endpoints e where e.id = endpoint_id and private.may(e.workspace_id, 'read'))
);

create function private.add_counts(a integer[], b integer[]) returns integer[]
language sql immutable set search_path = ''
as $$ select array_agg(coalesce(u.x, 0) + coalesce(u.y, 0) order by u.n) from unnest(a, b) with ordinality u (x, y, n) $$;

-- Adds what a process has counted: `[{ endpoint, version, minute, requests, bad_input, refused, timed_out, failed, times }]`.
-- Called by the server alone. Minutes older than 30 days are forgotten.
create function private.count_requests(counted jsonb) returns void
language plpgsql set search_path = ''
as $$
begin
  insert into public.endpoint_minutes as m (
    endpoint_id, version, minute, requests, bad_input, refused, timed_out, failed, times
  )
  select e.id, c.version, to_timestamp(c.minute / 1000.0), c.requests, c.bad_input, c.refused, c.timed_out, c.failed, c.times
  from jsonb_to_recordset(counted) c (
    endpoint uuid, version integer, minute bigint, requests integer, bad_input integer, refused integer,
    timed_out integer, failed integer, times integer[]
  )
  join public.endpoints e on e.id = c.endpoint
  order by 1, 3, 2
  on conflict (endpoint_id, minute, version) do update set
    requests = m.requests + excluded.requests, bad_input = m.bad_input + excluded.bad_input,
    refused = m.refused + excluded.refused, timed_out = m.timed_out + excluded.timed_out,
    failed = m.failed + excluded.failed, times = private.add_counts(m.times, excluded.times);
  delete from public.endpoint_minutes where minute < now() - interval '30 days';
end;
$$;

-- The time in ms within which a part of the counted requests were answered; null when none was.
create function private.time_within(times bigint[], part float8) returns float8
language sql immutable set search_path = ''
as $$
  select round((0.1 * 1.15 ^ (h.place - 1))::numeric, 2)::float8
  from (
    select u.place, sum(u.n) over (order by u.place) as up_to, sum(u.n) over () as total
    from unnest(times) with ordinality u (n, place)
  ) h
  where h.total > 0 and h.up_to >= part * h.total
  order by h.place limit 1;
$$;

-- The numbers of an endpoint over the last minutes: `{ minutes, requests, bad_input, refused, timed_out, failed, p50, p95, p99,
-- series: [{ at, requests, errors, p50, p95, p99 }], versions: [{ version, requests, errors, p50, p99 }] }`. Times are ms.
create function public.endpoint_numbers(endpoint uuid, minutes integer) returns json
language plpgsql stable security definer set search_path = ''
as $$
declare
  home public.endpoints := private.endpoint_of(endpoint);
  wanted integer := least(greatest(coalesce(minutes, 60), 1), 43200);
  -- At most 120 points.
  step integer := greatest(1, ceil(wanted / 120.0)::integer);
begin
  return (
    with counted as materialized (
      select m.*, m.bad_input + m.refused + m.timed_out + m.failed as errors,
        floor(extract(epoch from m.minute) / (60 * step))::bigint * 60000 * step as at
      from public.endpoint_minutes m
      where m.endpoint_id = home.id and m.minute > now() - wanted * interval '1 minute'
    ),
    places as (
      select c.at, c.version, u.place, u.n from counted c, unnest(c.times) with ordinality u (n, place)
    ),
    in_all as (
      select array_agg(p.n order by p.place) as times from (select place, sum(n)::bigint as n from places group by 1) p
    ),
    by_time as (
      select p.at, array_agg(p.n order by p.place) as times
      from (select at, place, sum(n)::bigint as n from places group by 1, 2) p group by 1
    ),
    by_version as (
      select p.version, array_agg(p.n order by p.place) as times
      from (select version, place, sum(n)::bigint as n from places group by 1, 2) p group by 1
    )
    select json_build_object(
      'minutes', wanted,
      'requests', (select coalesce(sum(requests), 0) from counted),
      'bad_input', (select coalesce(sum(bad_input), 0) from counted),
      'refused', (select coalesce(sum(refused), 0) from counted),
      'timed_out', (select coalesce(sum(timed_out), 0) from counted),
      'failed', (select coalesce(sum(failed), 0) from counted),
      'p50', (select private.time_within(times, 0.5) from in_all),
      'p95', (select private.time_within(times, 0.95) from in_all),
      'p99', (select private.time_within(times, 0.99) from in_all),
      'series', (
        select coalesce(json_agg(json_build_object(
          'at', s.at, 'requests', s.requests, 'errors', s.errors, 'p50', private.time_within(t.times, 0.5),
          'p95', private.time_within(t.times, 0.95), 'p99', private.time_within(t.times, 0.99)
        ) order by s.at), '[]')
        from (select at, sum(requests) as requests, sum(errors) as errors from counted group by 1) s join by_time t using (at)
      ),
      'versions', (
        select coalesce(json_agg(json_build_object(
          'version', s.version, 'requests', s.requests, 'errors', s.errors, 'p50', private.time_within(t.times, 0.5),
          'p99', private.time_within(t.times, 0.99)
        ) order by s.version desc), '[]')
        from (select version, sum(requests) as requests, sum(errors) as errors from counted group by 1) s
        join by_version t using (version)
      )
    )
  );
end;
$$;

insert into private.granted (privilege, roles) values
  ('select on public.endpoint_minutes', 'authenticated'),
  ('all on public.endpoint_minutes', 'service_role'),
  ('execute on function public.endpoint_numbers(uuid, integer)', 'authenticated');

select private.apply_grants();
