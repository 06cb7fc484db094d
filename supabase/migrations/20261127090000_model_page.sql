-- One registered model for its page, with its newest 200 versions and where each comes from. `files` is the owner of the
-- version's files and the folder among them; null for files that lie elsewhere. Times are milliseconds since 1970.
create function public.model_page(workspace uuid, model text) returns json
language plpgsql stable security definer set search_path = ''
as $$
declare
  home public.registered_models;
begin
  perform private.demand(workspace, 'read');
  select * into home from public.registered_models m where m.workspace_id = workspace and m.name = model;
  if home.name is null then
    raise exception 'Registered Model with name=% not found', left(model, 256) using errcode = 'PT404';
  end if;
  return json_build_object(
    'name', home.name, 'description', home.description, 'created_at', home.created_at, 'updated_at', home.updated_at,
    'tags', home.tags,
    'total', (
      select count(*) from public.model_versions v where v.workspace_id = workspace and v.name = home.name
    ),
    'versions', (
      select coalesce(json_agg(json_build_object(
        'version', v.version, 'stage', v.stage, 'description', v.description, 'source', v.source,
        'model_id', v.model_id, 'created_at', v.created_at, 'tags', v.tags,
        'files', private.files_of_location(v.location),
        'aliases', (
          select coalesce(json_agg(a.alias order by a.alias), '[]') from public.model_aliases a
          where a.workspace_id = workspace and a.name = v.name and a.version = v.version
        ),
        'run', (
          select json_build_object(
            'id', r.id, 'name', r.name, 'lifecycle', r.lifecycle,
            'datasets', (
              select coalesce(json_agg(json_build_object(
                'name', d.name, 'digest', d.digest, 'context', d.tags ->> 'mlflow.data.context'
              ) order by d.name, d.digest), '[]')
              from (
                select * from public.run_datasets d where d.run_number = r.number order by d.name, d.digest limit 20
              ) d
            )
          )
          from public.runs r where r.id = v.run_id and r.workspace_id = workspace
        )
      ) order by v.version desc), '[]')
      from (
        select * from public.model_versions v where v.workspace_id = workspace and v.name = home.name
        order by v.version desc limit 200
      ) v
    )
  );
end;
$$;

create function private.files_of_location(location text) returns json
language sql immutable set search_path = ''
as $$
  select case
    when m.parts is not null then json_build_object('kind', 'model', 'id', m.parts[1], 'path', coalesce(m.parts[2], ''))
    when r.parts is not null then json_build_object('kind', 'run', 'id', r.parts[1], 'path', coalesce(r.parts[2], ''))
  end
  from
    (select regexp_match(location, '^mlflow-artifacts:/\d+/models/([^/]+)/artifacts(?:/(.*))?$') as parts) m,
    (select regexp_match(location, '^mlflow-artifacts:/\d+/([^/]+)/artifacts(?:/(.*))?$') as parts) r;
$$;

insert into private.granted (privilege, roles) values
  ('execute on function public.model_page(uuid, text)', 'authenticated');

select private.apply_grants();
