-- A model that was trained in the browser becomes a run of the workspace, whole in one transaction.

-- Stores a finished training: `{ experiment, started, ended, params: [{ key, value }], metrics: [{ key, value, timestamp, step }],
-- tags: [{ key, value }] }`, times in ms. The experiment is made when it is not there. Returns `{ run, experiment }`, whose files
-- are stored afterwards. The same training is stored once.
create function public.store_training(workspace uuid, training text) returns json
language plpgsql security definer set search_path = ''
as $$
declare
  given jsonb;
  home bigint;
  run text;
begin
  if private.bound_workspace() is not null then
    raise exception 'A training of the browser is stored in a session' using errcode = '42501';
  end if;
  perform private.demand(workspace, 'create_models');
  begin
    given := training::jsonb;
    if octet_length(training) > 200000
      or jsonb_typeof(given -> 'params') <> 'array' or jsonb_typeof(given -> 'metrics') <> 'array'
      or jsonb_typeof(given -> 'tags') <> 'array'
      or jsonb_array_length(given -> 'params') + jsonb_array_length(given -> 'metrics') + jsonb_array_length(given -> 'tags') > 1000
      or length(coalesce(given ->> 'experiment', '')) not between 1 and 500
      or (given ->> 'started')::bigint > (given ->> 'ended')::bigint then
      raise exception using errcode = '22023';
    end if;
    select e.id into home from public.experiments e
    where e.workspace_id = workspace and e.name = given ->> 'experiment' and e.lifecycle = 'active';
    home := coalesce(home, (
      private.tracking_create_experiment(workspace, jsonb_build_object('name', given ->> 'experiment')) ->> 'experiment_id'
    )::bigint);
    -- Sent again, because its answer or its files did not arrive.
    select r.id into run from public.runs r
    where r.workspace_id = workspace and r.experiment_id = home and r.source = 'trained'
      and r.start_time = (given ->> 'started')::bigint and r.end_time = (given ->> 'ended')::bigint;
    if found then
      return json_build_object('run', run, 'experiment', home::text);
    end if;
    run := private.tracking_create_run(workspace, jsonb_build_object(
      'experiment_id', home::text, 'start_time', given -> 'started', 'tags', given -> 'tags'
    )) #>> '{run,info,run_id}';
    perform private.tracking_log_batch(workspace, jsonb_build_object(
      'run_id', run, 'params', given -> 'params', 'metrics', given -> 'metrics'
    ));
    perform private.tracking_update_run(workspace, jsonb_build_object(
      'run_id', run, 'status', 'FINISHED', 'end_time', given -> 'ended'
    ));
  exception when data_exception or not_null_violation or check_violation then
    raise exception 'The training is not written as it has to be' using errcode = '22023';
  end;
  update public.runs set source = 'trained' where id = run;
  return json_build_object('run', run, 'experiment', home::text);
end;
$$;

insert into private.granted (privilege, roles) values
  ('execute on function public.store_training(uuid, text)', 'authenticated');

select private.apply_grants();
