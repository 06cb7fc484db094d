-- Groups of runs, and changes of many runs at once.

create or replace function private.role_may(role text, permission text) returns boolean
language sql immutable set search_path = ''
as $$
  select case permission
    when 'read' then true
    when 'create_models' then true
    when 'manage_datasets' then true
    when 'deploy_models' then true
    -- Changes of runs on the pages. The code of every member may report runs, and change them by the protocol.
    when 'edit_runs' then role in ('developer', 'manager', 'admin')
    when 'edit_projects' then role in ('developer', 'manager', 'admin')
    when 'upload_files' then role in ('developer', 'manager', 'admin')
    when 'share_links' then role in ('developer', 'manager', 'admin')
    when 'manage_team' then role in ('manager', 'admin')
    when 'admin_settings' then role = 'admin'
    else false
  end;
$$;

-- How many groups a list has, and how many runs one change has: so many are changed in less than a second.
insert into private.limits (name, value) values ('run_groups', 100), ('changed_runs', 5000);

-- The runs that a search finds, by experiment, status, or the value of a param or tag: `{ more, groups: [{ value, label, runs,
-- best }] }`. `value` is null for the runs without one. `best` is the greatest latest value of `metric`, or the lowest when
-- `lowest` is true; NaN counts for nothing. The groups with the best values come first, then those with the most runs; `more` is
-- true when some are left out.
create function public.run_groups(
  workspace uuid, filter text, view text, by_entity text, by_key text, metric text, lowest boolean
) returns json
language plpgsql stable security definer set search_path = ''
as $$
declare
  query jsonb := jsonb_build_object('filter', coalesce(nullif(filter, ''), '[]')::jsonb, 'view', view);
  most bigint;
  named text;
  values_of text;
  answer json;
begin
  perform private.demand(workspace, 'read');
  if jsonb_array_length(query -> 'filter') > 32 then
    raise exception 'A filter has at most 32 comparisons' using errcode = '22023';
  end if;
  most := private.limit_of(workspace, 'run_groups');
  if by_entity = 'attribute' and by_key in ('experiment_id', 'status') then
    named := 'r.' || by_key || '::text';
    values_of := '';
  elsif by_entity in ('param', 'tag') then
    named := 'v.value';
    values_of := format(' left join public.%I v on v.run_number = r.number and v.key = %L',
      private.values_table(by_entity), by_key);
  else
    raise exception 'Runs are grouped by experiment_id, status, a param or a tag' using errcode = '22023';
  end if;
  execute format(
    'select json_build_object(
       ''more'', count(*) > %1$s,
       ''groups'', coalesce(json_agg(json_build_object(
         ''value'', g.value,
         ''label'', case when %7$L = ''experiment_id'' then (
           select e.name from public.experiments e where e.workspace_id = %8$L and e.id::text = g.value
         ) else g.value end,
         ''runs'', g.runs, ''best'', private.metric_json(g.best)
       ) order by g.place) filter (where g.place <= %1$s), ''[]'')
     )
     from (
       select f.*, row_number() over (order by f.best is null, f.best %6$s, f.runs desc, f.value nulls last) as place
       from (
         select %2$s as value, count(*) as runs, %5$s(m.value) filter (where m.value <> ''NaN'') as best
         from (%3$s) x join public.runs r on r.number = x.number%4$s
           left join public.run_latest_metrics m on m.run_number = r.number and m.key = %9$L
         group by 1
       ) f
       order by place limit %1$s + 1
     ) g',
    most, named, private.run_matches(workspace, query, private.few_runs(workspace, query)), values_of,
    case when lowest then 'min' else 'max' end, case when lowest then 'asc' else 'desc' end,
    case when by_entity = 'attribute' then by_key end, workspace, metric
  ) into answer;
  return answer;
end;
$$;

-- Changes many runs of a workspace at once: those of `runs`, ids separated by commas, or, when that is empty, all that the filter
-- finds. `change` is delete, restore, tag or untag, the last two with `tag_key`, and tag with `tag_value`. Resolves with
-- `{ changed, ids }`: how many runs were changed, and of deleted and restored runs the ids, by which the change can be undone.
create function public.change_runs(
  workspace uuid, runs text, filter text, view text, change text, tag_key text, tag_value text
) returns json
language plpgsql security definer set search_path = ''
as $$
declare
  query jsonb := jsonb_build_object('filter', coalesce(nullif(filter, ''), '[]')::jsonb, 'view', view);
  most bigint;
  picked bigint[];
  ids text[];
  changed bigint;
