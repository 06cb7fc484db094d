-- Values of runs by workspace and key, in order: a search reads those that it needs, and no longer every run that has the key.
-- The workspace is in the rows because an index cannot look into another table; the workspace of a run never changes.

alter table public.run_latest_metrics add column workspace_id uuid;
alter table public.run_params add column workspace_id uuid;
alter table public.run_tags add column workspace_id uuid;
update public.run_latest_metrics x set workspace_id = r.workspace_id from public.runs r where r.number = x.run_number;
update public.run_params x set workspace_id = r.workspace_id from public.runs r where r.number = x.run_number;
update public.run_tags x set workspace_id = r.workspace_id from public.runs r where r.number = x.run_number;
alter table public.run_latest_metrics alter column workspace_id set not null;
alter table public.run_params alter column workspace_id set not null;
alter table public.run_tags alter column workspace_id set not null;

create index run_latest_metrics_value_idx on public.run_latest_metrics (workspace_id, key, value, run_number);
-- Only the beginning of a text: an index has no room for long texts.
create index run_params_value_idx on public.run_params (workspace_id, key, (left(value, 200) collate "C"), run_number);
create index run_tags_value_idx on public.run_tags (workspace_id, key, (left(value, 200) collate "C"), run_number);
create index runs_deleted_idx on public.runs (workspace_id) where lifecycle = 'deleted';

create or replace function private.write_params(r public.runs, list jsonb) returns void
language plpgsql set search_path = ''
as $$
declare
  conflict record;
begin
  if jsonb_array_length(coalesce(list, '[]')) = 0 then
    return;
  end if;
  insert into public.run_params (run_number, workspace_id, key, value)
  select r.number, r.workspace_id, x.key, left(coalesce(x.value, ''), 6000)
  from jsonb_to_recordset(list) x(key text, value text)
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

create or replace function private.write_tags(r public.runs, list jsonb) returns void
language plpgsql set search_path = ''
as $$
begin
  if jsonb_array_length(coalesce(list, '[]')) = 0 then
    return;
  end if;
  insert into public.run_tags (run_number, workspace_id, key, value)
  select r.number, r.workspace_id, t.key, left(t.value, 8000) from jsonb_each_text(private.tags_of(list)) t
  on conflict (run_number, key) do update set value = excluded.value;
  -- The name of a run and this tag are the same thing.
  update public.runs set name = t.value
  from public.run_tags t
  where runs.number = r.number and t.run_number = r.number and t.key = 'mlflow.runName' and t.value <> runs.name;
  perform private.weigh_run(r);
end;
$$;

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
  insert into public.run_latest_metrics as l (run_number, workspace_id, key, value, time, step)
  select distinct on (x.key) r.number, r.workspace_id, x.key, x.value, x.timestamp, coalesce(x.step, 0)
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

-- As before, from key to key of the index instead of through every value.
create function private.keys_of_runs(workspace uuid, source text) returns json
language plpgsql stable set search_path = ''
as $$
declare
  keys json;
begin
  execute format(
    'with recursive walk as (
       (select x.key from public.%1$I x where x.workspace_id = $1 order by x.key limit 1)
       union all
       select (select x.key from public.%1$I x where x.workspace_id = $1 and x.key > w.key order by x.key limit 1)
       from walk w where w.key is not null
     )
     select coalesce(json_agg(f.key order by f.key), ''[]'') from (
       select w.key from walk w where w.key is not null and (
         select true from public.%1$I x join public.runs r on r.number = x.run_number
         where x.workspace_id = $1 and x.key = w.key and r.lifecycle = ''active'' limit 1
       ) limit 500
     ) f', source
  ) into keys using workspace;
  return keys;
end;
$$;

create or replace function public.run_keys(workspace uuid) returns json
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.demand(workspace, 'read');
  return json_build_object(
    'metrics', private.keys_of_runs(workspace, 'run_latest_metrics'),
    'params', private.keys_of_runs(workspace, 'run_params'),
    'tags', private.keys_of_runs(workspace, 'run_tags')
  );
end;
$$;

select private.apply_grants();
