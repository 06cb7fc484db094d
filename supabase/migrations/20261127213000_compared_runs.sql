-- Runs of a comparison, in one question: up to 100 ids separated by commas, in their order, each once, without those that the
-- caller may not read. The shape is that of `search_runs`. Runs behind the first 16 MB are left out, as in `find_runs`.
create function public.compared_runs(run_ids text) returns json
language plpgsql stable security definer set search_path = ''
as $$
declare
  asked text[] := string_to_array(run_ids, ',');
begin
  if cardinality(asked) > 100 then
    raise exception 'At most 100 runs at once' using errcode = '22023';
  end if;
  return private.run_summaries(array(
    select m.number from (
      select r.number, a.place, sum(r.bytes) over (order by a.place) - r.bytes as before
      from (select u.id, min(u.place) as place from unnest(asked) with ordinality u(id, place) group by u.id) a
      join public.runs r on r.id = a.id
      where private.may(r.workspace_id, 'read')
    ) m
    where m.before < 16000000 order by m.place
  ));
end;
$$;

insert into private.granted (privilege, roles) values
  ('execute on function public.compared_runs(text)', 'authenticated');

select private.apply_grants();
