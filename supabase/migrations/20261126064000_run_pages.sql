-- Reads of the pages: experiments and runs. Times are milliseconds since 1970; a metric's value is a number, or the text
-- NaN, Infinity or -Infinity. packages/server/tracking/README.md lists the shapes.

create function private.run_summary(r public.runs) returns json
language sql stable set search_path = ''
as $$
  select json_build_object(
    'id', r.id, 'name', r.name, 'experiment_id', r.experiment_id::text,
    'experiment', (select e.name from public.experiments e where e.workspace_id = r.workspace_id and e.id = r.experiment_id),
    'status', r.status, 'lifecycle', r.lifecycle, 'user', r.user_id, 'source', r.source,
    'started_at', r.start_time, 'ended_at', r.end_time, 'last_heard_at', r.last_heard_at,
    'metrics', (
      select coalesce(json_object_agg(m.key, private.metric_json(m.value) order by m.key), '{}')
      from public.run_latest_metrics m where m.run_number = r.number
    ),
    'params', (
      select coalesce(json_object_agg(p.key, p.value order by p.key), '{}')
      from public.run_params p where p.run_number = r.number
    ),
    'tags', (
      select coalesce(json_object_agg(t.key, t.value order by t.key), '{}')
      from public.run_tags t where t.run_number = r.number
    )
  );
$$;

-- The runs of a workspace: `{ total, next_from, runs }`. `filter` and `sort` are JSON as in `private.find_runs`, `view` is
-- ACTIVE_ONLY, DELETED_ONLY or ALL, and `next_from` is null on the last page.
create function public.search_runs(
  workspace uuid, filter text, sort text, view text, page_from integer, page_size integer
) returns json
language plpgsql stable security definer set search_path = ''
as $$
declare
  found_runs record;
begin
  perform private.demand(workspace, 'read');
  found_runs := private.find_runs(workspace, jsonb_build_object(
    'filter', coalesce(nullif(filter, ''), '[]')::jsonb, 'order', coalesce(nullif(sort, ''), '[]')::jsonb, 'view', view,
    'max', least(greatest(page_size, 1), 500), 'skip', least(greatest(page_from, 0), 1000000), 'count', true
  ));
  return json_build_object(
    'total', found_runs.total,
    'next_from', case when found_runs.next is not null then greatest(page_from, 0) + cardinality(found_runs.numbers) end,
    'runs', (
      select coalesce(json_agg(private.run_summary(r) order by n.place), '[]')
      from unnest(found_runs.numbers) with ordinality n(number, place)
      join public.runs r on r.number = n.number
    )
  );
end;
$$;

-- One run with everything but the points of its metrics.
create function public.run_page(run text) returns json
language plpgsql stable security definer set search_path = ''
as $$
declare
  asked public.runs := private.run_to_read(run);
begin
  return json_build_object(
    'run', private.run_summary(asked),
    'workspace_id', asked.workspace_id,
    'may_change', private.may(asked.workspace_id, 'create_models'),
    'artifact_uri', 'mlflow-artifacts:/' || asked.experiment_id || '/' || asked.id || '/artifacts',
    'metrics', (
      select coalesce(json_agg(json_build_object(
        'key', m.key, 'value', private.metric_json(m.value), 'step', m.step, 'time', m.time
      ) order by m.key), '[]')
      from public.run_latest_metrics m where m.run_number = asked.number
    ),
    'datasets', (
      select coalesce(json_agg(json_build_object(
        'name', d.name, 'digest', d.digest, 'source_type', d.source_type, 'source', d.source, 'schema', d.schema,
        'profile', d.profile, 'context', d.tags ->> 'mlflow.data.context'
      ) order by d.name, d.digest), '[]')
      from public.run_datasets d where d.run_number = asked.number
    ),
    -- Runs that a run started: a sweep and its trials.
    'children', (
      select coalesce(json_agg(private.run_summary(c.r) order by (c.r).start_time, (c.r).id), '[]')
      from (
        select r from public.run_tags t join public.runs r on r.number = t.run_number
        where t.key = 'mlflow.parentRunId' and t.value = asked.id and r.workspace_id = asked.workspace_id
          and r.lifecycle = 'active'
        limit 100
      ) c
    )
  );
end;
$$;
create index run_tags_parent_idx on public.run_tags (value) where key = 'mlflow.parentRunId';

-- The points are read twice, once for the bounds: stored in between they would take more memory than the engine gives.
create function private.series_of(r public.runs, metric_key text, by_time boolean, parts integer) returns json
language plpgsql stable set search_path = ''
as $$
declare
  all_points bigint;
  finite bigint;
  low float8;
  high float8;
  grouped json;
begin
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

-- One metric of up to 20 runs (ids separated by commas) in at most `buckets` equal parts of each run's steps, or of its
-- time when `axis` is time: `{ key, axis, series: [{ run, points, not_finite, buckets: [[from, to, min, max, mean, count]] }] }`.
-- Points that are no number, infinite or beyond 1e300 are counted in `not_finite`, and in no bucket.
create function public.metric_series(run_ids text, metric_key text, axis text, buckets integer) returns json
language plpgsql stable security definer set search_path = ''
as $$
declare
  asked text[] := string_to_array(run_ids, ',');
  parts integer := least(greatest(buckets, 1), 2000);
