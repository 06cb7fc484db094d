-- A sign-up that is not confirmed within 30 days is removed with its profile, and its username is free. The server calls this
-- regularly (packages/server/database/care.ts); on hosted Supabase pg_cron does (docs/deploy.md).

-- Removes at most 500 sign-ups, and returns how many. A mail that was sent again and a later sign-up with the same address
-- begin the 30 days anew. Accounts that were ever confirmed have signed in; locked accounts and accounts with a role stay.
create function private.remove_unconfirmed(as_of timestamptz default now()) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  removed integer;
begin
  with late as (
    select u.id from auth.users u join public.profiles p on p.id = u.id
    where u.email_confirmed_at is null and u.created_at < as_of - interval '30 days'
      and coalesce(u.confirmation_sent_at, u.created_at) < as_of - interval '30 days'
      and u.last_sign_in_at is null and u.phone_confirmed_at is null and u.invited_at is null
      and not p.is_verified and p.status <> 'locked' and p.role = 'user'
      and not exists (
        select from private.sign_ups s where s.user_id = u.id and s.sent_at >= as_of - interval '30 days'
      )
    order by u.created_at
    limit 500
    for update of u skip locked
  )
  delete from auth.users u using late where u.id = late.id and u.email_confirmed_at is null;
  get diagnostics removed = row_count;
  return removed;
end;
$$;

insert into private.granted (privilege, roles) values
  ('execute on function private.remove_unconfirmed(timestamptz)', 'service_role');

select private.apply_grants();
