-- Documents of shared workspaces: every member reads them. The documented permissions (TEM-04) give models, datasets and
-- deployments to every role and say nothing of projects: `edit_projects` is for every role but a viewer.
create or replace function private.role_may(role text, permission text) returns boolean
language sql immutable set search_path = ''
as $$
  select case permission
    when 'read' then true
    when 'create_models' then true
    when 'manage_datasets' then true
    when 'deploy_models' then true
    when 'edit_projects' then role in ('developer', 'manager', 'admin')
    when 'manage_team' then role in ('manager', 'admin')
    when 'admin_settings' then role = 'admin'
    else false
  end;
$$;

update private.document_kinds set permission = 'edit_projects' where kind = 'project';

-- As before, and `edits_projects`: whether the caller may change projects, so that a client can say so before it is refused.
create or replace function public.pull_documents(workspace uuid, after_cursor bigint, page_size integer) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  page jsonb;
  newest bigint := coalesce((select c.cursor from private.document_counters c where c.workspace_id = workspace), 0);
begin
  perform private.demand(workspace, 'read');
  if after_cursor > newest then
    -- The database was restored from a backup: the client reads everything again.
    after_cursor := 0;
  end if;
  with found as (
    select d.*, sum(d.bytes) over (order by d.cursor) - d.bytes as before
    from (
      select * from public.documents f
      where f.workspace_id = workspace and f.cursor > after_cursor
      order by f.cursor limit least(greatest(page_size, 1), 500)
    ) d
  ), taken as (select * from found where before < 1000000)
  select jsonb_build_object(
    'documents', coalesce(jsonb_agg(jsonb_build_object(
      'kind', t.kind, 'id', t.id, 'value', t.value, 'version', t.version, 'deleted', t.deleted
    ) order by t.cursor), '[]'),
    'cursor', coalesce(max(t.cursor), after_cursor)
  ) into page from taken t;
  return page || jsonb_build_object(
    'more', (page ->> 'cursor')::bigint < newest,
    'edits_projects', private.may(workspace, 'edit_projects')
  );
end;
$$;

select private.apply_grants();
