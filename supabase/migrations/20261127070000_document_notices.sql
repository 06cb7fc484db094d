-- Notice of changed documents, for the servers that have open streams of changes (packages/server/live).

-- The payload is the workspace alone, so a push of many documents is one notice. It is given when the push is committed.
create function private.give_document_notice() returns trigger
language plpgsql set search_path = ''
as $$
begin
  perform pg_notify('documents', new.workspace_id::text);
  return null;
end;
$$;

create trigger give_document_notice after update of cursor on private.document_counters
for each row when (old.cursor is distinct from new.cursor) execute function private.give_document_notice();

-- The place of the newest change of a workspace. Raises PT401 when the session of the caller has ended.
create function private.document_cursor(workspace uuid) returns bigint
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not private.session_is_open() then
    raise exception 'The session has ended' using errcode = 'PT401';
  end if;
  perform private.demand(workspace, 'read');
  return coalesce((select c.cursor from private.document_counters c where c.workspace_id = workspace), 0);
end;
$$;

insert into private.granted (privilege, roles) values
  ('execute on function private.document_cursor(uuid)', 'authenticated');

select private.apply_grants();
