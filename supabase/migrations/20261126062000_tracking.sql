-- The calls of the tracking protocol. Each takes the caller's workspace and a request whose shape the server has checked,
-- asks for the caller's rights first, and returns the answer of the protocol as `json`, which keeps 64-bit numbers.

-- JSON has no word for the values that are no number; the protocol writes them as text.
create function private.metric_json(value float8) returns json
language sql immutable set search_path = ''
as $$
  select case when value = 'NaN' or value in ('Infinity', '-Infinity') then to_json(value::text) else to_json(value) end;
$$;

create function private.tags_json(tags jsonb) returns json
language sql immutable set search_path = ''
as $$
  select coalesce(json_agg(json_build_object('key', key, 'value', value) order by key), '[]') from jsonb_each_text(tags);
$$;

-- `[{ key, value }]` as an object; the last value of a key counts.
create function private.tags_of(list jsonb) returns jsonb
language sql immutable set search_path = ''
as $$
  select coalesce(jsonb_object_agg(x.key, coalesce(x.value, '')), '{}')
  from jsonb_to_recordset(coalesce(list, '[]')) x(key text, value text);
$$;

create function private.experiment_json(e public.experiments) returns json
language sql stable set search_path = ''
as $$
  select json_build_object(
    'experiment_id', e.id::text, 'name', e.name, 'artifact_location', 'mlflow-artifacts:/' || e.id,
    'lifecycle_stage', e.lifecycle, 'creation_time', e.created_at, 'last_update_time', e.updated_at,
    'tags', private.tags_json(e.tags)
  );
$$;

create function private.run_info_json(r public.runs) returns json
language sql stable set search_path = ''
as $$
  select json_strip_nulls(json_build_object(
    'run_id', r.id, 'run_uuid', r.id, 'run_name', r.name, 'experiment_id', r.experiment_id::text, 'user_id', r.user_id,
    'status', r.status, 'start_time', r.start_time, 'end_time', r.end_time,
    'artifact_uri', 'mlflow-artifacts:/' || r.experiment_id || '/' || r.id || '/artifacts',
    'lifecycle_stage', r.lifecycle
  ));
$$;

