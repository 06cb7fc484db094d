-- Drift: the values that requests send to a model, in the bins of the profile of its training data.

alter table public.endpoint_versions
  -- `{ features: [{ name, kind, edges or levels, counts }], prediction: {…} }`, as the model's file has it. The last place of
  -- `counts` is of missing values. Null where the file has none.
  add column profile jsonb check (pg_column_size(profile) < 500000),
  -- The deployment that made this version, as the app named it: a step that is asked again makes no second version.
  add column attempt uuid;
create unique index endpoint_versions_attempt_idx on public.endpoint_versions (endpoint_id, attempt);

-- Rows of requests by hour. `counts` holds the counts of all columns of the profile, one behind the other, the prediction last.
create table public.endpoint_hours (
  endpoint_id uuid not null,
  version integer not null,
  hour timestamptz not null,
  rows bigint not null,
  counts integer[] not null,
  primary key (endpoint_id, hour, version),
  foreign key (endpoint_id, version) references public.endpoint_versions on delete cascade
);
create index endpoint_hours_hour_idx on public.endpoint_hours (hour);
alter table public.endpoint_hours enable row level security;
create policy "read" on public.endpoint_hours for select to authenticated using (
  exists (select from public.endpoints e where e.id = endpoint_id and private.may(e.workspace_id, 'read'))
);

-- The columns of a profile with their place in the counts: the features, then the prediction.
create function private.profile_columns(profile jsonb)
returns table (place bigint, part text, described jsonb, starts bigint, size integer)
language sql immutable set search_path = ''
as $$
  select c.place, c.part, c.described, sum(c.size) over (order by c.place) - c.size, c.size
  from (
    select u.place, case when u.place > jsonb_array_length(profile -> 'features') then 'prediction' else 'feature' end as part,
      u.described, jsonb_array_length(u.described -> 'counts') as size
    from jsonb_array_elements((profile -> 'features') || jsonb_build_array(profile -> 'prediction')) with ordinality u (described, place)
  ) c;
$$;

-- Adds what a process has counted: `[{ endpoint, version, hour, rows, counts }]`. Called by the server alone. Counts that do not
-- fit the profile are dropped, and hours older than 30 days are forgotten.
create function private.count_inputs(counted jsonb) returns void
language plpgsql set search_path = ''
as $$
begin
  insert into public.endpoint_hours as h (endpoint_id, version, hour, rows, counts)
  select v.endpoint_id, v.version, to_timestamp(c.hour / 1000.0), c.rows, c.counts
  from jsonb_to_recordset(counted) c (endpoint uuid, version integer, hour bigint, rows bigint, counts integer[])
  join public.endpoint_versions v on v.endpoint_id = c.endpoint and v.version = c.version
  where v.profile is not null
    and cardinality(c.counts) = (select sum(p.size) from private.profile_columns(v.profile) p)
  order by 1, 3, 2
  on conflict (endpoint_id, hour, version) do update set
    rows = h.rows + excluded.rows, counts = private.add_counts(h.counts, excluded.counts);
  delete from public.endpoint_hours where hour < now() - interval '30 days';
end;
$$;

-- The population stability index of two lists of counts over the same bins; null where either is empty. A share below 0.0001
-- counts as 0.0001, so that its logarithm exists.
create function private.psi(expected bigint[], found bigint[]) returns float8
language sql immutable set search_path = ''
as $$
  select case when min(s.a) > 0 and min(s.b) > 0 then
    sum((s.now - s.was) * ln(s.now / s.was))
  end
  from (
    select t.a, t.b, greatest(u.x::float8 / nullif(t.a, 0), 0.0001) as was, greatest(u.y::float8 / nullif(t.b, 0), 0.0001) as now
    from unnest(expected, found) u (x, y),
      (select coalesce(sum(x), 0) as a, coalesce(sum(y), 0) as b from unnest(expected, found) w (x, y)) t
  ) s;
$$;

-- Rows that an index needs: with fewer, chance alone moves it above 0.1.
create function private.least_drift_rows() returns integer language sql immutable set search_path = '' as $$ select 200 $$;

-- The drift of a version over the last hours, by column of its profile.
create function private.drift_of(v public.endpoint_versions, hours integer)
returns table (place bigint, part text, described jsonb, found bigint[], psi float8)
language sql stable set search_path = ''
as $$
  with counted as materialized (
    select u.place, sum(u.n)::bigint as n
    from public.endpoint_hours h, unnest(h.counts) with ordinality u (n, place)
    where h.endpoint_id = v.endpoint_id and h.version = v.version and h.hour > now() - hours * interval '1 hour'
    group by 1
  ), by_column as (
    select p.place, p.part, p.described, array_agg(coalesce(c.n, 0) order by s.at) as found
    from private.profile_columns(v.profile) p
    cross join lateral generate_series(p.starts + 1, p.starts + p.size) s (at)
    left join counted c on c.place = s.at
    group by 1, 2, 3
  )
  select b.place, b.part, b.described, b.found,
    private.psi((select array_agg(e.n::bigint) from jsonb_array_elements_text(b.described -> 'counts') e (n)), b.found)
  from by_column b;
