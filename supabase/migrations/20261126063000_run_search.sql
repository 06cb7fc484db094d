-- Searching runs and experiments. A filter is a list of clauses `{ entity, key, op, value }`, all of which must hold; an
-- order a list of `{ entity, key, descending }`. Both are compiled here, from known words and quoted literals alone, so
-- that the pages and the protocol share one meaning.

-- A comparison of a text. A backslash is a backslash.
create function private.text_test(tested text, op text, value jsonb) returns text
language plpgsql immutable set search_path = ''
as $$
begin
  case
    when op in ('=', '!=') then
      return format('%s %s %L', tested, op, value #>> '{}');
    when op in ('LIKE', 'ILIKE') then
      if length(value #>> '{}') > 1000 or length(value #>> '{}') - length(replace(value #>> '{}', '%', '')) > 20 then
        raise exception 'A pattern has at most 1000 characters and 20 percent signs' using errcode = '22023';
      end if;
      return format('%s %s %L escape %L', tested, op, value #>> '{}', '');
    when op in ('IN', 'NOT IN') and jsonb_typeof(value) = 'array' then
      return format(
        case op when 'IN' then '%s = any (%L::text[])' else '%s <> all (%L::text[])' end,
        tested, array(select jsonb_array_elements_text(value))
      );
    else
      raise exception 'Invalid comparison operator ''%''', left(op, 20) using errcode = '22023';
  end case;
end;
$$;

-- A comparison of a number.
create function private.number_test(tested text, op text, value jsonb) returns text
language plpgsql immutable set search_path = ''
as $$
begin
  if op is null or op not in ('=', '!=', '<', '<=', '>', '>=') then
    raise exception 'Invalid comparison operator ''%''', left(op, 20) using errcode = '22023';
  end if;
  return format('%s %s %L::float8', tested, op, (value #>> '{}')::float8);
end;
$$;

-- The expression of an attribute of `r`, and whether it is a number. Raises 22023 for an unknown name.
create function private.run_attribute(name text, out expression text, out is_number boolean)
language plpgsql immutable set search_path = ''
as $$
begin
  is_number := name in ('start_time', 'end_time');
  expression := case name
    when 'run_id' then 'r.id'
    when 'run_name' then 'r.name'
    when 'status' then 'r.status'
    when 'user_id' then 'r.user_id'
    when 'source' then 'r.source'
    when 'experiment_id' then 'r.experiment_id::text'
    when 'artifact_uri' then '(''mlflow-artifacts:/'' || r.experiment_id || ''/'' || r.id || ''/artifacts'')'
    when 'start_time' then 'r.start_time'
    when 'end_time' then 'r.end_time'
  end;
  if expression is null then
    raise exception 'Invalid attribute key ''%''', left(name, 100) using errcode = '22023';
  end if;
end;
$$;

create function private.run_clause(clause jsonb) returns text
language plpgsql immutable set search_path = ''
as $$
declare
  entity text := clause ->> 'entity';
  key text := clause ->> 'key';
  op text := clause ->> 'op';
  value jsonb := clause -> 'value';
  source text;
  attribute record;
begin
  if entity = 'attribute' then
    attribute := private.run_attribute(key);
    return case when attribute.is_number then private.number_test(attribute.expression, op, value)
      else private.text_test(attribute.expression, op, value) end;
  elsif entity = 'metric' then
    return format(
      'exists (select from public.run_latest_metrics x where x.run_number = r.number and x.key = %L and %s%s)',
      key, private.number_test('x.value', op, value), case op when '!=' then '' else ' and x.value <> ''NaN''' end
    );
  elsif entity in ('param', 'tag') then
    source := format('select from public.%I x where x.run_number = r.number and x.key = %L',
      case entity when 'param' then 'run_params' else 'run_tags' end, key);
    return case op
      when 'IS NULL' then format('not exists (%s)', source)
      when 'IS NOT NULL' then format('exists (%s)', source)
      else format('exists (%s and %s)', source, private.text_test('x.value', op, value)) end;
  elsif entity = 'dataset' and key in ('name', 'digest', 'context') then
    return format(
      'exists (select from public.run_datasets x where x.run_number = r.number and %s)',
      private.text_test(case key when 'context' then 'x.tags ->> ''mlflow.data.context''' else 'x.' || key end, op, value)
    );
  end if;
  raise exception 'Invalid entity type ''%''', left(entity, 100) using errcode = '22023';
end;
$$;

-- The numbers of the runs of a page, in order. `query` is `{ experiments?, view, filter, order, max, skip?, after?, count? }`:
-- `experiments` are ids as text; `view` is ACTIVE_ONLY, DELETED_ONLY or ALL; `after` is the `next` of the page before;
-- `total` is counted when `count` is true. A page ends early when its runs are large.
create function private.find_runs(
  workspace uuid, query jsonb, out numbers bigint[], out next json, out total bigint
)
language plpgsql stable set search_path = ''
as $$
declare
  conditions text[] := array[format('r.workspace_id = %L', workspace)];
  joins text := '';
  -- The columns of the order, none of which is ever null, with their types and directions.
  columns text[] := '{}';
  types text[] := '{}';
  descending boolean[] := '{}';
  entry jsonb;
  place integer := 0;
  attribute record;
  after jsonb := query -> 'after';
  later text[] := '{}';
  same text;
  size integer := (query ->> 'max')::integer;
begin
  if jsonb_array_length(coalesce(query -> 'filter', '[]')) > 32 or jsonb_array_length(coalesce(query -> 'order', '[]')) > 8 then
    raise exception 'A filter has at most 32 comparisons, an order 8 keys' using errcode = '22023';
  end if;
  if query ? 'experiments' then
    conditions := conditions || format('r.experiment_id = any (%L::bigint[])', array(
      select x::bigint from jsonb_array_elements_text(query -> 'experiments') x where x ~ '^\d{1,18}$'
    ));
  end if;
  if query ->> 'view' <> 'ALL' then
    conditions := conditions
      || format('r.lifecycle = %L', case query ->> 'view' when 'DELETED_ONLY' then 'deleted' else 'active' end);
  end if;
  for entry in select x from jsonb_array_elements(query -> 'filter') x loop
    conditions := conditions || private.run_clause(entry);
  end loop;

  for entry in select x from jsonb_array_elements(query -> 'order') x loop
    place := place + 1;
    if entry ->> 'entity' = 'attribute' then
      attribute := private.run_attribute(entry ->> 'key');
      columns := columns || format('(%s is null)::integer', attribute.expression)
        || case when attribute.is_number then format('coalesce(%s, 0)', attribute.expression)
          else format('coalesce(%s, '''') collate "C"', attribute.expression) end;
      types := types || array['integer', case when attribute.is_number then 'bigint' else 'text' end];
    elsif entry ->> 'entity' in ('metric', 'param', 'tag') then
      joins := joins || format(
        ' left join public.%I o%s on o%s.run_number = r.number and o%s.key = %L',
        case entry ->> 'entity' when 'metric' then 'run_latest_metrics' when 'param' then 'run_params' else 'run_tags' end,
        place, place, place, entry ->> 'key'
      );
      if entry ->> 'entity' = 'metric' then
        columns := columns || format('case when o%1$s.value is null then 2 when o%1$s.value = ''NaN'' then 1 else 0 end', place)
          || format('coalesce(nullif(o%s.value, ''NaN''), 0)', place);
        types := types || array['integer', 'float8'];
      else
        columns := columns || format('(o%s.value is null)::integer', place)
          || format('coalesce(o%s.value, '''') collate "C"', place);
        types := types || array['integer', 'text'];
      end if;
    else
      raise exception 'Invalid order by entity ''%''', left(entry ->> 'entity', 100) using errcode = '22023';
    end if;
    descending := descending || array[false, coalesce((entry ->> 'descending')::boolean, false)];
  end loop;
  columns := columns || array['r.start_time', 'r.id collate "C"'];
  types := types || array['bigint', 'text'];
  descending := descending || array[true, false];

  if query ->> 'count' = 'true' then
    execute 'select count(*) from public.runs r where ' || array_to_string(conditions, ' and ') into total;
  end if;
  if after is not null then
    if jsonb_array_length(after) <> cardinality(columns) then
      raise exception 'Invalid page token' using errcode = '22023';
    end if;
    same := '';
    for i in 1..cardinality(columns) loop
      later := later || format('(%s%s %s %L::%s)', same, columns[i], case when descending[i] then '<' else '>' end,
        after ->> (i - 1), types[i]);
      same := same || format('%s = %L::%s and ', columns[i], after ->> (i - 1), types[i]);
    end loop;
    conditions := conditions || ('(' || array_to_string(later, ' or ') || ')');
  end if;

  execute format(
    'with page as materialized (
       select r.number, r.bytes, json_build_array(%s) as cursor
       from public.runs r%s where %s order by %s limit %s offset %s
     ), placed as (select *, row_number() over () as place from page
     ), measured as (
       select *, sum(bytes) over (order by place) - bytes as before, count(*) over () as found from placed
     ), shown as (select * from measured where place <= %s and before < 16000000)
     select coalesce(array_agg(number order by place), ''{}''),
       case when count(*) < max(found) then (array_agg(cursor order by place desc))[1] end
     from shown',
    (select string_agg('(' || c || ')::text', ', ' order by n) from unnest(columns) with ordinality u(c, n)),
    joins, array_to_string(conditions, ' and '),
    (select string_agg(c || case when d then ' desc' else '' end, ', ' order by n)
      from unnest(columns, descending) with ordinality u(c, d, n)),
    size + 1, coalesce((query ->> 'skip')::integer, 0), size
  ) into numbers, next;
end;
$$;

create function private.tracking_search_runs(workspace uuid, request jsonb, out answer json, out next json)
language plpgsql stable security definer set search_path = ''
as $$
declare
  found_runs record;
begin
  perform private.demand(workspace, 'read');
  found_runs := private.find_runs(workspace, request);
  next := found_runs.next;
  answer := json_build_object('runs', (
    select coalesce(json_agg(private.run_json(r) order by n.place), '[]')
    from unnest(found_runs.numbers) with ordinality n(number, place)
    join public.runs r on r.number = n.number
  ));
end;
$$;

create function private.tracking_search_experiments(workspace uuid, request jsonb, out answer json, out next json)
language plpgsql stable security definer set search_path = ''
as $$
declare
  conditions text[] := array[format('e.workspace_id = %L', workspace)];
  clause jsonb;
  entry jsonb;
  columns text[] := '{}';
  skip integer := coalesce((request -> 'after' ->> 0)::integer, 0);
  size integer := (request ->> 'max')::integer;
begin
  perform private.demand(workspace, 'read');
  if request ->> 'view' <> 'ALL' then
    conditions := conditions
      || format('e.lifecycle = %L', case request ->> 'view' when 'DELETED_ONLY' then 'deleted' else 'active' end);
  end if;
  for clause in select x from jsonb_array_elements(request -> 'filter') x loop
    conditions := conditions || case
      when clause ->> 'entity' = 'tag' and clause ->> 'op' in ('IS NULL', 'IS NOT NULL') then
        format('e.tags ? %L = %L::boolean', clause ->> 'key', clause ->> 'op' = 'IS NOT NULL')
      when clause ->> 'entity' = 'tag' then
        private.text_test(format('(e.tags ->> %L)', clause ->> 'key'), clause ->> 'op', clause -> 'value')
      when clause ->> 'key' = 'name' then private.text_test('e.name', clause ->> 'op', clause -> 'value')
      when clause ->> 'key' = 'experiment_id' then
        private.text_test('e.id::text', clause ->> 'op', clause -> 'value')
      when clause ->> 'key' = 'creation_time' then
        private.number_test('e.created_at', clause ->> 'op', clause -> 'value')
      else private.number_test('e.updated_at', clause ->> 'op', clause -> 'value') end;
  end loop;
  for entry in select x from jsonb_array_elements(request -> 'order') x loop
    columns := columns || (
      case entry ->> 'key' when 'name' then 'e.name collate "C"' when 'experiment_id' then 'e.id'
        when 'creation_time' then 'e.created_at' else 'e.updated_at' end
      || case when (entry ->> 'descending')::boolean then ' desc' else '' end
    );
  end loop;
  columns := columns || case when cardinality(columns) = 0 then array['e.created_at desc', 'e.id'] else array['e.id desc'] end;
  execute format(
    'with page as materialized (
       select e as experiment, row_number() over (order by %s) as place
       from public.experiments e where %s order by place limit %s offset %s
     )
     select json_build_object(''experiments'', (
       select coalesce(json_agg(private.experiment_json(p.experiment) order by p.place), ''[]'')
       from page p where p.place <= %s
     )), case when (select count(*) from page) > %s then json_build_array(%s) end',
    array_to_string(columns, ', '), array_to_string(conditions, ' and '), size + 1, skip, skip + size, size, skip + size
  ) into answer, next;
end;
$$;

insert into private.granted (privilege, roles)
select 'execute on function ' || p.oid::regprocedure, 'authenticated'
from pg_proc p where p.pronamespace = 'private'::regnamespace and p.proname like 'tracking\_search\_%'
on conflict do nothing;

select private.apply_grants();
