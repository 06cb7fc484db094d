-- Logged models: models that a run wrote, each with files, params, tags and metrics of its own.

create table public.logged_models (
  id text primary key default 'm-' || replace(gen_random_uuid()::text, '-', ''),
  workspace_id uuid not null,
  experiment_id bigint not null,
  name text not null check (length(name) between 1 and 500),
  model_type text not null default '' check (length(model_type) <= 500),
  -- The run that wrote the model, of this workspace.
  source_run_id text check (length(source_run_id) <= 256),
  status text not null default 'LOGGED_MODEL_PENDING'
    check (status in ('LOGGED_MODEL_PENDING', 'LOGGED_MODEL_READY', 'LOGGED_MODEL_UPLOAD_FAILED')),
  lifecycle text not null default 'active' check (lifecycle in ('active', 'deleted')),
  created_at bigint not null default private.now_ms(),
  updated_at bigint not null default private.now_ms(),
  params jsonb not null default '{}',
  tags jsonb not null default '{}',
  foreign key (workspace_id, experiment_id) references public.experiments on delete cascade
);
create index logged_models_experiment_idx on public.logged_models (workspace_id, experiment_id, created_at desc);

-- The latest value of each metric that a run measured of a model, on each dataset.
create table public.logged_model_metrics (
  model_id text not null references public.logged_models on delete cascade,
  run_id text not null,
  key text not null,
  dataset_name text not null default '',
  dataset_digest text not null default '',
  value float8 not null,
  time bigint not null,
  step bigint not null,
  primary key (model_id, key, run_id, dataset_name, dataset_digest)
);

-- Models that a run read (`input`) or wrote.
create table public.run_models (
  run_number bigint not null references public.runs on delete cascade,
  model_id text not null references public.logged_models on delete cascade,
  input boolean not null,
  step bigint not null default 0,
  primary key (run_number, model_id, input)
);
create index run_models_model_idx on public.run_models (model_id);

alter table public.logged_models enable row level security;
alter table public.logged_model_metrics enable row level security;
alter table public.run_models enable row level security;

-- Bytes do not fit into an integer.
alter table private.limits alter column value type bigint;
insert into private.limits (name, value) values ('logged_models', 20000), ('models_of_a_run', 500);

-- A logged model that the caller may read, or also change. Raises PT404 and 42501.
create function private.logged_model_of(model text, changing boolean default false, deleted_too boolean default false)
returns public.logged_models
language plpgsql set search_path = ''
as $$
declare
  found_one public.logged_models;
begin
  select * into found_one from public.logged_models m where m.id = model;
  if found_one.id is null or not private.may(found_one.workspace_id, 'read')
    or (found_one.lifecycle = 'deleted' and not deleted_too) then
    raise exception 'Logged model with ID ''%'' not found.', left(model, 64) using errcode = 'PT404';
  end if;
  if changing then
    perform private.demand(found_one.workspace_id, 'create_models');
    select * into found_one from public.logged_models m where m.id = model for update;
  end if;
  return found_one;
end;
$$;

create function private.logged_model_json(m public.logged_models) returns json
language sql stable set search_path = ''
as $$
  select json_build_object(
    'info', json_strip_nulls(json_build_object(
      'model_id', m.id, 'experiment_id', m.experiment_id::text, 'name', m.name, 'creation_timestamp_ms', m.created_at,
      'last_updated_timestamp_ms', m.updated_at,
      'artifact_uri', 'mlflow-artifacts:/' || m.experiment_id || '/models/' || m.id || '/artifacts',
      'status', m.status, 'model_type', m.model_type, 'source_run_id', m.source_run_id, 'tags', private.tags_json(m.tags)
    )),
    'data', json_build_object(
      'params', private.tags_json(m.params),
      'metrics', (
        select coalesce(json_agg(json_strip_nulls(json_build_object(
          'key', x.key, 'value', private.metric_json(x.value), 'timestamp', x.time, 'step', x.step, 'model_id', m.id,
          'run_id', x.run_id, 'dataset_name', nullif(x.dataset_name, ''), 'dataset_digest', nullif(x.dataset_digest, '')
        )) order by x.key, x.run_id), '[]')
        from public.logged_model_metrics x where x.model_id = m.id
      )
    )
  );
$$;

create function private.tracking_create_logged_model(workspace uuid, request jsonb) returns json
language plpgsql security definer set search_path = ''
as $$
declare
  home public.experiments := private.experiment_of(workspace, request ->> 'experiment_id');
  source public.runs;
  made public.logged_models;
