-- Runs of a comparison, in one question: up to 100 ids separated by commas, in their order, without those that the caller may
-- not read. The shape is that of `search_runs`.
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
    select r.number from unnest(asked) with ordinality a(id, place) join public.runs r on r.id = a.id
    where private.may(r.workspace_id, 'read') order by a.place
  ));
end;
$$;

insert into private.granted (privilege, roles) values
  ('execute on function public.compared_runs(text)', 'authenticated');

select private.apply_grants();