begin
  perform private.demand(workspace, 'edit_runs');
  if change not in ('delete', 'restore', 'tag', 'untag') then
    raise exception 'Runs are deleted, restored, tagged or untagged' using errcode = '22023';
  end if;
  -- The tags of clients stay theirs: one of them is the name of a run, another its parent.
  if change in ('tag', 'untag') and (
    length(coalesce(tag_key, '')) not between 1 and 250 or tag_key like 'mlflow.%'
    or tag_key ~ '[[:cntrl:]!"#$%&''()*+,;<=>?@\[\\\]^`{|}~]' or tag_key ~ '(^|/)(\.|\.\.)?(/|$)'
  ) then
    raise exception 'The name of a tag may have letters, digits, _ - . / : and spaces, and does not begin with mlflow.'
      using errcode = '22023';
  end if;
  most := private.limit_of(workspace, 'changed_runs');
  if coalesce(runs, '') <> '' then
    picked := array(
      select r.number from unnest(string_to_array(runs, ',')) with ordinality u(id, place)
      join public.runs r on r.id = u.id
      where r.workspace_id = workspace and u.place <= most + 1
    );
  else
    execute format('select array(%s limit %s)', private.run_matches(workspace, query, private.few_runs(workspace, query)), most + 1)
    into picked;
  end if;
  if cardinality(picked) > most then
    raise exception 'Up to % runs can be changed at once', most using errcode = '22023';
  end if;
  -- Locked in one order, so that two changes wait for each other. Deleted runs are restored, and otherwise left as they are.
  picked := array(
    select r.number from public.runs r
    where r.number = any (picked) and r.lifecycle = case change when 'restore' then 'deleted' else 'active' end
    order by r.number for update
  );
  changed := cardinality(picked);
  if changed = 0 then
    return json_build_object('changed', 0, 'ids', '[]'::json);
  end if;

  if change in ('delete', 'restore') then
    with done as (
      update public.runs r set lifecycle = case change when 'delete' then 'deleted' else 'active' end
      where r.number = any (picked) returning r.id
    )
    select array_agg(d.id) into ids from done d;
  elsif change = 'tag' then
    update public.runs r set bytes = r.bytes + n.bytes
    from (
      select p.number, octet_length(left(coalesce(tag_value, ''), 8000))
        + case when t.key is null then octet_length(tag_key) + 30 else -octet_length(t.value) end as bytes
      from unnest(picked) p(number)
      left join public.run_tags t on t.run_number = p.number and t.key = tag_key
    ) n
    where r.number = n.number;
    insert into public.run_tags (run_number, workspace_id, key, value)
    select p.number, workspace, tag_key, left(coalesce(tag_value, ''), 8000) from unnest(picked) p(number)
    on conflict (run_number, key) do update set value = excluded.value;
    perform private.check_limit(workspace, 'bytes_of_a_run', (select max(r.bytes) from public.runs r where r.number = any (picked)));
    perform private.check_limit(workspace, 'tags_of_a_run', (
      select max(c.tags) from (
        select count(*) as tags from public.run_tags t where t.run_number = any (picked) group by t.run_number
      ) c
    ));
  else
    with gone as (
      delete from public.run_tags t where t.run_number = any (picked) and t.key = tag_key
      returning t.run_number, octet_length(t.key) + octet_length(t.value) + 30 as bytes
    )
    update public.runs r set bytes = greatest(r.bytes - g.bytes, 0) from gone g where r.number = g.run_number;
    get diagnostics changed = row_count;
  end if;
  perform private.give_run_notice(workspace);
  return json_build_object('changed', changed, 'ids', to_json(coalesce(ids, '{}')));
end;
$$;

-- One run with everything but the points of its metrics.
create or replace function public.run_page(run text) returns json
language plpgsql stable security definer set search_path = ''
as $$
declare
  asked public.runs := private.run_to_read(run);
begin
  return json_build_object(
    'run', private.run_summary(asked),
    'workspace_id', asked.workspace_id,
    'may_change', private.may(asked.workspace_id, 'edit_runs'),
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
-- Changes that the pages offer. `change` is delete, restore, or rename and note with their text in `value`.
create or replace function public.change_run(run text, change text, value text) returns json
language plpgsql security definer set search_path = ''
as $$
declare
  request jsonb := jsonb_build_object('run_id', run);
begin
  perform private.demand((private.run_to_read(run)).workspace_id, 'edit_runs');
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

insert into private.granted (privilege, roles) values
  ('execute on function public.run_groups(uuid, text, text, text, text, text, boolean)', 'authenticated'),
  ('execute on function public.change_runs(uuid, text, text, text, text, text, text)', 'authenticated');

select private.apply_grants();
