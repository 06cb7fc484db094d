import { createHash } from 'node:crypto'
import type { Database } from '../database/engine'
import type { Counted, Limits } from '../limits/limits'
import type { AuthLimits } from '../limits/rate-limit'

/**
 * The limits that all processes on a database share. Keys are hashed: addresses of people and callers are not stored. A limit
 * is a sliding window; `times` holds at most as many events as its limit allows. Rows are removed once they mean nothing.
 */
export const LIMITS_SCHEMA = `
create table if not exists server.limits (
  key text primary key,
  times timestamptz[] not null,
  ends_at timestamptz not null
);
create index if not exists limits_ends_at_idx on server.limits (ends_at);
drop table if exists server.known_callers;

-- Waits for rows in the order of their keys, so that two calls never wait for each other. Returns ms until all events may
-- happen, and counts them when asked to: always, or only when that is 0.
create or replace function server.count_events(keys text[], maxima int[], windows int[], counting text) returns float8
language plpgsql set search_path = '' as $$
declare
  instant timestamptz := clock_timestamp();
  wait float8;
begin
  if counting <> 'never' then
    insert into server.limits (key, times, ends_at)
    select key, '{}', instant from unnest(keys) key order by key on conflict do nothing;
    perform from server.limits where key = any (keys) order by key for update;
    instant := clock_timestamp();
  end if;
  select coalesce(max(extract(epoch from l.times[array_length(l.times, 1) - e.maximum + 1]
    + e.size * interval '1 millisecond' - instant) * 1000), 0) into wait
  from unnest(keys, maxima, windows) e (key, maximum, size) join server.limits l using (key)
  where array_length(l.times, 1) >= e.maximum;
  wait := greatest(wait, 0);
  if counting = 'always' or counting = 'when free' and wait = 0 then
    update server.limits l set
      times = (l.times || instant)[greatest(1, coalesce(array_length(l.times, 1), 0) + 2 - e.maximum):],
      ends_at = instant + e.size * interval '1 millisecond'
    from unnest(keys, maxima, windows) e (key, maximum, size) where l.key = e.key;
  end if;
  return wait;
end;
$$;
`

/** Deletes what no longer counts. */
export const FORGET_LIMITS = 'delete from server.limits where ends_at < now()'

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url')

/** Limits that all processes on one database share. Their statements run outside of the work that asks. */
export function createSharedLimits(database: Database, limits: AuthLimits): Limits {
  const ask = async (events: readonly Counted[], counting: 'never' | 'always' | 'when free') => {
    const { rows } = await database.query<{ wait: number }>(
      'select server.count_events($1::text[], $2::int[], $3::int[], $4) as wait',
      [
        events.map(([name, key]) => `${name} ${hashOf(key)}`),
        events.map(([name]) => limits[name].max),
        events.map(([name]) => limits[name].windowMs),
        counting,
      ],
    )
    return rows[0]?.wait ?? 0
  }
  return {
    wait: (events) => ask(events, 'never'),
    count: async (events) => void (await ask(events, 'always')),
    take: (events) => ask(events, 'when free'),
    async forget([name, key]) {
      await database.query('delete from server.limits where key = $1', [`${name} ${hashOf(key)}`])
    },
  }
}