create function private.run_json(r public.runs) returns json
language sql stable set search_path = ''
as $$
  select json_build_object(
    'info', private.run_info_json(r),
    'data', json_build_object(
      'metrics', (
        select coalesce(json_agg(json_build_object(
          'key', m.key, 'value', private.metric_json(m.value), 'timestamp', m.time, 'step', m.step
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
    'inputs', json_build_object('dataset_inputs', (
      select coalesce(json_agg(json_build_object(
        'tags', private.tags_json(d.tags),
        'dataset', json_strip_nulls(json_build_object(
          'name', d.name, 'digest', d.digest, 'source_type', d.source_type, 'source', d.source, 'schema', d.schema,
          'profile', d.profile
        ))
      ) order by d.name, d.digest), '[]')
      from public.run_datasets d where d.run_number = r.number
    ))
  );
$$;

create function private.tracking_create_experiment(workspace uuid, request jsonb) returns json
language plpgsql security definer set search_path = ''
as $$
declare
  made bigint;
begin
  perform private.demand(workspace, 'create_models');
  perform private.check_limit(
    workspace, 'experiments', (select count(*) + 1 from public.experiments where workspace_id = workspace)
  );
  insert into public.experiments (workspace_id, name, tags, created_at, updated_at)
  values (
    workspace, request ->> 'name', private.tags_of(request -> 'tags'), private.now_ms(), private.now_ms()
  ) on conflict (workspace_id, name) do nothing returning id into made;
  if made is null then
    raise exception 'Experiment ''%'' already exists.', left(request ->> 'name', 500) using errcode = '23505';
  end if;
  return json_build_object('experiment_id', made::text);
end;
$$;

create function private.tracking_get_experiment(workspace uuid, request jsonb) returns json
language sql stable security definer set search_path = ''
as $$
  select json_build_object(
    'experiment', private.experiment_json(private.experiment_of(workspace, request ->> 'experiment_id'))
  );
$$;

create function private.tracking_get_experiment_by_name(workspace uuid, request jsonb) returns json
language plpgsql stable security definer set search_path = ''
as $$
declare
  named public.experiments;
begin
  perform private.demand(workspace, 'read');
  select * into named from public.experiments e
  where e.workspace_id = workspace and e.name = request ->> 'experiment_name';
  if named.id is null then
    raise exception 'Could not find experiment with name ''%''', left(request ->> 'experiment_name', 500)
      using errcode = 'PT404';
  end if;
  return json_build_object('experiment', private.experiment_json(named));
end;
$$;

create function private.tracking_update_experiment(workspace uuid, request jsonb) returns json
language plpgsql security definer set search_path = ''
as $$
declare
  changed public.experiments := private.experiment_of(workspace, request ->> 'experiment_id');
begin
  perform private.demand(workspace, 'create_models');
  if changed.lifecycle = 'deleted' then
    raise exception 'Cannot rename a deleted experiment.' using errcode = '55000';
  end if;
  if request ? 'new_name' then
    update public.experiments set name = request ->> 'new_name', updated_at = private.now_ms()
    where workspace_id = workspace and id = changed.id;
  end if;
  return '{}';
exception when unique_violation then
  raise exception 'Experiment ''%'' already exists.', left(request ->> 'new_name', 500) using errcode = '23505';
end;
$$;

-- Deletes or restores an experiment with all of its runs.
create function private.set_experiment_lifecycle(workspace uuid, experiment text, stage text) returns json
language plpgsql set search_path = ''
as $$
declare
  changed public.experiments := private.experiment_of(workspace, experiment);
begin
  perform private.demand(workspace, 'create_models');
  if changed.lifecycle = stage then
    raise exception 'No % Experiment with id=% exists', case stage when 'deleted' then 'active' else 'deleted' end,
      changed.id using errcode = 'PT404';
  end if;
  update public.experiments set lifecycle = stage, updated_at = private.now_ms()
  where workspace_id = workspace and id = changed.id;
  update public.runs set lifecycle = stage where workspace_id = workspace and experiment_id = changed.id;
  return '{}';
end;
$$;

create function private.tracking_delete_experiment(workspace uuid, request jsonb) returns json
language sql security definer set search_path = ''
as $$ select private.set_experiment_lifecycle(workspace, request ->> 'experiment_id', 'deleted') $$;

create function private.tracking_restore_experiment(workspace uuid, request jsonb) returns json
language sql security definer set search_path = ''
as $$ select private.set_experiment_lifecycle(workspace, request ->> 'experiment_id', 'active') $$;

-- Sets a tag of an experiment, or deletes it when the request has no value.
create function private.tracking_set_experiment_tag(workspace uuid, request jsonb) returns json
language plpgsql security definer set search_path = ''
as $$
declare
  changed public.experiments := private.experiment_of(workspace, request ->> 'experiment_id');
begin
  perform private.demand(workspace, 'create_models');
  if changed.lifecycle = 'deleted' then
    raise exception 'The experiment % must be in the ''active'' state.', changed.id using errcode = '22023';
  end if;
  if not request ? 'value' and not changed.tags ? (request ->> 'key') then
    raise exception 'No tag with name: %', left(request ->> 'key', 250) using errcode = 'PT404';
  end if;
  update public.experiments e set
    tags = case when request ? 'value' then e.tags || jsonb_build_object(request ->> 'key', request ->> 'value')
      else e.tags - (request ->> 'key') end,
    updated_at = private.now_ms()
  where e.workspace_id = workspace and e.id = changed.id
  returning * into changed;
  if (select count(*) from jsonb_object_keys(changed.tags)) > 1000 then
    raise exception 'An experiment has at most 1000 tags' using errcode = 'PT403';
  end if;
  return '{}';
end;
$$;

create function private.tracking_search_datasets(workspace uuid, request jsonb) returns json
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.demand(workspace, 'read');
  return json_build_object('dataset_summaries', (
    select coalesce(json_agg(found.summary), '[]') from (
      select distinct on (r.experiment_id, d.name, d.digest) json_strip_nulls(json_build_object(
        'experiment_id', r.experiment_id::text, 'name', d.name, 'digest', d.digest,
        'context', d.tags ->> 'mlflow.data.context'
      )) as summary
      from public.runs r join public.run_datasets d on d.run_number = r.number
      where r.workspace_id = workspace and r.lifecycle = 'active'
        and r.experiment_id::text in (select jsonb_array_elements_text(request -> 'experiment_ids'))
      order by r.experiment_id, d.name, d.digest
      limit 1000
    ) found
  ));
end;
$$;

create function private.random_run_name() returns text
language sql volatile set search_path = ''
as $$
  select a[1 + floor(random() * cardinality(a))::int] || '-' || n[1 + floor(random() * cardinality(n))::int] || '-'
    || floor(random() * 1000)::int
  from (select
    string_to_array('able amber bold brave bright calm clever crisp eager fair fond gentle glad honest keen kind lively '
      || 'lucky merry mild neat nimble noble patient proud quick quiet rare rich sharp shy silent smooth spry swift '
      || 'tidy upbeat vivid warm wise', ' ') as a,
    string_to_array('ant auk bass bear bee bird boar bug cat colt cow crab crow deer doe dog dove duck eel elk ewe fawn '
      || 'finch fish fly fox frog gnat goat grub gull hare hawk hen horse jay kit koi lamb lark loon lynx mare midge '
      || 'mink mole moose moth mouse mule newt owl ox panda penguin perch pig pug quail ram rat ray roo rook seal shad '
      || 'shark sheep shrew shrike skunk sloth slug smelt snail snake snipe sow sponge squid squirrel stag steed stoat '
      || 'stork swan tern toad trout turtle vole wasp whale wolf worm wren yak zebra', ' ') as n
  ) words;
$$;

-- Checks what a run has against the limits, and stores about how many bytes an answer with it takes.
create function private.weigh_run(r public.runs) returns void
language plpgsql set search_path = ''
as $$
declare
  weight bigint := 0;
  part record;
begin
  for part in
    select 'metrics' as kind, count(*) as entries, sum(octet_length(key) + 100) as bytes
    from public.run_latest_metrics where run_number = r.number
    union all
    select 'params', count(*), sum(octet_length(key) + octet_length(value) + 30)
    from public.run_params where run_number = r.number
    union all
    select 'tags', count(*), sum(octet_length(key) + octet_length(value) + 30)
    from public.run_tags where run_number = r.number
    union all
    select 'datasets', count(*), sum(
      octet_length(name) + octet_length(source) + coalesce(octet_length(schema), 0) + coalesce(octet_length(profile), 0)
        + pg_column_size(tags) + 200
    ) from public.run_datasets where run_number = r.number
  loop
    perform private.check_limit(r.workspace_id, part.kind || '_of_a_run', part.entries);
    weight := weight + coalesce(part.bytes, 0);
  end loop;
  perform private.check_limit(r.workspace_id, 'bytes_of_a_run', weight);
  update public.runs set bytes = weight where number = r.number and bytes <> weight;
end;
$$;

create function private.write_params(r public.runs, list jsonb) returns void
language plpgsql set search_path = ''
as $$
declare
  conflict record;
begin
  if jsonb_array_length(coalesce(list, '[]')) = 0 then
    return;
  end if;
  insert into public.run_params (run_number, key, value)
  select r.number, x.key, left(coalesce(x.value, ''), 6000) from jsonb_to_recordset(list) x(key text, value text)
  on conflict do nothing;
  select p.key, p.value as old, x.value as new into conflict
  from jsonb_to_recordset(list) x(key text, value text)
  join public.run_params p on p.run_number = r.number and p.key = x.key
  where p.value <> left(coalesce(x.value, ''), 6000)
  limit 1;
  if found then
    raise exception 'Changing param values is not allowed. Param with key=''%'' was already logged with value=''%'' for run ID=''%''. Attempted logging new value ''%''.',
      conflict.key, left(conflict.old, 500), r.id, left(conflict.new, 500) using errcode = '22023';
  end if;
  perform private.weigh_run(r);
end;
$$;

-- Appends points, each once, and keeps the latest value of each key: the greatest step, then time, then value.
create function private.write_metrics(r public.runs, list jsonb) returns void
language plpgsql set search_path = ''
as $$
begin
  if jsonb_array_length(coalesce(list, '[]')) = 0 then
    return;
  end if;
  insert into public.run_metrics (run_number, key, time, step, value)
  select r.number, x.key, x.timestamp, coalesce(x.step, 0), x.value
  from jsonb_to_recordset(list) x(key text, value float8, timestamp bigint, step bigint)
  on conflict do nothing;
  insert into public.run_latest_metrics as l (run_number, key, value, time, step)
  select distinct on (x.key) r.number, x.key, x.value, x.timestamp, coalesce(x.step, 0)
  from jsonb_to_recordset(list) x(key text, value float8, timestamp bigint, step bigint)
  order by x.key, coalesce(x.step, 0) desc, x.timestamp desc, x.value desc
  on conflict (run_number, key) do update set value = excluded.value, time = excluded.time, step = excluded.step
  where (excluded.step, excluded.time, excluded.value) > (l.step, l.time, l.value);
  perform private.weigh_run(r);
end;
$$;

create function private.write_tags(r public.runs, list jsonb) returns void
language plpgsql set search_path = ''
as $$
begin
  if jsonb_array_length(coalesce(list, '[]')) = 0 then
    return;
  end if;
  insert into public.run_tags (run_number, key, value)
  select r.number, t.key, left(t.value, 8000) from jsonb_each_text(private.tags_of(list)) t
  on conflict (run_number, key) do update set value = excluded.value;
  -- The name of a run and this tag are the same thing.
  update public.runs set name = t.value
  from public.run_tags t
  where runs.number = r.number and t.run_number = r.number and t.key = 'mlflow.runName' and t.value <> runs.name;
  perform private.weigh_run(r);
end;
$$;

create function private.tracking_create_run(workspace uuid, request jsonb) returns json
language plpgsql security definer set search_path = ''
as $$
declare
  home public.experiments := private.experiment_of(workspace, coalesce(request ->> 'experiment_id', '0'));
  tags jsonb := private.tags_of(request -> 'tags');
  given text := nullif(request ->> 'run_name', '');
  made public.runs;
begin
  perform private.demand(workspace, 'create_models');
  if home.lifecycle = 'deleted' then
    raise exception 'The experiment % must be in the ''active'' state. Current state is deleted.', home.id
      using errcode = '22023';
  end if;
  if given <> tags ->> 'mlflow.runName' then
    raise exception 'Both ''run_name'' argument and ''mlflow.runName'' tag are specified, but with different values.'
      using errcode = '22023';
  end if;
  perform private.check_limit(
    workspace, 'runs', (select count(*) + 1 from public.runs where workspace_id = workspace)
  );
  insert into public.runs (workspace_id, experiment_id, name, user_id, start_time, last_heard_at)
  values (
    workspace, home.id,
    left(coalesce(given, nullif(tags ->> 'mlflow.runName', ''), private.random_run_name()), 8000),
    left(coalesce(request ->> 'user_id', ''), 256),
    coalesce((request ->> 'start_time')::bigint, private.now_ms()), private.now_ms()
  ) returning * into made;
  perform private.write_tags(made, coalesce(request -> 'tags', '[]')
    || jsonb_build_array(jsonb_build_object('key', 'mlflow.runName', 'value', made.name)));
  return json_build_object('run', private.run_json(made));
end;
$$;

create function private.tracking_get_run(workspace uuid, request jsonb) returns json
language sql stable security definer set search_path = ''
as $$ select json_build_object('run', private.run_json(private.run_to_read(request ->> 'run_id'))) $$;

create function private.tracking_update_run(workspace uuid, request jsonb) returns json
language plpgsql security definer set search_path = ''
as $$
declare
  changed public.runs := private.run_to_change(request ->> 'run_id');
begin
  update public.runs r set
    status = coalesce(request ->> 'status', r.status),
    end_time = case
      when request ? 'end_time' then (request ->> 'end_time')::bigint
      when request ->> 'status' in ('RUNNING', 'SCHEDULED') then null
      else r.end_time end
  where r.number = changed.number;
  if nullif(request ->> 'run_name', '') is not null then
    perform private.write_tags(changed, jsonb_build_array(
      jsonb_build_object('key', 'mlflow.runName', 'value', request ->> 'run_name')
    ));
  end if;
  select * into changed from public.runs r where r.number = changed.number;
  return json_build_object('run_info', private.run_info_json(changed));
end;
$$;

create function private.tracking_delete_run(workspace uuid, request jsonb) returns json
language plpgsql security definer set search_path = ''
as $$
declare
  changed public.runs := private.run_to_change(request ->> 'run_id', true);
begin
  update public.runs set lifecycle = 'deleted' where number = changed.number;
  return '{}';
end;
$$;

create function private.tracking_restore_run(workspace uuid, request jsonb) returns json
language plpgsql security definer set search_path = ''
as $$
declare
  changed public.runs := private.run_to_change(request ->> 'run_id', true);
begin
  update public.runs set lifecycle = 'active' where number = changed.number;
  return '{}';
end;
$$;

-- Params, then metrics, then tags, all or nothing.
create function private.tracking_log_batch(workspace uuid, request jsonb) returns json
language plpgsql security definer set search_path = ''
as $$
declare
  changed public.runs := private.run_to_change(request ->> 'run_id');
begin
  perform private.write_params(changed, request -> 'params');
  perform private.write_metrics(changed, request -> 'metrics');
  perform private.write_tags(changed, request -> 'tags');
  return '{}';
end;
$$;

create function private.tracking_delete_tag(workspace uuid, request jsonb) returns json
language plpgsql security definer set search_path = ''
as $$
declare
  changed public.runs := private.run_to_change(request ->> 'run_id');
begin
  delete from public.run_tags where run_number = changed.number and key = request ->> 'key';
  if not found then
    raise exception 'No tag with name: % in run with id %', left(request ->> 'key', 250), changed.id
      using errcode = 'PT404';
  end if;
  return '{}';
end;
$$;

create function private.tracking_log_inputs(workspace uuid, request jsonb) returns json
language plpgsql security definer set search_path = ''
as $$
declare
  changed public.runs := private.run_to_change(request ->> 'run_id');
begin
  insert into public.run_datasets as d (run_number, name, digest, source_type, source, schema, profile, tags)
  select distinct on (x.dataset ->> 'name', x.dataset ->> 'digest')
    changed.number, x.dataset ->> 'name', x.dataset ->> 'digest', coalesce(x.dataset ->> 'source_type', ''),
    coalesce(x.dataset ->> 'source', ''), x.dataset ->> 'schema', x.dataset ->> 'profile', private.tags_of(x.tags)
  from jsonb_to_recordset(coalesce(request -> 'datasets', '[]')) x(dataset jsonb, tags jsonb)
  on conflict (run_number, name, digest) do update set tags = d.tags || excluded.tags;
  perform private.weigh_run(changed);
  return '{}';
end;
$$;

-- Clients before 3.0 describe a logged model by JSON, which is appended to a tag.
create function private.tracking_log_model(workspace uuid, request jsonb) returns json
language plpgsql security definer set search_path = ''
as $$
declare
  changed public.runs := private.run_to_change(request ->> 'run_id');
  model jsonb := (request ->> 'model_json')::jsonb;
  history jsonb;
begin
  if jsonb_typeof(model) <> 'object' or not model ? 'artifact_path' or not model ? 'flavors' then
    raise exception 'Model json is missing mandatory fields' using errcode = '22023';
  end if;
  select t.value::jsonb into history from public.run_tags t
  where t.run_number = changed.number and t.key = 'mlflow.log-model.history';
  history := coalesce(history, '[]') || jsonb_build_array(model);
  -- The newest models stay when the tag becomes too long.
  while length(history::text) > 8000 and jsonb_array_length(history) > 1 loop
    history := history - 0;
  end loop;
  if length(history::text) <= 8000 then
    perform private.write_tags(changed, jsonb_build_array(
      jsonb_build_object('key', 'mlflow.log-model.history', 'value', history::text)
    ));
  end if;
  return '{}';
end;
$$;

-- A page of a history after the point `after` (`[time, step, value]`); `next` is the last point when more follow.
create function private.tracking_get_history(workspace uuid, request jsonb, out answer json, out next json)
language plpgsql stable security definer set search_path = ''
as $$
declare
  asked public.runs := private.run_to_read(request ->> 'run_id');
  size integer := (request ->> 'max_results')::integer;
  after jsonb := request -> 'after';
begin
  with page as materialized (
    select m.time, m.step, m.value from public.run_metrics m
    where m.run_number = asked.number and m.key = request ->> 'metric_key'
      and (after is null or (m.time, m.step, m.value)
        > ((after ->> 0)::bigint, (after ->> 1)::bigint, (after ->> 2)::float8))
    order by m.time, m.step, m.value
    limit size + 1
  ), shown as (select * from page order by time, step, value limit size)
  select
    json_build_object('metrics', (
      select coalesce(json_agg(json_build_object(
        'key', request ->> 'metric_key', 'value', private.metric_json(s.value), 'timestamp', s.time, 'step', s.step
      ) order by s.time, s.step, s.value), '[]') from shown s
    )),
    case when (select count(*) from page) > size then (
      select json_build_array(s.time::text, s.step::text, s.value::text) from shown s
      order by s.time desc, s.step desc, s.value desc limit 1
    ) end
  into answer, next;
end;
$$;

-- Points of several runs: all up to `max_results` of each run, or, between two steps, evenly chosen by step with the first
-- and the last.
create function private.tracking_get_history_bulk(workspace uuid, request jsonb) returns json
language plpgsql stable security definer set search_path = ''
as $$
declare
  size integer := (request ->> 'max_results')::integer;
begin
  perform private.run_to_read(x) from jsonb_array_elements_text(request -> 'run_ids') x;
  return json_build_object('metrics', (
    select coalesce(json_agg(json_build_object(
      'key', request ->> 'metric_key', 'value', private.metric_json(p.value), 'timestamp', p.time, 'step', p.step,
      'run_id', r.id
    ) order by r.id, p.step, p.time, p.value), '[]')
    from public.runs r
    cross join lateral (
      select s.* from (
        select m.time, m.step, m.value, count(*) over () as total,
          row_number() over (order by m.step, m.time, m.value) - 1 as place
        from public.run_metrics m
        where m.run_number = r.number and m.key = request ->> 'metric_key'
          and (not request ? 'start_step'
            or m.step between (request ->> 'start_step')::bigint and (request ->> 'end_step')::bigint)
      ) s
      where case when not (request ->> 'sampled')::boolean then s.place < size
        when s.total <= size then true
        when size = 1 then s.place = s.total - 1
        -- Of each of size - 1 equal parts the first point, and the last point of all.
        else s.place = s.total - 1 or (s.place * (size - 1)) / (s.total - 1)
          is distinct from ((s.place - 1) * (size - 1)) / (s.total - 1) or s.place = 0
      end
    ) p
    where r.id in (select jsonb_array_elements_text(request -> 'run_ids'))
  ));
end;
$$;

insert into private.granted (privilege, roles)
select 'execute on function ' || p.oid::regprocedure, 'authenticated'
from pg_proc p where p.pronamespace = 'private'::regnamespace and p.proname like 'tracking\_%';

select private.apply_grants();
