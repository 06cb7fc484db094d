-- Searches of runs by the indexes of values. A search has one of three plans. When few runs have what one of its comparisons asks
-- for, these are read and sorted. Otherwise an order by a metric, param or tag follows the index of its values, and any other order
-- that of start times, until the page is full.

-- How many are few: so many are read and sorted in a few milliseconds.
insert into private.limits (name, value) values ('sorted_runs', 4000);

-- As before, but a short pattern is compared with a short text without measuring the time, which takes longer than comparing.
create or replace function private.text_test(tested text, op text, value jsonb) returns text
language plpgsql immutable set search_path = ''
as $$
declare
  given text := value #>> '{}';
begin
  case
    when op in ('=', '!=') then
      return format('%s %s %L', tested, op, given);
    when op in ('LIKE', 'ILIKE') then
      if length(given) > 1000 or length(given) - length(replace(given, '%', '')) > 20 then
        raise exception 'A pattern has at most 1000 characters and 20 percent signs' using errcode = '22023';
      end if;
      return format(
        case when length(given) <= 40
          then 'case when octet_length(%1$s) <= 100 then %1$s %2$s %3$L escape '''' else private.text_matches(%1$s, %2$L, %3$L) end'
          else 'private.text_matches(%1$s, %2$L, %3$L)' end,
        tested, op, given
      );
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

-- The condition of a comparison on a row of values that is named `alias`, apart from its key.
create function private.value_test(clause jsonb, alias text) returns text
language plpgsql immutable set search_path = ''
as $$
declare
  op text := clause ->> 'op';
begin
  if clause ->> 'entity' = 'metric' then
    return private.number_test(alias || '.value', op, clause -> 'value')
      || case op when '!=' then '' else format(' and %s.value <> ''NaN''', alias) end;
  end if;
  return case op when 'IS NOT NULL' then 'true' else private.text_test(alias || '.value', op, clause -> 'value') end;
end;
$$;

-- The same condition, with a comparison of the beginning of the text added, which an index answers.
create function private.indexed_test(clause jsonb, alias text) returns text
language plpgsql immutable set search_path = ''
as $$
declare
  given text := clause ->> 'value';
  -- The beginning of a pattern without a placeholder.
  start text := left(substring(given from '^[^%_]*'), 200);
begin
  return private.value_test(clause, alias) || case
    when clause ->> 'entity' = 'metric' then ''
    when clause ->> 'op' = '=' then format(' and left(%s.value, 200) collate "C" = left(%L, 200)', alias, given)
    when clause ->> 'op' = 'LIKE' and start <> '' then format(
      ' and left(%s.value, 200) collate "C" like %L', alias, regexp_replace(start, '(\\)', '\\\1', 'g') || '%')
    else '' end;
end;
$$;

create function private.values_table(entity text) returns text
language sql immutable set search_path = ''
as $$ select case entity when 'metric' then 'run_latest_metrics' when 'param' then 'run_params' else 'run_tags' end $$;

-- The condition that a run `r` has what a comparison asks for. When `probe` is true, the values of one run after the other are
-- looked at: right for a page that is soon full. Otherwise the planner may read them all at once.
create function private.run_clause(clause jsonb, probe boolean) returns text
language plpgsql immutable set search_path = ''
as $$
declare
  entity text := clause ->> 'entity';
  key text := clause ->> 'key';
  op text := clause ->> 'op';
  value jsonb := clause -> 'value';
  wanted boolean := op is distinct from 'IS NULL' or entity = 'metric';
  attribute record;
  rows text;
begin
  if entity = 'attribute' then
    attribute := private.run_attribute(key);
    return case when attribute.is_number then private.number_test(attribute.expression, op, value)
      else private.text_test(attribute.expression, op, value) end;
  elsif entity in ('metric', 'param', 'tag') then
    rows := format('from public.%I x where x.run_number = r.number and x.key = %L and %s', private.values_table(entity), key,
      case when wanted then private.value_test(clause, 'x') else 'true' end);
  elsif entity = 'dataset' and key in ('name', 'digest', 'context') then
    wanted := true;
    rows := format('from public.run_datasets x where x.run_number = r.number and %s',
      private.text_test(case key when 'context' then 'x.tags ->> ''mlflow.data.context''' else 'x.' || key end, op, value));
  else
    raise exception 'Invalid entity type ''%''', left(entity, 100) using errcode = '22023';
  end if;
  return case when probe then format('(select true %s limit 1)%s', rows, case when wanted then '' else ' is null' end)
    else format('%sexists (select %s)', case when wanted then '' else 'not ' end, rows) end;