begin
  perform private.demand(workspace, 'create_models');
  if home.lifecycle = 'deleted' then
    raise exception 'The experiment % must be in the ''active'' state.', home.id using errcode = '22023';
  end if;
  if nullif(request ->> 'source_run_id', '') is not null then
    source := private.run_to_change(request ->> 'source_run_id');
  end if;
  perform private.check_limit(
    workspace, 'logged_models', (select count(*) + 1 from public.logged_models where workspace_id = workspace)
  );
  insert into public.logged_models (workspace_id, experiment_id, name, model_type, source_run_id, params, tags)
  values (
    workspace, home.id, coalesce(nullif(request ->> 'name', ''), private.random_run_name()),
    coalesce(request ->> 'model_type', ''), source.id, private.tags_of(request -> 'params'),
    private.tags_of(request -> 'tags')
  ) returning * into made;
  return json_build_object('model', private.logged_model_json(made));
end;
$$;

create function private.tracking_get_logged_model(workspace uuid, request jsonb) returns json
language sql security definer set search_path = ''
as $$
  select json_build_object('model', private.logged_model_json(private.logged_model_of(
    request ->> 'model_id', false, coalesce((request ->> 'allow_deleted')::boolean, false)
  )));
$$;

-- Finishes a model with `status`, deletes it, or changes its tags and params: all that is given.
create function private.tracking_change_logged_model(workspace uuid, request jsonb) returns json
language plpgsql security definer set search_path = ''
as $$
declare
  changed public.logged_models := private.logged_model_of(request ->> 'model_id', true);
  given jsonb := private.tags_of(request -> 'params');
  conflict text;
begin
  select p.key into conflict from jsonb_each_text(given) p
  where changed.params ? p.key and changed.params ->> p.key <> p.value limit 1;
  if conflict is not null then
    raise exception 'Changing param values is not allowed. Param with key=''%'' was already logged.', conflict
      using errcode = '22023';
  end if;
  if request ? 'delete_tag' and not changed.tags ? (request ->> 'delete_tag') then
    raise exception 'No tag with key ''%''', left(request ->> 'delete_tag', 250) using errcode = 'PT404';
  end if;
  update public.logged_models m set
    status = coalesce(request ->> 'status', m.status),
    lifecycle = case when (request ->> 'delete')::boolean then 'deleted' else m.lifecycle end,
    params = m.params || given,
    tags = (m.tags || private.tags_of(request -> 'tags')) - coalesce(request ->> 'delete_tag', ''),
    updated_at = private.now_ms()
  where m.id = changed.id returning * into changed;
  if pg_column_size(changed.params) + pg_column_size(changed.tags) > 1000000 then
    raise exception 'The tags and params of a model are too large' using errcode = 'PT403';
  end if;
  return json_build_object('model', private.logged_model_json(changed));
end;
$$;

-- Links models to a run, as read (`input`) or written.
create function private.link_models(r public.runs, list jsonb, is_input boolean) returns void
language plpgsql set search_path = ''
as $$
begin
  insert into public.run_models (run_number, model_id, input, step)
  select distinct on (x.model_id) r.number, (private.logged_model_of(x.model_id)).id, is_input, coalesce(x.step, 0)
  from jsonb_to_recordset(coalesce(list, '[]')) x(model_id text, step bigint)
  on conflict (run_number, model_id, input) do update set step = excluded.step;
  perform private.check_limit(r.workspace_id, 'models_of_a_run',
    (select count(*) from public.run_models where run_number = r.number));
end;
$$;

create function private.tracking_log_outputs(workspace uuid, request jsonb) returns json
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.link_models(private.run_to_change(request ->> 'run_id'), request -> 'models', false);
  return '{}';
end;
$$;

create or replace function private.tracking_log_inputs(workspace uuid, request jsonb) returns json
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
  perform private.link_models(changed, request -> 'models', true);
  perform private.weigh_run(changed);
  return '{}';
end;
$$;

-- Appends points, each once, and keeps the latest value of each key: the greatest step, then time, then value. A point with
-- a model belongs to the model, too.
create or replace function private.write_metrics(r public.runs, list jsonb) returns void
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
  if jsonb_path_exists(list, '$[*].model_id') then
    insert into public.logged_model_metrics as l (model_id, run_id, key, dataset_name, dataset_digest, value, time, step)
    select distinct on (x.model_id, x.key, x.dataset_name, x.dataset_digest)
      (private.logged_model_of(x.model_id, true)).id, r.id, x.key, coalesce(x.dataset_name, ''),
      coalesce(x.dataset_digest, ''), x.value, x.timestamp, coalesce(x.step, 0)
    from jsonb_to_recordset(list) x(
      model_id text, key text, dataset_name text, dataset_digest text, value float8, timestamp bigint, step bigint
    )
    where x.model_id <> ''
    order by x.model_id, x.key, x.dataset_name, x.dataset_digest, coalesce(x.step, 0) desc, x.timestamp desc, x.value desc
    on conflict (model_id, key, run_id, dataset_name, dataset_digest)
    do update set value = excluded.value, time = excluded.time, step = excluded.step
    where (excluded.step, excluded.time, excluded.value) > (l.step, l.time, l.value);
  end if;
  perform private.weigh_run(r);
end;
$$;

create or replace function private.run_json(r public.runs) returns json
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
  );
$$;

