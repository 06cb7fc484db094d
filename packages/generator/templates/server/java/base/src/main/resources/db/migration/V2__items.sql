create table items (
  id uuid primary key,
  -- {{#if auth}}
  owner_id uuid not null references users on delete cascade,
  -- {{/if}}
  title varchar(200) not null,
  done boolean not null,
  created_at timestamptz not null
);
-- {{#if auth}}

create index items_by_owner on items (owner_id, created_at desc);
-- {{/if}}
