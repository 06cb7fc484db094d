-- The order of the end of runs follows an index, and the runs that a filter finds are counted up to a limit.

-- The order of runs by their end: those that have none come last in both directions.
create index runs_end_idx on public.runs (workspace_id, ((end_time is null)::integer), (coalesce(end_time, 0)));
create index runs_end_last_idx on public.runs (workspace_id, ((end_time is null)::integer), (coalesce(end_time, 0)) desc);

insert into private.limits (name, value) values ('counted_runs', 10000);

-- The numbers of all runs that a search finds, as SQL in no order. `few` is the result of `private.few_runs`.
create function private.run_matches(workspace uuid, query jsonb, few bigint[]) returns text
language plpgsql stable set search_path = ''
as $$
declare
  conditions text[] := array[format('r.workspace_id = %L', workspace)];
  clause jsonb;
begin
  if query ? 'experiments' then
    conditions := conditions || format('r.experiment_id = any (%L::bigint[])', private.experiment_numbers(query));
  end if;
  if query ->> 'view' <> 'ALL' then
    conditions := conditions
      || format('r.lifecycle = %L', case query ->> 'view' when 'DELETED_ONLY' then 'deleted' else 'active' end);
  end if;
  for clause in select x from jsonb_array_elements(query -> 'filter') x loop
    conditions := conditions || private.run_clause(clause, false);
  end loop;
  return format('select r.number from %s where %s',
    case when few is null then 'public.runs r'
      else format('unnest(%L::bigint[]) f(number) join public.runs r on r.number = f.number', few) end,
    array_to_string(conditions, ' and '));
end;
$$;

-- The numbers of the runs of a page, in order. `query` is `{ experiments?, view, filter, order, max, skip?, after?, count? }`:
-- `experiments` are ids as text; `view` is ACTIVE_ONLY, DELETED_ONLY or ALL; `after` is the `next` of the page before;
-- when `count` is true, `total` is how many runs are found. A filter's runs are counted up to a limit, since counting more takes
-- longer than the page itself: `exact` is false when there are more than `total`. A page ends early when its runs are large.
drop function private.find_runs(uuid, jsonb);
create function private.find_runs(
  workspace uuid, query jsonb, out numbers bigint[], out next json, out total bigint, out exact boolean
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
  most bigint := private.limit_of(workspace, 'counted_runs');
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
  for clause in select x from jsonb_array_elements(query -> 'filter') x loop
    if clause ->> 'entity' = first ->> 'entity' and clause ->> 'key' = first ->> 'key' and first ->> 'entity' <> 'attribute' then
      without := without || private.run_clause(clause, true);
      own := own || case when clause ->> 'op' = 'IS NULL' then 'false' else private.indexed_test(clause, 'o1') end;
    else
      conditions := conditions || private.run_clause(clause, true);
    end if;
  end loop;
  few := private.few_runs(workspace, query);
  if few is not null then
    source := format('unnest(%L::bigint[]) f(number) join public.runs r on r.number = f.number', few);
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

  if query ->> 'count' = 'true' then
    exact := true;
    if not more and after is null and (skip = 0 or cardinality(numbers) > 0) then
      total := skip + cardinality(numbers);
    elsif jsonb_array_length(coalesce(query -> 'filter', '[]')) = 0 then
      execute format('select count(*) from (%s) f', private.run_matches(workspace, query, few)) into total;
    else
      execute format('select count(*) from (%s limit %s) f', private.run_matches(workspace, query, few), most + 1) into total;
      if total > most then
        total := greatest(most, skip + cardinality(numbers));
        exact := false;
      end if;
    end if;
  end if;
end;
$$;

-- Runs as the pages have them, with their workspace, in the order of their numbers.
create or replace function private.run_summaries(numbers bigint[]) returns json
language sql stable set search_path = ''
as $$
  select coalesce(json_agg(json_build_object(
    'id', r.id, 'workspace_id', r.workspace_id, 'name', r.name, 'experiment_id', r.experiment_id::text,
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

-- The runs of a workspace: `{ total, exact, next_from, may_change, runs }`; `may_change` is whether the caller may change them.
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
    'exact', found_runs.exact,
    'next_from', case when found_runs.next is not null then greatest(page_from, 0) + cardinality(found_runs.numbers) end,
    'may_change', private.may(workspace, 'edit_runs'),
    'runs', private.run_summaries(found_runs.numbers)
  );
end;
$$;

select private.apply_grants();