-- Searches logged models. `datasets` narrows the metrics that filter and order look at.
create function private.tracking_search_logged_models(workspace uuid, request jsonb, out answer json, out next json)
language plpgsql stable security definer set search_path = ''
as $$
declare
  conditions text[] := array[format('m.workspace_id = %L', workspace), 'm.lifecycle = ''active'''];
  clause jsonb;
  entry jsonb;
  columns text[] := '{}';
  expression text;
  on_datasets text := '';
  skip integer := coalesce((request -> 'after' ->> 0)::integer, 0);
  size integer := (request ->> 'max')::integer;
begin
  perform private.demand(workspace, 'read');
  conditions := conditions || format('m.experiment_id = any (%L::bigint[])', array(
    select x::bigint from jsonb_array_elements_text(request -> 'experiments') x where x ~ '^\d{1,18}$'
  ));
  if jsonb_array_length(coalesce(request -> 'datasets', '[]')) > 0 then
    on_datasets := format(
      ' and exists (select from jsonb_to_recordset(%L::jsonb) d(dataset_name text, dataset_digest text)
        where d.dataset_name = x.dataset_name and coalesce(d.dataset_digest, x.dataset_digest) = x.dataset_digest)',
      request -> 'datasets'
    );
  end if;
  for clause in select x from jsonb_array_elements(request -> 'filter') x loop
    conditions := conditions || case clause ->> 'entity'
      when 'metric' then format(
        'exists (select from public.logged_model_metrics x where x.model_id = m.id and x.key = %L and %s%s)',
        clause ->> 'key', private.number_test('x.value', clause ->> 'op', clause -> 'value'), on_datasets
      )
      when 'tag' then case when clause ->> 'op' in ('IS NULL', 'IS NOT NULL')
        then format('m.tags ? %L = %L::boolean', clause ->> 'key', clause ->> 'op' = 'IS NOT NULL')
        else private.text_test(format('(m.tags ->> %L)', clause ->> 'key'), clause ->> 'op', clause -> 'value') end
      when 'param' then
        private.text_test(format('(m.params ->> %L)', clause ->> 'key'), clause ->> 'op', clause -> 'value')
      else case clause ->> 'key'
        when 'name' then private.text_test('m.name', clause ->> 'op', clause -> 'value')
        when 'model_id' then private.text_test('m.id', clause ->> 'op', clause -> 'value')
        when 'model_type' then private.text_test('m.model_type', clause ->> 'op', clause -> 'value')
        when 'source_run_id' then private.text_test('m.source_run_id', clause ->> 'op', clause -> 'value')
        when 'status' then
          private.text_test('replace(m.status, ''LOGGED_MODEL_'', '''')', clause ->> 'op', clause -> 'value')
        when 'creation_timestamp' then private.number_test('m.created_at', clause ->> 'op', clause -> 'value')
        else private.number_test('m.updated_at', clause ->> 'op', clause -> 'value') end
    end;
  end loop;
  for entry in select x from jsonb_array_elements(request -> 'order') x loop
    expression := case
      when entry ->> 'entity' = 'metric' then format(
        '(select max(x.value) from public.logged_model_metrics x where x.model_id = m.id and x.key = %L%s%s)',
        entry ->> 'key',
        case when entry ? 'dataset_name' then format(' and x.dataset_name = %L', entry ->> 'dataset_name') else '' end,
        case when entry ? 'dataset_digest' then format(' and x.dataset_digest = %L', entry ->> 'dataset_digest') else '' end
      )
      else case entry ->> 'key' when 'name' then 'm.name collate "C"' when 'model_id' then 'm.id collate "C"'
        when 'model_type' then 'm.model_type collate "C"' when 'status' then 'm.status'
        when 'source_run_id' then 'm.source_run_id' when 'creation_timestamp' then 'm.created_at' else 'm.updated_at' end
    end;
    columns := columns || (expression || case when (entry ->> 'descending')::boolean then ' desc' else '' end || ' nulls last');
  end loop;
  columns := columns || array['m.created_at desc', 'm.id collate "C"'];
  execute format(
    'with page as materialized (
       select m as model, row_number() over (order by %s) as place
       from public.logged_models m where %s order by place limit %s offset %s
     )
     select json_build_object(''models'', (
       select coalesce(json_agg(private.logged_model_json(p.model) order by p.place), ''[]'')
       from page p where p.place <= %s
     )), case when (select count(*) from page) > %s then json_build_array(%s) end',
    array_to_string(columns, ', '), array_to_string(conditions, ' and '), size + 1, skip, skip + size, size, skip + size
  ) into answer, next;
end;
$$;

insert into private.granted (privilege, roles) values
  ('all on public.logged_models, public.logged_model_metrics, public.run_models', 'service_role');
insert into private.granted (privilege, roles)
select 'execute on function ' || p.oid::regprocedure, 'authenticated'
from pg_proc p where p.pronamespace = 'private'::regnamespace and p.proname like 'tracking\_%'
on conflict do nothing;

select private.apply_grants();
