-- +goose Up
-- {{#if auth}}
create table users (
  id text primary key,
  email text not null unique,
  password_hash text not null,
  created_at timestamp not null,
  reset_hash text,
  reset_expires_at timestamp
);

create table sessions (
  token_hash text primary key,
  user_id text not null references users on delete cascade,
  expires_at timestamp not null
);
-- {{/if}}
-- {{#if api}}

create table items (
  id text primary key,
  -- {{#if auth}}
  owner_id text not null references users on delete cascade,
  -- {{/if}}
  title text not null,
  done boolean not null,
  created_at timestamp not null
);
-- {{#if auth}}

create index items_by_owner on items (owner_id, created_at desc);
-- {{/if}}
-- {{/if}}