end;
$$;
drop function private.run_clause(jsonb);

-- The numbers of the runs that have what a comparison asks for, as SQL that an index answers; null when none does.
create function private.clause_numbers(workspace uuid, clause jsonb) returns text
language plpgsql immutable set search_path = ''
as $$
begin
  if clause ->> 'entity' in ('metric', 'param', 'tag') and clause ->> 'op' <> 'IS NULL' then
    return format(
      'select x.run_number from public.%I x where x.workspace_id = %L and x.key = %L and %s',
      private.values_table(clause ->> 'entity'), workspace, clause ->> 'key', private.indexed_test(clause, 'x')
    );
  elsif clause ->> 'entity' = 'attribute' and clause ->> 'key' = 'run_id' and clause ->> 'op' in ('=', 'IN') then
    return format('select r.number from public.runs r where %s', private.run_clause(clause, false));
  end if;
  return null;
end;
$$;

-- The smallest set of runs outside of which a search finds nothing; null when none is small enough to be sorted.
create function private.few_runs(workspace uuid, query jsonb) returns bigint[]
language plpgsql stable set search_path = ''
as $$
declare
  most bigint := private.limit_of(workspace, 'sorted_runs');
  source text;
  numbers bigint[];
  fewest bigint[];
begin
  for source in
    select private.clause_numbers(workspace, x) from jsonb_array_elements(query -> 'filter') x
    union all
    select format('select r.number from public.runs r where r.workspace_id = %L and r.lifecycle = ''deleted''', workspace)
    where query ->> 'view' = 'DELETED_ONLY'
    union all
    select format(
      'select r.number from public.runs r where r.workspace_id = %L and r.experiment_id = any (%L::bigint[])',
      workspace, private.experiment_numbers(query))
    where query ? 'experiments'
  loop
    continue when source is null;
    execute format('select coalesce(array_agg(f.number), ''{}'') from (%s limit %s) f(number)', source, most + 1) into numbers;
    if cardinality(numbers) <= coalesce(cardinality(fewest), most) then
      fewest := numbers;
    end if;
    exit when cardinality(fewest) < 200;
  end loop;
  return fewest;
end;
$$;

create function private.experiment_numbers(query jsonb) returns bigint[]
language sql immutable set search_path = ''
as $$
  select coalesce(array_agg(x::bigint), '{}') from jsonb_array_elements_text(query -> 'experiments') x
  where x ~ '^\d{1,18}$';
$$;

-- The columns of an order, none of which is ever null, with their types and directions, and the rows of values that they need.
create function private.run_order(
  query jsonb, out joins text[], out columns text[], out types text[], out descending boolean[]
)
language plpgsql immutable set search_path = ''
as $$
declare
  entry jsonb;
  place integer := 0;
  attribute record;