begin
  if cardinality(asked) > 20 then
    raise exception 'At most 20 runs at once' using errcode = '22023';
  end if;
  return json_build_object('key', metric_key, 'axis', axis, 'series', (
    select coalesce(json_agg(
      private.series_of(private.run_to_read(a.id), metric_key, axis = 'time', parts) order by a.place
    ), '[]')
    from unnest(asked) with ordinality a(id, place)
  ));
end;
$$;

-- The experiments of a workspace with counts of their runs, the one used last first.
create function public.workspace_experiments(workspace uuid) returns json
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.demand(workspace, 'read');
  return (
    select coalesce(json_agg(json_build_object(
      'id', e.id::text, 'name', e.name, 'lifecycle', e.lifecycle, 'created_at', e.created_at, 'updated_at', e.updated_at,
      'note', e.tags ->> 'mlflow.note.content', 'runs', coalesce(c.runs, 0), 'running', coalesce(c.running, 0),
      'last_run_at', c.last_run_at
    ) order by coalesce(c.last_run_at, e.created_at) desc, e.id), '[]')
    from public.experiments e
    left join (
      select r.experiment_id, count(*) as runs, count(*) filter (where r.status = 'RUNNING') as running,
        max(r.start_time) as last_run_at
      from public.runs r where r.workspace_id = workspace and r.lifecycle = 'active' group by r.experiment_id
    ) c on c.experiment_id = e.id
    where e.workspace_id = workspace
  );
end;
$$;

-- The keys of metrics, params and tags that the active runs of a workspace have, for columns and filters: at most 500 each.
create function public.run_keys(workspace uuid) returns json
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.demand(workspace, 'read');
  return json_build_object(
    'metrics', (select coalesce(json_agg(key order by key), '[]') from (
      select distinct m.key from public.runs r join public.run_latest_metrics m on m.run_number = r.number
      where r.workspace_id = workspace and r.lifecycle = 'active' limit 500) keys),
    'params', (select coalesce(json_agg(key order by key), '[]') from (
      select distinct p.key from public.runs r join public.run_params p on p.run_number = r.number
      where r.workspace_id = workspace and r.lifecycle = 'active' limit 500) keys),
    'tags', (select coalesce(json_agg(key order by key), '[]') from (
      select distinct t.key from public.runs r join public.run_tags t on t.run_number = r.number
      where r.workspace_id = workspace and r.lifecycle = 'active' limit 500) keys)
  );
end;
$$;

-- Changes that the pages offer. `change` is delete, restore, or rename and note with their text in `value`.
create function public.change_run(run text, change text, value text) returns json
language plpgsql security definer set search_path = ''
as $$
declare
  request jsonb := jsonb_build_object('run_id', run);
begin
  case change
    when 'delete' then
      perform private.tracking_delete_run(null, request);
    when 'restore' then
      perform private.tracking_restore_run(null, request);
    when 'rename' then
      if length(trim(coalesce(value, ''))) not between 1 and 500 then
        raise exception 'The name of a run has 1 to 500 characters' using errcode = '22023';
      end if;
      perform private.tracking_update_run(null, request || jsonb_build_object('run_name', trim(value)));
    when 'note' then
      perform private.tracking_log_batch(null, request || jsonb_build_object('tags', jsonb_build_array(
        jsonb_build_object('key', 'mlflow.note.content', 'value', coalesce(value, ''))
      )));
    else
      raise exception 'A run is deleted, restored or renamed, or gets a note' using errcode = '22023';
  end case;
  return private.run_summary(private.run_to_read(run));
end;
$$;

-- Figures of the Overview: `{ experiments, runs, running, finished, failed, last_run_at }`, of active runs.
create function public.tracking_counts(workspace uuid) returns json
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.demand(workspace, 'read');
  return (
    select json_build_object(
      -- The Default counts once it has a run.
      'experiments', (
        select count(*) from public.experiments e
        where e.workspace_id = workspace and e.lifecycle = 'active' and (e.id > 0 or exists (
          select from public.runs x where x.workspace_id = workspace and x.experiment_id = 0 and x.lifecycle = 'active'
        ))
      ),
      'runs', count(*), 'running', count(*) filter (where r.status in ('RUNNING', 'SCHEDULED')),
      'finished', count(*) filter (where r.status = 'FINISHED'),
      'failed', count(*) filter (where r.status in ('FAILED', 'KILLED')),
      'last_run_at', max(r.start_time)
    )
    from public.runs r where r.workspace_id = workspace and r.lifecycle = 'active'
  );
end;
$$;

insert into private.granted (privilege, roles) values
  ('execute on function public.search_runs(uuid, text, text, text, integer, integer)', 'authenticated'),
  ('execute on function public.run_page(text)', 'authenticated'),
  ('execute on function public.metric_series(text, text, text, integer)', 'authenticated'),
  ('execute on function public.workspace_experiments(uuid)', 'authenticated'),
  ('execute on function public.run_keys(uuid)', 'authenticated'),
  ('execute on function public.change_run(text, text, text)', 'authenticated'),
  ('execute on function public.tracking_counts(uuid)', 'authenticated');

select private.apply_grants();