$$;

-- The version that most requests get; the newest of several.
create function private.main_version(endpoint uuid) returns public.endpoint_versions
language sql stable set search_path = ''
as $$ select v from public.endpoint_versions v where v.endpoint_id = endpoint order by v.share desc, v.version desc limit 1 $$;

-- The drift of an endpoint's main version over the last hours: `{ hours, version, least, rows, columns }`, where `columns` is null
-- without a profile, else `[{ part, name, kind, edges or levels, expected, found, psi }]`.
create function public.endpoint_drift(endpoint uuid, hours integer) returns json
language plpgsql stable security definer set search_path = ''
as $$
declare
  home public.endpoints := private.endpoint_of(endpoint);
  wanted integer := least(greatest(coalesce(hours, 24), 1), 720);
  v public.endpoint_versions := private.main_version(home.id);
begin
  return json_build_object(
    'hours', wanted, 'version', v.version, 'least', private.least_drift_rows(),
    'rows', (
      select coalesce(sum(h.rows), 0) from public.endpoint_hours h
      where h.endpoint_id = home.id and h.version = v.version and h.hour > now() - wanted * interval '1 hour'
    ),
    'columns', case when v.profile is not null then (
      select coalesce(json_agg(
        (d.described - 'counts') || jsonb_build_object(
          'part', d.part, 'expected', d.described -> 'counts', 'found', d.found, 'psi', d.psi
        ) order by d.place), '[]')
      from private.drift_of(v, wanted) d
    ) end
  );
end;
$$;

-- The column of a version that drifted most over the last hours; none where there is no profile, or there are too few rows.
create function private.worst_drift(v public.endpoint_versions, hours integer) returns table (name text, psi float8)
language sql stable set search_path = ''
as $$
  select d.described ->> 'name', d.psi from private.drift_of(v, hours) d
  where d.psi is not null and private.least_drift_rows() <= (
    select sum(h.rows) from public.endpoint_hours h
    where h.endpoint_id = v.endpoint_id and h.version = v.version and h.hour > now() - hours * interval '1 hour'
  )
  order by d.psi desc, d.place limit 1;
$$;

-- The drift of the endpoints of a workspace over the last day: `[{ endpoint, name, psi }]` of the column that drifted most.
create function public.workspace_drift(workspace uuid) returns json
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.demand(workspace, 'read');
  return (
    select coalesce(json_agg(json_build_object('endpoint', e.id, 'name', w.name, 'psi', w.psi)), '[]')
    from public.endpoints e, lateral private.worst_drift(private.main_version(e.id), 24) w
    where e.workspace_id = workspace
  );
end;
$$;

create or replace function private.serving_deploy(workspace uuid, request jsonb) returns json
language plpgsql security definer set search_path = ''
as $$
declare
  home public.endpoints;
  made integer;
  asked uuid := (request ->> 'attempt')::uuid;
  f json := private.serving_file(workspace, request);
begin
  if coalesce(request ->> 'name', '') !~ '^[a-z0-9][a-z0-9._-]{0,62}$' then
    raise exception 'The name of an endpoint has up to 63 small letters, digits, dots, dashes and underscores' using errcode = '22023';
  end if;
  insert into public.endpoints (workspace_id, name) values (workspace, request ->> 'name') on conflict do nothing;
  select * into home from public.endpoints e where e.workspace_id = workspace and e.name = request ->> 'name' for update;
  -- The row is locked: of two requests of one attempt the second sees the version that the first made.
  select v.version into made from public.endpoint_versions v where v.endpoint_id = home.id and v.attempt = asked;
  if found then
    return json_build_object('endpoint', home.id, 'name', home.name, 'version', made);
  end if;
  perform private.check_limit(workspace, 'endpoints', (select count(*) from public.endpoints where workspace_id = workspace));
  perform private.check_limit(workspace, 'versions_of_an_endpoint',
    (select count(*) + 1 from public.endpoint_versions where endpoint_id = home.id));
  update public.endpoint_versions set share = 0 where endpoint_id = home.id;
  insert into public.endpoint_versions (
    endpoint_id, version, workspace_id, hash, size, source, model, model_version, signature, share, profile, attempt
  )
  values (
    home.id, home.last_version + 1, workspace, request ->> 'hash', (f ->> 'size')::bigint, request ->> 'source',
    request ->> 'model', request ->> 'model_version', request -> 'signature', 100, nullif(request -> 'profile', 'null'), asked
  );
  update public.endpoints set last_version = last_version + 1, paused = false, updated_at = private.now_ms() where id = home.id;
  return json_build_object('endpoint', home.id, 'name', home.name, 'version', home.last_version + 1);
end;
$$;

insert into private.granted (privilege, roles) values
  ('select on public.endpoint_hours', 'authenticated'),
  ('all on public.endpoint_hours', 'service_role'),
  ('execute on function public.endpoint_drift(uuid, integer)', 'authenticated'),
  ('execute on function public.workspace_drift(uuid)', 'authenticated');

select private.apply_grants();