begin
  joins := '{}';
  columns := '{}';
  types := '{}';
  descending := '{}';
  for entry in select x from jsonb_array_elements(query -> 'order') x loop
    place := place + 1;
    if entry ->> 'entity' = 'attribute' then
      attribute := private.run_attribute(entry ->> 'key');
      -- A start time is never null: as it is, its index has the order.
      columns := columns || case when entry ->> 'key' = 'start_time' then array['0', 'r.start_time'] else array[
        format('(%s is null)::integer', attribute.expression),
        case when attribute.is_number then format('coalesce(%s, 0)', attribute.expression)
          else format('coalesce(%s, '''') collate "C"', attribute.expression) end
      ] end;
      types := types || array['integer', case when attribute.is_number then 'bigint' else 'text' end];
    elsif entry ->> 'entity' in ('metric', 'param', 'tag') then
      joins := joins || format(
        ' left join public.%I o%s on o%s.run_number = r.number and o%s.key = %L',
        private.values_table(entry ->> 'entity'), place, place, place, entry ->> 'key'
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
end;
$$;

-- `a, b desc`: without the columns that are the same number in every row.
create function private.order_text(columns text[], descending boolean[]) returns text
language sql immutable set search_path = ''
as $$
  select string_agg(c || case when d then ' desc' else '' end, ', ' order by n)
  from unnest(columns, descending) with ordinality u(c, d, n) where c !~ '^\d$';
$$;

-- The condition that a row comes after the cursor `after`.
create function private.later_test(columns text[], types text[], descending boolean[], after jsonb) returns text
language plpgsql immutable set search_path = ''
as $$
declare
  later text[] := '{}';
  same text := '';
begin
  if jsonb_array_length(after) <> cardinality(columns) then
    raise exception 'Invalid page token' using errcode = '22023';
  end if;
  for i in 1..cardinality(columns) loop
    later := later || format('(%s%s %s %L::%s)', same, columns[i], case when descending[i] then '<' else '>' end,
      after ->> (i - 1), types[i]);
    same := same || format('%s = %L::%s and ', columns[i], after ->> (i - 1), types[i]);
  end loop;
  return '(' || array_to_string(later, ' or ') || ')';
end;
$$;

-- The statements of a page, each with all runs before those of the next: when `follow` is true and the first key of the order is a
-- metric, param or tag, the runs with a value, those with NaN, and those without; otherwise all at once.
create function private.run_parts(
  workspace uuid, query jsonb, follow boolean, runs text, shared text[], own text[], without text[],
  out source text, out conditions text[], out ordered text
)
returns setof record
language plpgsql immutable set search_path = ''
as $$
declare
  after jsonb := query -> 'after';
  first jsonb := query -> 'order' -> 0;
  entity text := first ->> 'entity';
  is_metric boolean := first ->> 'entity' = 'metric';
  o record := private.run_order(query);
  last integer := case first ->> 'entity' when 'metric' then 2 else 1 end;
  kind integer;
  heads text[];
begin
  if not follow or coalesce(entity, 'attribute') = 'attribute' then
    source := runs || array_to_string(o.joins, '');
    conditions := shared || without;
    if after is not null then
      conditions := conditions || private.later_test(o.columns, o.types, o.descending, after);
      -- Without this, the index of start times is read from its beginning for each page.
      if o.columns[1] = 'r.start_time' then
        conditions := conditions || format('r.start_time <= %L::bigint', after ->> 0);
      elsif o.columns[2] = 'r.start_time' then
        conditions := conditions
          || format('r.start_time %s %L::bigint', case when o.descending[2] then '<=' else '>=' end, after ->> 1);
      end if;
    end if;
    ordered := private.order_text(o.columns, o.descending);
    return next;
    return;
  end if;
  -- The first column of the order is the kind: 0 for a value, 1 for NaN or for no text, 2 for no number.
  for kind in coalesce((after ->> 0)::integer, 0)..last loop
    heads := array[kind::text, case
      when kind > 0 then case when is_metric then '0' else '''''::text' end
      when is_metric then 'o1.value'
      else 'o1.value collate "C"' end];
    if kind = last then
      source := 'public.runs r' || array_to_string(o.joins, '');
      conditions := shared || without || 'o1.run_number is null'::text;
    else
      source := format('public.%I o1 join public.runs r on r.number = o1.run_number', private.values_table(entity))
        || array_to_string(o.joins[2:], '');
      conditions := array[format('o1.workspace_id = %L and o1.key = %L', workspace, first ->> 'key')] || own || shared;
      if is_metric then
        conditions := conditions || case when kind = 0 then 'o1.value < ''NaN''' else 'o1.value = ''NaN''' end;
      end if;
      if kind = 0 and after ->> 0 = '0' then
        conditions := conditions || format(
          case when is_metric then 'o1.value %s %L::float8' else 'left(o1.value, 200) collate "C" %s left(%L, 200)' end,
          case when o.descending[2] then '<=' else '>=' end, after ->> 1);
      end if;
    end if;
    if after is not null then
      conditions := conditions || private.later_test(heads || o.columns[3:], o.types, o.descending, after);
    end if;
    ordered := case when kind = 0 and not is_metric
      then 'left(o1.value, 200) collate "C"' || case when o.descending[2] then ' desc, ' else ', ' end else '' end
      || private.order_text(heads || o.columns[3:], o.descending);
    return next;
  end loop;
end;
$$;

-- The numbers of the runs of a page, in order. `query` is `{ experiments?, view, filter, order, max, skip?, after?, count? }`:
-- `experiments` are ids as text; `view` is ACTIVE_ONLY, DELETED_ONLY or ALL; `after` is the `next` of the page before;
-- `total` is counted when `count` is true. A page ends early when its runs are large.
create or replace function private.find_runs(
  workspace uuid, query jsonb, out numbers bigint[], out next json, out total bigint
)
language plpgsql stable set search_path = ''
as $$
declare
  after jsonb := query -> 'after';
  size integer := (query ->> 'max')::integer;
  skip integer := coalesce((query ->> 'skip')::integer, 0);
  few bigint[];
  sorting record;
  source text := 'public.runs r';
  conditions text[] := array[format('r.workspace_id = %L', workspace)];
  first jsonb := query -> 'order' -> 0;
  -- Comparisons of the values that are followed, on the row `o1`, and without such a row.
  own text[] := '{}';
  without text[] := '{}';
  -- The conditions as they are counted.
  counted text[];
  clause jsonb;
  part record;
  found_numbers bigint[];
  found_bytes bigint[];
  all_numbers bigint[] := '{}';
  all_bytes bigint[] := '{}';
  more boolean;
begin
  if jsonb_array_length(coalesce(query -> 'filter', '[]')) > 32 or jsonb_array_length(coalesce(query -> 'order', '[]')) > 8 then
    raise exception 'A filter has at most 32 comparisons, an order 8 keys' using errcode = '22023';
  end if;
  sorting := private.run_order(query);
  if after is not null and jsonb_array_length(after) <> cardinality(sorting.columns) then
    raise exception 'Invalid page token' using errcode = '22023';
  end if;
  if query ? 'experiments' then
    conditions := conditions || case when cardinality(private.experiment_numbers(query)) = 1
      -- Of one experiment, the index has the runs in order.
      then format('r.experiment_id = %L::bigint', (private.experiment_numbers(query))[1])
      else format('r.experiment_id = any (%L::bigint[])', private.experiment_numbers(query)) end;
  end if;
  if query ->> 'view' <> 'ALL' then
    conditions := conditions
      || format('r.lifecycle = %L', case query ->> 'view' when 'DELETED_ONLY' then 'deleted' else 'active' end);
  end if;
  counted := conditions;
  for clause in select x from jsonb_array_elements(query -> 'filter') x loop
    if clause ->> 'entity' = first ->> 'entity' and clause ->> 'key' = first ->> 'key' and first ->> 'entity' <> 'attribute' then
      without := without || private.run_clause(clause, true);
      own := own || case when clause ->> 'op' = 'IS NULL' then 'false' else private.indexed_test(clause, 'o1') end;
    else
      conditions := conditions || private.run_clause(clause, true);
    end if;
    counted := counted || private.run_clause(clause, false);
  end loop;
  few := private.few_runs(workspace, query);
  if few is not null then
    source := format('unnest(%L::bigint[]) f(number) join public.runs r on r.number = f.number', few);
  end if;

  if query ->> 'count' = 'true' then
    execute format('select count(*) from %s where %s', source, array_to_string(counted, ' and ')) into total;
  end if;
  for part in select * from private.run_parts(workspace, query, few is null, source, conditions, own, without) loop
    execute format(
      'select coalesce(array_agg(p.number), ''{}''), coalesce(array_agg(p.bytes), ''{}'')
       from (select r.number, r.bytes from %s where %s order by %s limit %s) p',
      part.source, array_to_string(part.conditions, ' and '), part.ordered, size + 1 + skip - cardinality(all_numbers)
    ) into found_numbers, found_bytes;
    all_numbers := all_numbers || found_numbers;
    all_bytes := all_bytes || found_bytes;
    exit when cardinality(all_numbers) > size + skip;
  end loop;

  select coalesce(array_agg(m.number order by m.place) filter (where m.place <= skip + size and m.before < 16000000), '{}'),
    coalesce(bool_or(m.place > skip + size or m.before >= 16000000), false)
  into numbers, more
  from (
    select u.number, u.place, sum(u.bytes) over (order by u.place) - u.bytes as before
    from unnest(all_numbers, all_bytes) with ordinality u(number, bytes, place) where u.place > skip
  ) m;
  if more then
    execute format('select json_build_array(%s) from public.runs r%s where r.number = $1',
      (select string_agg('(' || c || ')::text', ', ' order by n) from unnest(sorting.columns) with ordinality u(c, n)),
      array_to_string(sorting.joins, '')
    ) into next using numbers[cardinality(numbers)];
  end if;
end;
$$;

select private.apply_grants();
