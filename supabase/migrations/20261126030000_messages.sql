-- Messages of visitors: the contact form, job applications and template requests. The server stores them, after its
-- limits; administrators read them. No role of the API may insert one.
create table public.messages (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('contact', 'application', 'template_request')),
  name text not null check (length(name) between 1 and 200),
  email text not null check (length(email) between 3 and 254),
  body text not null check (length(body) <= 10000),
  -- Fields of one kind only: `subject`, or `position`, `phone`, `portfolio` and `referral`.
  details jsonb not null default '{}' check (jsonb_typeof(details) = 'object' and length(details::text) <= 4000),
  -- The attachment, whose bytes are in `private.message_files`.
  file_name text check (length(file_name) between 1 and 200),
  file_size integer check (file_size between 1 and 5242880),
  state text not null default 'unread' check (state in ('unread', 'answered', 'archived')),
  created_at timestamptz not null default now(),
  -- Set when an administrator deletes the message. The server removes the row an hour later; until then it can be restored.
  deleted_at timestamptz,
  check ((file_name is null) = (file_size is null))
);

create index messages_newest_idx on public.messages (created_at desc, id desc) where deleted_at is null;

create table private.message_files (
  message_id uuid primary key references public.messages (id) on delete cascade,
  bytes bytea not null
);
-- Without an attempt to compress: the accepted types are compressed already, and it would take seconds.
alter table private.message_files alter column bytes set storage external;

alter table public.messages enable row level security;

create policy "open session" on public.messages as restrictive to authenticated
  using ((select private.session_is_open()));
create policy "admins read messages" on public.messages for select to authenticated
  using ((select private.is_admin()));
create policy "admins file messages" on public.messages for update to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));

-- Stores a message and returns its id. Returns null when the same message arrived within the last hour: a form that is sent
-- again after a lost answer stores it once. Raises when the table holds 20,000 messages or 500 MB of files.
create function private.receive_message(
  kind text,
  name text,
  email text,
  body text,
  details jsonb,
  file_name text,
  file_bytes bytea
) returns uuid
language plpgsql set search_path = ''
as $$
declare
  received uuid;
begin
  if (select count(*) >= 20000 or coalesce(sum(m.file_size), 0) + coalesce(length(file_bytes), 0) > 500000000
      from public.messages m) then
    raise exception 'The inbox is full' using errcode = 'PT507';
  end if;
  if exists (
    select from public.messages m
    where m.kind = receive_message.kind and m.email = receive_message.email and m.name = receive_message.name
      and m.body = receive_message.body and m.details = receive_message.details
      and m.file_name is not distinct from receive_message.file_name
      and m.file_size is not distinct from length(file_bytes)
      and m.created_at > now() - interval '1 hour' and m.deleted_at is null
  ) then
    return null;
  end if;
  insert into public.messages (kind, name, email, body, details, file_name, file_size)
  values (kind, name, email, body, details, file_name, length(file_bytes))
  returning id into received;
  if file_bytes is not null then
    insert into private.message_files (message_id, bytes) values (received, file_bytes);
  end if;
  return received;
end;
$$;

-- The newest messages, as `{ "total": n, "unread": n, "rows": [message, …] }`. `unread` counts all kinds and states. An
-- empty state lists unread and answered messages, an empty kind lists every kind.
create function public.inbox(wanted_kind text, wanted_state text, page_size integer) returns jsonb
language plpgsql stable set search_path = ''
as $$
begin
  if not private.is_admin() then
    raise exception 'Only administrators may read messages' using errcode = '42501';
  end if;
  return (
    with listed as (
      select * from public.messages m
      where m.deleted_at is null
        and (wanted_kind = '' or m.kind = wanted_kind)
        and case wanted_state when '' then m.state <> 'archived' else m.state = wanted_state end
    )
    select jsonb_build_object(
      'total', (select count(*) from listed),
      'unread', (select count(*) from public.messages m where m.deleted_at is null and m.state = 'unread'),
      'rows', coalesce((
        select jsonb_agg(to_jsonb(page) - 'deleted_at' order by page.created_at desc, page.id desc)
        from (
          select * from listed order by created_at desc, id desc limit least(greatest(page_size, 1), 500)
        ) page
      ), '[]'))
  );
end;
$$;

-- Changes the state of a message. Returns false when there is no such message for this caller.
create function public.file_message(message uuid, new_state text) returns boolean
language plpgsql set search_path = ''
as $$
begin
  if new_state not in ('unread', 'answered', 'archived') then
    raise exception 'A state is unread, answered or archived.' using errcode = '22023';
  end if;
  update public.messages set state = new_state where id = message and deleted_at is null;
  return found;
end;
$$;

-- Deletes a message, or restores it while its row exists. Returns false when there is no such message for this caller.
create function public.delete_message(message uuid, deleted boolean) returns boolean
language plpgsql set search_path = ''
as $$
begin
  update public.messages set deleted_at = case when deleted then now() end where id = message;
  return found;
end;
$$;

insert into private.granted (privilege, roles) values
  ('select on public.messages', 'authenticated'),
  ('update (state, deleted_at) on public.messages', 'authenticated'),
  ('all on public.messages', 'service_role'),
  ('execute on function public.inbox(text, text, integer)', 'authenticated'),
  ('execute on function public.file_message(uuid, text)', 'authenticated'),
  ('execute on function public.delete_message(uuid, boolean)', 'authenticated');

select private.apply_grants();
