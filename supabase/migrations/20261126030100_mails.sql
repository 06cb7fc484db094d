-- Mails that wait for an SMTP server. A process claims a mail by `locked_until`: when it crashes, the claim ends and
-- another process sends the mail. Bodies hold links with tokens, so they are cleared once the mail was sent.
create table private.mails (
  id uuid primary key default gen_random_uuid(),
  recipient text not null,
  reply_to text,
  subject text not null,
  body_text text not null,
  body_html text not null,
  created_at timestamptz not null default clock_timestamp(),
  attempts integer not null default 0,
  next_attempt_at timestamptz not null default clock_timestamp(),
  locked_until timestamptz,
  sent_at timestamptz,
  -- Set when no attempt follows.
  failed_at timestamptz,
  last_error text
);

create index mails_due_idx on private.mails (next_attempt_at) where sent_at is null and failed_at is null;

-- Mails that could not be sent so far, newest first, with the reason of the last attempt; without their bodies.
create function public.troubled_mails() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not private.is_admin() then
    raise exception 'Only administrators may read about mails' using errcode = '42501';
  end if;
  return coalesce((
    select jsonb_agg(to_jsonb(page) order by page.created_at desc, page.id)
    from (
      select id, recipient, subject, created_at, attempts, last_error as reason, next_attempt_at, failed_at
      from private.mails where sent_at is null and last_error is not null
      order by created_at desc, id limit 50
    ) page
  ), '[]');
end;
$$;

-- Makes a mail that could not be sent due now. Returns false when it was sent, or is gone.
create function public.retry_mail(mail uuid) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  if not private.is_admin() then
    raise exception 'Only administrators may send mails again' using errcode = '42501';
  end if;
  update private.mails set attempts = 0, next_attempt_at = clock_timestamp(), failed_at = null
  where id = mail and sent_at is null and last_error is not null;
  return found;
end;
$$;

insert into private.granted (privilege, roles) values
  ('execute on function public.troubled_mails()', 'authenticated'),
  ('execute on function public.retry_mail(uuid)', 'authenticated');

select private.apply_grants();
