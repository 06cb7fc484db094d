-- Runs as JSON, all of a page in one statement: a function called per run costs more than the reading itself.

-- Runs as the protocol has them, in the order of their numbers.
create function private.runs_json(numbers bigint[]) returns json
language sql stable set search_path = ''
as $$
  select coalesce(json_agg(json_build_object(
    'info', json_strip_nulls(json_build_object(
      'run_id', r.id, 'run_uuid', r.id, 'run_name', r.name, 'experiment_id', r.experiment_id::text, 'user_id', r.user_id,
      'status', r.status, 'start_time', r.start_time, 'end_time', r.end_time,
      'artifact_uri', 'mlflow-artifacts:/' || r.experiment_id || '/' || r.id || '/artifacts',
      'lifecycle_stage', r.lifecycle
    )),
    'data', json_build_object(
      'metrics', (
        select coalesce(json_agg(json_build_object(
          'key', m.key,
          'value', case when m.value in ('NaN', 'Infinity', '-Infinity') then to_json(m.value::text) else to_json(m.value) end,
          'timestamp', m.time, 'step', m.step
        ) order by m.key), '[]')
        from public.run_latest_metrics m where m.run_number = r.number
      ),
      'params', (
        select coalesce(json_agg(json_build_object('key', p.key, 'value', p.value) order by p.key), '[]')
        from public.run_params p where p.run_number = r.number
      ),
      'tags', (
        select coalesce(json_agg(json_build_object('key', t.key, 'value', t.value) order by t.key), '[]')
        from public.run_tags t where t.run_number = r.number
      )
    ),
    'inputs', json_build_object(
      'dataset_inputs', (
        select coalesce(json_agg(json_build_object(
          'tags', private.tags_json(d.tags),
          'dataset', json_strip_nulls(json_build_object(
            'name', d.name, 'digest', d.digest, 'source_type', d.source_type, 'source', d.source, 'schema', d.schema,
            'profile', d.profile
          ))
        ) order by d.name, d.digest), '[]')
        from public.run_datasets d where d.run_number = r.number
      ),
      'model_inputs', (
        select coalesce(json_agg(json_build_object('model_id', o.model_id) order by o.model_id), '[]')
        from public.run_models o where o.run_number = r.number and o.input
      )
    ),
    'outputs', json_build_object('model_outputs', (
      select coalesce(json_agg(json_build_object('model_id', o.model_id, 'step', o.step) order by o.step, o.model_id), '[]')
      from public.run_models o where o.run_number = r.number and not o.input
    ))
  ) order by n.place), '[]')
  from unnest(numbers) with ordinality n(number, place)
  join public.runs r on r.number = n.number;
$$;

create or replace function private.run_json(r public.runs) returns json
language sql stable set search_path = ''
as $$ select private.runs_json(array[r.number]) -> 0 $$;

-- Runs as the pages have them, in the order of their numbers.
create function private.run_summaries(numbers bigint[]) returns json
language sql stable set search_path = ''
as $$
  select coalesce(json_agg(json_build_object(
    'id', r.id, 'name', r.name, 'experiment_id', r.experiment_id::text,
    'experiment', (select e.name from public.experiments e where e.workspace_id = r.workspace_id and e.id = r.experiment_id),
    'status', r.status, 'lifecycle', r.lifecycle, 'user', r.user_id, 'source', r.source,
    'started_at', r.start_time, 'ended_at', r.end_time, 'last_heard_at', r.last_heard_at,
    'metrics', (
      select coalesce(json_object_agg(m.key,
        case when m.value in ('NaN', 'Infinity', '-Infinity') then to_json(m.value::text) else to_json(m.value) end
        order by m.key), '{}')
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
  ) order by n.place), '[]')
  from unnest(numbers) with ordinality n(number, place)
  join public.runs r on r.number = n.number;
$$;

create or replace function private.run_summary(r public.runs) returns json
language sql stable set search_path = ''
as $$ select private.run_summaries(array[r.number]) -> 0 $$;

create or replace function private.tracking_search_runs(workspace uuid, request jsonb, out answer json, out next json)
language plpgsql stable security definer set search_path = ''
as $$
declare
  found_runs record;
begin
  perform private.demand(workspace, 'read');
  found_runs := private.find_runs(workspace, request);
  next := found_runs.next;
  answer := json_build_object('runs', private.runs_json(found_runs.numbers));
end;
$$;

create or replace function public.search_runs(
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
    'runs', private.run_summaries(found_runs.numbers)
  );
end;
$$;

select private.apply_grants();
