-- Long histories in blocks: a chart of a million points reads some thousand rows, and not every point. The points of a metric are
-- counted; once there are many, each 128 points that arrive one after the other are also stored as one block with their bounds.

create table public.run_metric_lengths (
  run_number bigint not null,
  key text not null,
  points bigint not null,
  primary key (run_number, key)
);
create table public.run_metric_blocks (
  run_number bigint not null,
  key text not null,
  block bigint not null,
  points bigint not null,
  -- Points that are a number up to 1e300: the others are in no mean, and in no chart.
  finite bigint not null,
  first_step bigint not null,
  last_step bigint not null,
  first_time bigint not null,
  last_time bigint not null,
  -- Of the finite points.
  low float8,
  high float8,
  sum float8 not null,
  primary key (run_number, key, block)
);
alter table public.run_metric_lengths enable row level security;
alter table public.run_metric_blocks enable row level security;

-- Points from which on a metric has blocks. A chart reads fewer points themselves.
create function private.long_history() returns bigint language sql immutable set search_path = '' as $$ select 65536::bigint $$;

-- Stores the blocks of a metric that has none yet, from its points by their time.
create function private.make_blocks(run_number bigint, metric_key text) returns void
language sql set search_path = ''
as $$
  insert into public.run_metric_blocks
  select run_number, metric_key, p.place / 128, count(*), count(*) filter (where abs(p.value) <= 1e300),
    min(p.step), max(p.step), min(p.time), max(p.time),
    min(p.value) filter (where abs(p.value) <= 1e300), max(p.value) filter (where abs(p.value) <= 1e300),
    coalesce(sum(p.value) filter (where abs(p.value) <= 1e300), 0)
  from (
    select m.time, m.step, m.value, row_number() over (order by m.time, m.step, m.value) - 1 as place
    from public.run_metrics m where m.run_number = make_blocks.run_number and m.key = metric_key
  ) p
  group by p.place / 128;
$$;

create function private.count_points() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  grown record;
begin
  for grown in
    with new_points as (
      insert into public.run_metric_lengths as l (run_number, key, points)
      select a.run_number, a.key, count(*) from added a group by a.run_number, a.key
      on conflict (run_number, key) do update set points = l.points + excluded.points
      returning l.run_number, l.key, l.points
    )
    select * from new_points n where n.points >= private.long_history()
  loop
    if not exists (
      select from public.run_metric_blocks b where b.run_number = grown.run_number and b.key = grown.key limit 1
    ) then
      perform private.make_blocks(grown.run_number, grown.key);
      continue;
    end if;
    insert into public.run_metric_blocks as b
    select grown.run_number, grown.key, p.block, count(*), count(*) filter (where abs(p.value) <= 1e300),
      min(p.step), max(p.step), min(p.time), max(p.time),
      min(p.value) filter (where abs(p.value) <= 1e300), max(p.value) filter (where abs(p.value) <= 1e300),
      coalesce(sum(p.value) filter (where abs(p.value) <= 1e300), 0)
    from (
      select a.time, a.step, a.value, (grown.points - 1 - (row_number() over (order by a.time desc, a.step desc) - 1)) / 128 as block
      from added a where a.run_number = grown.run_number and a.key = grown.key
    ) p
    group by p.block
    on conflict (run_number, key, block) do update set
      points = b.points + excluded.points, finite = b.finite + excluded.finite,
      first_step = least(b.first_step, excluded.first_step), last_step = greatest(b.last_step, excluded.last_step),
      first_time = least(b.first_time, excluded.first_time), last_time = greatest(b.last_time, excluded.last_time),
      low = least(b.low, excluded.low), high = greatest(b.high, excluded.high), sum = b.sum + excluded.sum;
  end loop;
  return null;
end;
$$;
create trigger count_points after insert on public.run_metrics
  referencing new table as added for each statement execute function private.count_points();

insert into public.run_metric_lengths (run_number, key, points)
select m.run_number, m.key, count(*) from public.run_metrics m group by m.run_number, m.key;
select private.make_blocks(l.run_number, l.key) from public.run_metric_lengths l where l.points >= private.long_history();

-- As before, with what belongs to the points.
create or replace function private.drop_points() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.run_metrics m using gone where m.run_number = gone.number;
  delete from public.run_metric_lengths m using gone where m.run_number = gone.number;
  delete from public.run_metric_blocks m using gone where m.run_number = gone.number;
  return null;
end;
$$;

-- The parts of a long history, from its blocks: the bounds of a part are those of the points in it.
create function private.series_of_blocks(r public.runs, metric_key text, by_time boolean, parts integer) returns json
language sql stable set search_path = ''
as $$
  with blocks as (
    select b.points, b.finite, b.low, b.high, b.sum,
      case when by_time then b.first_time else b.first_step end as x0, case when by_time then b.last_time else b.last_step end as x1
    from public.run_metric_blocks b where b.run_number = r.number and b.key = metric_key
  ), bounds as (
    select sum(b.points) as points, sum(b.finite) as finite, min(b.x0) as low, max(b.x1) as high from blocks b
  ), grouped as (
    select min(b.x0) as x0, max(b.x1) as x1, min(b.low) as low, max(b.high) as high, sum(b.sum) / sum(b.finite) as mean, sum(b.finite) as n
    from blocks b cross join bounds a
    where b.finite > 0
    group by case when a.high = a.low then 0
      else floor(((b.x0::float8 + b.x1) / 2 - a.low) / (a.high - a.low) * parts * 0.9999999999) end
  )
  select json_build_object('run', r.id, 'points', a.points, 'not_finite', a.points - a.finite, 'buckets', (
    select coalesce(json_agg(json_build_array(g.x0, g.x1, g.low, g.high, g.mean, g.n) order by g.x0), '[]') from grouped g
  ))
  from bounds a;
$$;

-- As before for short histories.
create or replace function private.series_of(r public.runs, metric_key text, by_time boolean, parts integer) returns json
language plpgsql stable set search_path = ''
as $$
declare
  all_points bigint;
  finite bigint;
  low float8;
  high float8;
  grouped json;
begin
  if exists (select from public.run_metric_blocks b where b.run_number = r.number and b.key = metric_key limit 1) then
    return private.series_of_blocks(r, metric_key, by_time, parts);
  end if;
  select count(*), count(*) filter (where abs(m.value) <= 1e300),
    min(case when by_time then m.time else m.step end), max(case when by_time then m.time else m.step end)
  into all_points, finite, low, high
  from public.run_metrics m where m.run_number = r.number and m.key = metric_key;
  select coalesce(json_agg(json_build_array(g.x0, g.x1, g.low, g.high, g.mean, g.n) order by g.x0), '[]') into grouped
  from (
    select min(case when by_time then m.time else m.step end) as x0, max(case when by_time then m.time else m.step end) as x1,
      min(m.value) as low, max(m.value) as high, sum(m.value) / count(*) as mean, count(*) as n
    from public.run_metrics m
    where m.run_number = r.number and m.key = metric_key and abs(m.value) <= 1e300
    -- The factor puts the last point into the last bucket.
    group by case when high = low then 0
      else floor(((case when by_time then m.time else m.step end)::float8 - low) / (high - low) * parts * 0.9999999999) end
  ) g;
  return json_build_object('run', r.id, 'points', all_points, 'not_finite', all_points - finite, 'buckets', grouped);
end;
$$;

insert into private.granted (privilege, roles) values
  ('all on public.run_metric_lengths, public.run_metric_blocks', 'service_role');

select private.apply_grants();
